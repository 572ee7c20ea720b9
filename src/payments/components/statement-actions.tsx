/** Actions for a statement of account: save as PDF, send by mail, and view earlier statements. */
import * as z from 'zod/mini'
import { downloadIssued } from '../../documents/download.client.ts'
import { Email } from '../../platform/fields/fields.ts'
import { ActButton } from '../../ui/buttons.tsx'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { useRowActions } from '../../ui/use-row-actions.ts'
import { payments } from '../api.client.ts'
import { paymentsContract } from '../contract.ts'
import { statementPageMessages as messages } from '../messages/statement-page.ts'
import type { IssuedStatement, Statement } from '../statement-fields.ts'

type StatementProps = { readonly statement: Statement }

const issue = ({ customer: { key: customer }, from, to }: Statement): Promise<IssuedStatement> =>
  payments.issueStatement({ customer, from, to })

/** Issues the statement, or finds an issued one with the same content, and saves its file. */
export function SaveStatement({ statement }: StatementProps) {
  const { busy, run } = useRowActions()
  const work = async (): Promise<string> => {
    const issued = await issue(statement)
    await downloadIssued(issued)
    return messages.saved(issued.number)
  }
  return (
    <ActButton className="button tight" busy={busy} act={(button) => run({ button, work })}>
      {messages.save}
    </ActButton>
  )
}

const fields = z.strictObject({ email: Email })
const { TextInput } = inputsOf<z.input<typeof fields>>()

/** For staff: mails the statement to the customer. */
export function MailStatement({ statement }: StatementProps) {
  const form = useContractForm(paymentsContract.mailStatement, {
    fields,
    values: { email: statement.addresses[0] ?? '' },
  })
  const { revalidate } = useRevalidator()
  const submit = async ({ email }: z.output<typeof fields>): Promise<void> => {
    const { id, number } = await issue(statement)
    await payments.mailStatement({ id, to: email })
    toast(messages.queued(number, email))
    await revalidate()
  }
  return (
    <section className="mt-6" aria-labelledby="mail-statement">
      <h2 id="mail-statement">{messages.mailTitle}</h2>
      <p className="muted mt-2">{messages.mailLead}</p>
      <Form
        form={form}
        className="form narrow mt-2"
        onSubmit={submit}
        failed={messages.notSent}
        act={messages.send}
        busy={messages.sending}
      >
        <TextInput name="email" label={messages.address} />
      </Form>
    </section>
  )
}

/** Earlier statements, newest first. */
export function IssuedStatements({ statement: { issued } }: StatementProps) {
  const { busy, run } = useRowActions()
  if (issued.length === 0) return null
  const save = async (statement: IssuedStatement): Promise<string> => {
    await downloadIssued(statement)
    return messages.saved(statement.number)
  }
  return (
    <section className="mt-6" aria-labelledby="issued-statements">
      <h2 id="issued-statements" className="mb-2">
        {messages.issued}
      </h2>
      <ul>
        {issued.map((statement) => (
          <li key={statement.id} className="row mb-2">
            <span>
              <b>{statement.number}</b> {messages.period(statement.from, statement.to)}
              {statement.sent.map(({ to, at }) => (
                <small key={`${to} ${at}`} className="block">
                  {messages.sentTo(to)} <DateTime at={at} />
                </small>
              ))}
            </span>
            <ActButton
              className="button tight plain"
              busy={busy}
              act={(button) => run({ button, work: () => save(statement) })}
            >
              {messages.saveIssued(statement.number)}
            </ActButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
