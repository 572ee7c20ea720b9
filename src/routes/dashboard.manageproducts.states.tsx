/** The tools of each state that is not plainly on sale, and a form that begins a draft. */
import { useState, type SyntheticEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ListExport } from '../accounts/components/list-export.tsx'
import { isProblem } from '../../packages/contract/problem.ts'
import { currentAdmin } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { catalogue } from '../catalogue/api.client.ts'
import { toolStateMessages as messages } from '../catalogue/messages/tool-states.ts'
import type { StateRow } from '../catalogue/states/state-fields.ts'
import { parseMoney } from '../platform/money/money.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { stateExport } from '../catalogue/export-columns.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { personalMeta } from '../ui/page-meta.ts'
import { Notice } from '../ui/page-state.tsx'
import { problemMessage } from '../ui/problem-message.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Table, type Column } from '../ui/table.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { moneyMessage } from '../platform/fields/money-field.ts'
import type { Route } from './+types/dashboard.manageproducts.states.ts'

const listed = ['draft', 'scheduled', 'discontinued', 'ended', 'archived'] as const
const stateIn = (params: URLSearchParams) =>
  listed.find((state) => state === params.get('state')) ?? 'draft'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentAdmin('catalogue')
  const state = stateIn(new URL(request.url).searchParams)
  const rows = await catalogue.states({ state }, { signal: request.signal })
  return { rows, mayChange: may(user, 'catalogue') }
}

const columns: readonly Column<StateRow>[] = [
  {
    header: messages.name,
    cell: ({ name, sku }) => (
      <span>
        {name} <small>{sku}</small>
      </span>
    ),
  },
  {
    header: messages.days,
    cell: ({ saleFrom, saleUntil, successor }) =>
      successor === '' ? messages.period(saleFrom, saleUntil) : messages.follows(successor),
  },
  {
    header: messages.missing,
    cell: ({ missing }) => missing.map((part) => messages.parts[part]).join(', '),
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, name }) => (
      <Link
        className="button tight"
        to={`/dashboard/manageproducts/${id}`}
        aria-label={messages.open(name)}
      >
        {messages.edit}
      </Link>
    ),
  },
]

export default function ToolStates({ loaderData: { rows, mayChange } }: Route.ComponentProps) {
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
      {state === 'draft' && mayChange ? <NewDraftForm /> : null}
    </>
  )
}

function NewDraftForm() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const begin = async (name: string, priceText: string): Promise<void> => {
    const price = parseMoney(priceText)
    if (busy) return
    if (price === undefined) return setError(moneyMessage(priceText))
    setBusy(true)
    try {
      const { insertedId } = await catalogue.addDraft({ name, price })
      await navigate(`/dashboard/manageproducts/${insertedId}`)
    } catch (problem) {
      if (!isProblem(problem)) throw problem
      setError(
        problem.body.errors?.map(({ detail }) => detail).join(' ') ?? problemMessage(problem),
      )
      setBusy(false)
    }
  }
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [name, price] = [fields.get('name'), fields.get('price')]
    if (typeof name === 'string' && typeof price === 'string') void begin(name, price)
  }
  return (
    <form className="form mt-6" noValidate onSubmit={submit}>
      <div className="form-part">
        <h2>{messages.begin}</h2>
        <p className="help">{messages.beginHelp}</p>
        {error === undefined ? null : <Notice tone="bad">{error}</Notice>}
        <div className="two">
          <TextField label={messages.draftName} name="name" maxLength={200} autoComplete="off" />
          <TextField label={messages.price} name="price" inputMode="decimal" autoComplete="off" />
        </div>
        <div className="row">
          <SubmitButton busy={busy} busyLabel={messages.beginning}>
            {messages.begin}
          </SubmitButton>
        </div>
      </div>
    </form>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
