/** Quotes: all of them for staff, else the reader's own and those of their companies. */
import { Link } from 'react-router'
import { currentUser } from '../accounts/sessions/current-user.client.ts'
import { may } from '../accounts/rules.ts'
import { displayMoney, displayNumber } from '../platform/money/money.ts'
import { manageOrdersMessages } from '../orders/messages/manage-orders.ts'
import { quotes } from '../quotes/api.client.ts'
import { QuoteStatePill } from '../quotes/components/quote-state.tsx'
import { quotesContract, type QuoteSummary } from '../quotes/contract.ts'
import { quoteListMessages as messages, stateNames } from '../quotes/messages/pages.ts'
import { quoteStates } from '../quotes/rules.ts'
import { deskList } from '../shell/desk-list.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { DeskHead } from '../ui/desk/desk-head.tsx'
import type { Together } from '../ui/desk/together.ts'
import { FilterForm } from '../ui/filter-form.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import type { Column } from '../ui/table.tsx'
import type { Route } from './+types/dashboard.quotes.ts'

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

const acts: readonly Together<QuoteSummary>[] = [
  {
    label: messages.withdraw,
    can: ({ state }) => state === 'asked' || state === 'answered',
    danger: true,
    sure: messages.sureToWithdraw,
    each: ({ id }) => quotes.withdraw({ id }),
    done: messages.areWithdrawn,
  },
]

const staffPage = deskList({
  permission: 'orders',
  title: messages.title,
  description: messages.description,
  lead: messages.leadForStaff,
  caption: messages.caption,
  input: quotesContract.list.input,
  params: ['state'],
  read: (query, options) => quotes.list(query, options),
  keyOf: ({ id }) => id,
  columns: () => columns(true),
  views: () => [
    { label: listPageMessages.all },
    ...quoteStates.map((state) => ({
      label: stateNames[state],
      search: `state=${state}`,
      waits: state === 'asked' ? 'quotes' : undefined,
    })),
  ],
  filters: () => <FilterForm label={messages.search} hint={messages.hint} />,
  together: { nameOf: ({ number }) => messages.of(number), acts: () => acts },
  empty: ({ params, canChange }) =>
    params.has('state') ? (
      <EmptyState title={messages.noneSo} detail={messages.noneSoDetail}>
        <Link className="button" to="?">
          {listPageMessages.showAll}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={messages.emptyForStaff} detail={messages.emptyForStaffDetail}>
        {canChange ? (
          <Link className="button" to="/dashboard/telephone">
            {manageOrdersMessages.onBehalf}
          </Link>
        ) : null}
      </EmptyState>
    ),
})

export const meta = staffPage.meta
export const ErrorBoundary = staffPage.ErrorBoundary

/** Staff of orders see all; anybody else their own and those of their companies. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request } = args
  if (may(await currentUser(), 'orders', { reading: true }))
    return { all: await staffPage.clientLoader(args) }
  const query = readFilters(quotesContract.own.input, request) ?? {}
  return { own: await quotes.own({ ...query, limit: pageSize }, { signal: request.signal }) }
}

export default function Quotes({ loaderData: { all, own = [] } }: Route.ComponentProps) {
  if (all) return <staffPage.Page loaderData={all} />
  return (
    <>
      <DeskHead title={messages.title} />
      <ListPage
        caption={messages.caption}
        columns={columns(false)}
        rows={own}
        keyOf={({ id }) => id}
        empty={
          <EmptyState title={messages.emptyForBuyer} detail={messages.emptyForBuyerDetail}>
            <Link className="button" to="/order-pad">
              {messages.openPad}
            </Link>
          </EmptyState>
        }
      />
    </>
  )
}
