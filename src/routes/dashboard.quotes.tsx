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
import { DeskHead } from '../ui/desk/desk-head.tsx'
import { Views } from '../ui/desk/views.tsx'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
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
    slot: 'title',
    cell: ({ id, number }) => (
      <Link to={`/dashboard/quotes/${id}`}>
        <span className="hidden-label">{messages.of(number)}</span>
        <span aria-hidden>{number}</span>
      </Link>
    ),
  },
  customerColumn,
  {
    header: messages.linesColumn,
    numeric: true,
    priority: 3,
    cell: ({ lineCount }) => displayNumber(lineCount),
  },
  {
    header: messages.asked,
    besideMeta: true,
    cell: ({ askedAt }) => <DateTime timeless at={askedAt} />,
  },
  {
    header: messages.until,
    cell: ({ validUntil }) => (validUntil === null ? messages.none : <DateTime at={validUntil} />),
  },
  {
    header: messages.total,
    numeric: true,
    slot: 'figure',
    cell: ({ total }) => (total === null ? messages.none : displayMoney(total)),
  },
  {
    header: messages.stateColumn,
    slot: 'state',
    cell: ({ state }) => <QuoteStatePill state={state} />,
  },
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ id, number, state }) => {
      const act = forStaff && state === 'asked' ? messages.answerIt : messages.open
      return (
        <Link
          className="button small"
          to={`/dashboard/quotes/${id}`}
          aria-label={messages.openWhich(act, number)}
        >
          {act}
        </Link>
      )
    },
  },
]

const customerColumn: Column<QuoteSummary> = {
  header: messages.customer,
  slot: 'meta',
  cell: ({ name, company }) => <bdi>{company === undefined ? name : `${company}, ${name}`}</bdi>,
}

export default function Quotes({ loaderData: { rows, forStaff } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title={messages.title} lead={forStaff ? messages.leadForStaff : undefined} />
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
  <>
    <Views
      label={listPageMessages.views}
      views={[
        { label: listPageMessages.all },
        ...quoteStates.map((state) => ({ label: stateNames[state], search: `state=${state}` })),
      ]}
    />
    <FilterForm label={messages.search} hint={messages.hint} />
  </>
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
