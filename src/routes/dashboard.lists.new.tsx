/** A new list: what came from the cart, the order pad or an order, and a name. */
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { lists } from '../lists/api.client.ts'
import { listsContract, NewList } from '../lists/contract.ts'
import { listPagesMessages as messages } from '../lists/messages/pages.ts'
import { maxListName } from '../lists/rules.ts'
import { linesOfState, type QuoteLineRequest } from '../quotes/requested-lines.ts'
import { readCompany } from '../session/company.browser.ts'
import { pageErrors } from '../shell/access-guard.tsx'
import { schemaResolver } from '../ui/form/schema-resolver.ts'
import { TextField } from '../ui/field.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { toast } from '../ui/toast.tsx'
import { useSubmit } from '../ui/use-submit.ts'
import type { Route } from './+types/dashboard.lists.new.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: messages.newTitle, description: messages.description, noindex: true })

const schema = z.strictObject({ name: NewList.shape.name, shared: z.boolean() })

export default function NewListPage() {
  const { state } = useLocation()
  const asked = linesOfState(state)
  const company = readCompany()
  const navigate = useNavigate()
  const form = useForm({
    resolver: schemaResolver(schema),
    defaultValues: { name: '', shared: false },
  })
  const { notice, send } = useSubmit(form, listsContract.create.input)
  const { errors, isSubmitting } = form.formState
  const submit = send(async (values) => {
    const lines = asked.map(({ toolId, quantity }) => ({ toolId, quantity }))
    const { id, name } = await lists.create({ ...values, lines })
    toast(messages.saved(name))
    await navigate(`/dashboard/lists/${id}`, { replace: true })
  })
  return (
    <div className="narrow">
      <div className="row justify-between">
        <h1>{messages.newTitle}</h1>
        <Link className="button tight" to="/dashboard/lists">
          {messages.title}
        </Link>
      </div>
      <p className="muted mt-2 mb-4">{messages.newLead(asked.length)}</p>
      <AskedLines lines={asked} />
      <form method="post" className="form" noValidate onSubmit={(event) => void submit(event)}>
        {notice === undefined ? null : (
          <Notice tone="bad">
            <b>{messages.notSaved}</b> {notice}
          </Notice>
        )}
        <TextField
          label={messages.nameLabel}
          maxLength={maxListName}
          error={errors.name?.message}
          {...form.register('name')}
        />
        {company === undefined ? null : (
          <label className="check">
            <input type="checkbox" {...form.register('shared')} /> {messages.shared(company.name)}
          </label>
        )}
        <div>
          <SubmitButton busy={isSubmitting} busyLabel={messages.saving}>
            {messages.save}
          </SubmitButton>
        </div>
      </form>
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
