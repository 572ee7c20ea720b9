/** A new list: what came from the cart, the order pad or an order, and a name. */
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { DeskHead, HeadLinks } from '../ui/desk/desk-head.tsx'
import { lists } from '../saved-lists/api.client.ts'
import { savedListsContract, NewList } from '../saved-lists/contract.ts'
import { listPagesMessages as messages } from '../saved-lists/messages/pages.ts'
import { linesOfState, type QuoteLineRequest } from '../quotes/requested-lines.ts'
import { readCompany } from '../session/company.browser.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { toast } from '../ui/toast.tsx'

export const meta = personalMeta(messages.newTitle, messages.description)

const schema = z.strictObject({ name: NewList.shape.name, shared: z.boolean() })
const { Checkbox, TextInput } = inputsOf<z.input<typeof schema>>()

export default function NewListPage() {
  const { state } = useLocation()
  const asked = linesOfState(state)
  const company = readCompany()
  const navigate = useNavigate()
  const form = useContractForm(savedListsContract.create, {
    fields: schema,
    values: { name: '', shared: false },
  })
  const submit = async (values: z.output<typeof schema>): Promise<void> => {
    const lines = asked.map(({ toolId, quantity }) => ({ toolId, quantity }))
    const { id, name } = await lists.create({ ...values, lines })
    toast(messages.saved(name))
    await navigate(`/dashboard/lists/${id}`, { replace: true })
  }
  return (
    <div className="narrow">
      <DeskHead title={messages.newTitle} lead={messages.newLead(asked.length)}>
        <HeadLinks links={[{ to: '/dashboard/lists', label: messages.title }]} />
      </DeskHead>
      <AskedLines lines={asked} />
      <Form
        form={form}
        onSubmit={submit}
        failed={messages.notSaved}
        act={messages.save}
        busy={messages.saving}
      >
        <TextInput name="name" label={messages.nameLabel} />
        {company === undefined ? null : (
          <Checkbox name="shared" label={messages.shared(company.name)} />
        )}
      </Form>
    </div>
  )
}

/** The first of them: the list's own page shows all. */
const AskedLines = ({ lines }: { readonly lines: readonly QuoteLineRequest[] }) =>
  lines.length === 0 ? null : (
    <ul className="mb-4 small">
      {lines.slice(0, 20).map(({ toolId, name, quantity }) => (
        <li key={toolId}>
          {quantity} × {name}
        </li>
      ))}
      {lines.length > 20 ? <li>…</li> : null}
    </ul>
  )

export const ErrorBoundary = pageErrors(messages.newTitle)
