/** The form for the address of messages about the orders of a cXML connection. */
import * as z from 'zod/mini'
import { OptionalLine } from '../../platform/fields/fields.ts'
import { Form } from '../../ui/form/form.tsx'
import { inputsOf } from '../../ui/form/inputs.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useRevalidator } from '../../ui/use-revalidator.ts'
import { punchOut } from '../api.client.ts'
import { punchOutContract, type Connection } from '../contract.ts'
import { punchOutPageMessages as messages } from '../messages/pages.ts'

const fields = z.strictObject({ address: OptionalLine(900), secret: OptionalLine(200) })
const { TextInput } = inputsOf<z.input<typeof fields>>()

type OfConnection = { readonly company: string; readonly connection: Connection }

/** One form for each active cXML connection. */
export function AnswersForms({
  company,
  rows,
}: {
  readonly company: string
  readonly rows: readonly Connection[]
}) {
  const called = rows.filter(
    ({ protocol, revokedAt }) => protocol === 'cxml' && revokedAt === undefined,
  )
  if (called.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="answers">
      <h2 id="answers" className="mb-2">
        {messages.answers}
      </h2>
      <p className="muted">{messages.answersHelp}</p>
      {called.map((connection) => (
        <AnswersForm key={connection.id} company={company} connection={connection} />
      ))}
    </section>
  )
}

function AnswersForm({ company, connection }: OfConnection) {
  const { id, userName, answerAddress = '', hasAnswerSecret = false } = connection
  const form = useContractForm(punchOutContract.saveAnswers, {
    fields,
    values: { address: answerAddress, secret: '' },
  })
  const { revalidate } = useRevalidator()
  const save = async ({ address, secret }: z.output<typeof fields>): Promise<void> => {
    const proof = secret === '' ? {} : { secret }
    await punchOut.saveAnswers({ id: company, connection: id, address, ...proof })
    form.reset({ address, secret: '' })
    await revalidate()
  }
  return (
    <>
      <h3 className="mt-6 wrap-anywhere">{messages.answersOf(userName)}</h3>
      <Form
        form={form}
        className="form narrow mt-2"
        onSubmit={save}
        failed={messages.answersNotSaved}
        act={messages.saveAnswers}
        busy={messages.savingAnswers}
        secondary
      >
        <TextInput name="address" label={messages.answerAddress} />
        <TextInput
          name="secret"
          label={messages.answerSecret}
          help={
            hasAnswerSecret
              ? `${messages.hasSecret} ${messages.answerSecretHelp}`
              : messages.answerSecretHelp
          }
          type="password"
          autoComplete="off"
        />
      </Form>
    </>
  )
}
