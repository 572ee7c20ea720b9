/** The tools of each state that is not plainly on sale, and a form that begins a draft. */
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { ListExport } from '../accounts/components/list-export.tsx'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { catalogueContract } from '../catalogue/contract.ts'
import { toolStateMessages as messages } from '../catalogue/messages/tool-states.ts'
import { NewDraft, type StateRow } from '../catalogue/states/state-fields.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { stateExport } from '../catalogue/export-columns.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Form } from '../ui/form/form.tsx'
import { inputsOf } from '../ui/form/inputs.tsx'
import { useContractForm } from '../ui/form/use-contract-form.ts'
import { personalMeta } from '../ui/page-meta.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Table, type Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import type { Route } from './+types/dashboard.manageproducts.states.ts'

const listed = ['draft', 'scheduled', 'discontinued', 'ended', 'archived'] as const
const stateIn = (params: URLSearchParams) =>
  listed.find((state) => state === params.get('state')) ?? 'draft'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const state = stateIn(new URL(request.url).searchParams)
  const rows = await catalogue.states({ state }, { signal: request.signal })
  return { rows, canChange: may(user, 'catalogue') }
}

const columns: readonly Column<StateRow>[] = [
  {
    header: messages.name,
    slot: 'title',
    cell: ({ name, sku }) => (
      <span>
        {name} <small>{sku}</small>
      </span>
    ),
  },
  {
    header: messages.days,
    slot: 'state',
    cell: ({ saleFrom, saleUntil, successor }) =>
      successor === '' ? messages.period(saleFrom, saleUntil) : messages.follows(successor),
  },
  {
    header: messages.missing,
    slot: 'meta',
    cell: ({ missing }) => missing.map((part) => messages.parts[part]).join(', '),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, name }) => (
      <Link
        className="button small"
        to={`/dashboard/manageproducts/${id}`}
        aria-label={messages.open(name)}
      >
        {messages.edit}
      </Link>
    ),
  },
]

export default function ToolStates({ loaderData: { rows, canChange } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const state = stateIn(params)
  return (
    <>
      <div className="row justify-between">
        <h1>{messages.title}</h1>
        <Link className="button tight" to="/dashboard/manageproducts">
          {messages.back}
        </Link>
      </div>
      <nav className="tabs mt-4 mb-4" aria-label={messages.tabs}>
        {listed.map((each) => (
          <Link key={each} aria-current={each === state ? 'page' : undefined} to={`?state=${each}`}>
            {messages.states[each]}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState title={messages.none(state)} detail={messages.help[state]} />
      ) : (
        <>
          <p className="muted mb-4">{messages.help[state]}</p>
          <Table
            caption={messages.caption(state)}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
          />
          <ListExport
            list="states"
            name={`tools-${state}`}
            columns={stateExport}
            read={async () => catalogue.states({ state })}
          />
        </>
      )}
      {state === 'draft' && canChange ? <NewDraftForm /> : null}
    </>
  )
}

const fields = z.pick(NewDraft, { name: true, price: true })
const { TextInput, MoneyInput } = inputsOf<z.input<typeof fields>>()

function NewDraftForm() {
  const navigate = useNavigate()
  const form = useContractForm(catalogueContract.addDraft, {
    fields,
    values: { name: '', price: '' },
  })
  const begin = async (values: z.output<typeof fields>): Promise<void> => {
    const { insertedId } = await catalogue.addDraft(values)
    await navigate(`/dashboard/manageproducts/${insertedId}`)
  }
  return (
    <Form form={form} className="form mt-6" onSubmit={begin}>
      <div className="form-part">
        <h2>{messages.begin}</h2>
        <p className="help">{messages.beginHelp}</p>
        <div className="two">
          <TextInput name="name" label={messages.draftName} />
          <MoneyInput name="price" label={messages.price} />
        </div>
        <div className="row">
          <SubmitButton busy={form.formState.isSubmitting} busyLabel={messages.beginning}>
            {messages.begin}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
