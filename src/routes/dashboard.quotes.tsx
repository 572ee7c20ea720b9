/** Quotes: all of them for staff, else the reader's own and those of their companies. */
import { Link, useSearchParams } from 'react-router'
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
import { Views, type View } from '../ui/desk/views.tsx'
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
  ...(forStaff ? [customerColumn, linesColumn] : [toolsColumn, askedByColumn]),
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

const linesColumn: Column<QuoteSummary> = {
  header: messages.linesColumn,
  numeric: true,
  priority: 3,
  cell: ({ lineCount }) => displayNumber(lineCount),
}

/** A buyer knows who they are: what tells their quotes apart is how much was asked for, and by whom. */
const toolsColumn: Column<QuoteSummary> = {
  header: messages.linesColumn,
  slot: 'meta',
  cell: ({ lineCount }) => messages.tools(lineCount),
}

const askedByColumn: Column<QuoteSummary> = {
  header: messages.askedBy,
  priority: 3,
  shrinks: true,
  cell: ({ name, company }) => <bdi>{company === undefined ? name : `${name}, ${company}`}</bdi>,
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

const NoneSo = ({ detail }: { readonly detail: string }) => (
  <EmptyState title={messages.noneSo} detail={detail}>
    <Link className="button" to="?">
      {listPageMessages.showAll}
    </Link>
  </EmptyState>
)

const buyerViews: readonly View[] = [
  { label: listPageMessages.all },
  ...quoteStates.map((state) => ({ label: stateNames[state], search: `state=${state}` })),
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
      <NoneSo detail={messages.noneSoDetail} />
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
  const query = readFilters(quotesContract.own.input, request, ['state']) ?? {}
  return { own: await quotes.own({ ...query, limit: pageSize }, { signal: request.signal }) }
}

export default function Quotes({ loaderData: { all, own = [] } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  if (all) return <staffPage.Page loaderData={all} />
  return (
    <>
      <DeskHead title={messages.title} />
      {/* Who has not asked yet has nothing to choose from. */}
      {own.length === 0 && !params.has('state') ? null : (
        <Views label={messages.byState} views={buyerViews} />
      )}
      <ListPage
        caption={messages.caption}
        columns={columns(false)}
        rows={own}
        keyOf={({ id }) => id}
        empty={
          params.has('state') ? (
            <NoneSo detail={messages.noneOfState} />
          ) : (
            <EmptyState title={messages.emptyForBuyer} detail={messages.emptyForBuyerDetail}>
              <Link className="button primary" to="/order-pad">
                {messages.openPad}
              </Link>
            </EmptyState>
          )
        }
      />
    </>
  )
}
