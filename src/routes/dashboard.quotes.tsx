/** Quotes: all of them for staff, else the reader's own and those of their companies. */
import { Link, useSearchParams } from 'react-router'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { quotes } from '../quotes/api.client.ts'
import { QuoteStatePill } from '../quotes/components/quote-state.tsx'
import { quotesContract, type QuoteSummary } from '../quotes/contract.ts'
import { quoteListMessages as messages, stateNames } from '../quotes/messages/pages.ts'
import { quoteStates } from '../quotes/rules.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterForm, SelectFilter } from '../ui/filter-form.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { personalMeta } from '../ui/page-meta.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.quotes.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const user = await currentUser()
  const forStaff = may(user, 'orders', { reading: true })
  const { signal } = request
  if (!forStaff) {
    const query = readFilters(quotesContract.own.input, request) ?? {}
    return { forStaff, rows: await quotes.own({ ...query, limit: pageSize }, { signal }) }
  }
  const query = readFilters(quotesContract.list.input, request, ['state']) ?? {}
  return { forStaff, rows: await quotes.list({ ...query, limit: pageSize }, { signal }) }
}

const columns = (forStaff: boolean): readonly Column<QuoteSummary>[] => [
  {
    header: messages.number,
    cell: ({ id, number }) => (
      <Link className="order-number hover:underline" to={`/dashboard/quotes/${id}`}>
        <span className="hidden-label">{messages.of(number)}</span>
        <span aria-hidden>{number}</span>
      </Link>
    ),
  },
  ...(forStaff ? [customerColumn] : []),
  { header: messages.stateColumn, cell: ({ state }) => <QuoteStatePill state={state} /> },
  {
    header: messages.linesColumn,
    numeric: true,
    cell: ({ lineCount }) => displayNumber(lineCount),
  },
  {
    header: messages.total,
    numeric: true,
    cell: ({ total }) => (total === null ? messages.none : displayMoney(total)),
  },
  { header: messages.until, cell: ({ validUntil }) => validUntil ?? messages.none },
  { header: messages.asked, cell: ({ askedAt }) => <DateTime timeless at={askedAt} /> },
]

const customerColumn: Column<QuoteSummary> = {
  header: messages.customer,
  fullWidth: true,
  cell: ({ name, company }) => (
    <span>
      {company ?? name}
      {company === undefined ? null : <small className="block muted">{name}</small>}
    </span>
  ),
}

export default function Quotes({ loaderData: { rows, forStaff } }: Route.ComponentProps) {
  return (
    <>
      <h1>{messages.title}</h1>
      {forStaff ? <p className="muted mt-2 mb-4">{messages.leadForStaff}</p> : null}
      {forStaff ? <Filters /> : null}
      <ListPage
        caption={messages.caption}
        columns={columns(forStaff)}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<Empty forStaff={forStaff} />}
      />
    </>
  )
}

const Filters = () => (
  <FilterForm label={messages.search} hint={messages.hint}>
    <SelectFilter
      name="state"
      label={messages.state}
      any={messages.anyState}
      values={quoteStates}
      names={stateNames}
    />
  </FilterForm>
)

function Empty({ forStaff }: { readonly forStaff: boolean }) {
  const [params] = useSearchParams()
  if (params.has('state'))
    return <EmptyState title={messages.noneSo} detail={messages.noneSoDetail} />
  return forStaff ? (
    <EmptyState title={messages.emptyForStaff} detail={messages.emptyForStaffDetail} />
  ) : (
    <EmptyState title={messages.emptyForBuyer} detail={messages.emptyForBuyerDetail}>
      <Link className="button" to="/order-pad">
        {messages.openPad}
      </Link>
    </EmptyState>
  )
}

export const ErrorBoundary = pageErrors(messages.title)
