/** My Orders: the buyer's own orders, newest first, with the prices at which they were placed. */
import { Link, useSearchParams } from 'react-router'
import { personalMeta } from '../ui/page-meta.ts'
import { pageErrors } from '../shell/page-errors.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { pageSize, readFilters } from '../ui/list-params.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Column } from '../ui/table.tsx'
import { useShop } from '../ui/use-shop.ts'
import { listPageMessages } from '../ui/messages/list-page.ts'
import { myOrdersMessages as messages } from '../orders/messages/my-orders.ts'
import { withOwnEmail } from '../accounts/sessions/current-user.client.ts'
import type { Order } from '../orders/contract.ts'
import { OwnOrderFilters } from '../orders/lists/list-schemas.ts'
import { LinesPreview } from '../orders/components/lines-preview.tsx'
import { OrderFilters } from '../orders/components/order-filters.tsx'
import { statusViews } from '../orders/components/status-views.ts'
import { Views } from '../ui/desk/views.tsx'
import { orders } from '../orders/api.client.ts'
import { payments } from '../payments/api.client.ts'
import { openItemsMessages } from '../payments/messages/pages.ts'
import { OwnBalance } from '../payments/components/own-balance.tsx'
import { HoldReason } from '../orders/components/hold-reason.tsx'
import {
  numberColumn,
  piecesColumn,
  placedColumn,
  statusColumn,
  totalColumn,
} from '../orders/components/shared-columns.tsx'
import type { Route } from './+types/dashboard.myorders.ts'

export const meta = personalMeta(messages.title, messages.description)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readFilters(OwnOrderFilters, request) ?? {}
  const { signal } = request
  const [rows, owed] = await Promise.all([
    withOwnEmail((email) => orders.mine({ ...query, email, limit: pageSize }, { signal })),
    payments.own({}, { signal }),
  ])
  return { rows, owed }
}

const columns: readonly Column<Order>[] = [
  numberColumn(messages.order),
  { ...placedColumn(messages.placed), sorted: 'descending' },
  {
    header: messages.tool,
    slot: 'meta',
    cell: ({ lines, holdReason }) => (
      <span title={holdReason}>
        <HoldReason reason={holdReason} />
        <LinesPreview lines={lines} />
      </span>
    ),
  },
  {
    header: messages.poNumber,
    priority: 3,
    cell: ({ poNumber }) => <span title={poNumber}>{poNumber}</span>,
  },
  piecesColumn(messages.pieces),
  totalColumn(messages.total),
  statusColumn(messages.status),
  {
    header: listPageMessages.actions,
    actions: true,
    cell: ({ lines: [only, ...others], number }) =>
      only && others.length === 0 ? (
        <Link
          className="button small"
          to={`/purchase/${only.toolId}?quantity=${only.quantity}`}
          aria-label={messages.againOf(only.name)}
        >
          {messages.again}
        </Link>
      ) : (
        <Link
          className="button small"
          to={`/order-pad?order=${number}`}
          aria-label={messages.againOfOrder(number)}
        >
          {messages.again}
        </Link>
      ),
  },
]

export default function MyOrders({ loaderData: { rows, owed } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { hidden } = useShop()
  const filtered = ['status', 'hold', 'from', 'to'].some((name) => params.has(name))
  const isPlain = rows.length === 0 && [...params].length === 0
  return (
    <>
      {/* Like DeskHead, which has tabs and keys that no buyer needs. */}
      <div className="desk-head">
        <h1>{messages.title}</h1>
        {hidden.includes('/dashboard/statement') ? null : (
          <div className="acts">
            <Link className="button tight" to="/dashboard/statement">
              {openItemsMessages.statement}
            </Link>
          </div>
        )}
        {owed.some(({ open }) => open > 0) ? (
          <p>
            <OwnBalance items={owed} />
          </p>
        ) : null}
      </div>
      {/* Who has not ordered yet has nothing to look through. */}
      {isPlain ? null : (
        <>
          <Views label={messages.byStatus} views={statusViews()} />
          <OrderFilters hint={messages.searchHint} label={messages.search} />
        </>
      )}
      <ListPage
        caption={messages.caption}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={filtered ? <NoMatch /> : <NoOrders />}
      />
    </>
  )
}

const NoOrders = () => (
  <EmptyState title={messages.empty} detail={messages.emptyDetail}>
    <Link className="button primary" to="/purchase">
      {messages.emptyWayOn}
    </Link>
  </EmptyState>
)

const NoMatch = () => (
  <EmptyState title={messages.noMatch} detail={messages.noMatchDetail}>
    <Link className="button" to="?">
      {listPageMessages.showAll}
    </Link>
  </EmptyState>
)

export const ErrorBoundary = pageErrors(messages.title)
