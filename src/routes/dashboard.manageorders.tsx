/**
 * Manage Orders: all orders by status, with search, single and bulk status changes, and deletion.
 */
import { HeadLinks } from '../ui/desk/desk-head.tsx'
import { Link } from 'react-router'
import { listExport } from '../accounts/components/list-export.tsx'
import { ownAffairs } from '../companies/components/own-affair.tsx'
import { orders } from '../orders/api.client.ts'
import { orderColumns } from '../orders/components/order-columns.tsx'
import { OrderFilters } from '../orders/components/order-filters.tsx'
import { statusViews } from '../orders/components/status-views.ts'
import type { Order } from '../orders/contract.ts'
import { orderExport } from '../orders/export-columns.ts'
import { OrderQuery } from '../orders/lists/list-schemas.ts'
import { manageOrdersMessages as messages } from '../orders/messages/manage-orders.ts'
import { ordersMessages } from '../orders/messages/orders.ts'
import { allowedTransitions, orderStatuses, type OrderStatus } from '../orders/rules.ts'
import { deskList } from '../shell/desk-list.tsx'
import { displayMoney } from '../platform/money/money.ts'
import { pickListMessages } from '../shipments/messages/pick-lists.ts'
import type { Together } from '../ui/desk/together.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { listPageMessages } from '../ui/messages/list-page.ts'

/** Moves all that are chosen; those that cannot be moved stay, and their answer says why. */
const moveTo = (status: OrderStatus): Together<Order> => ({
  label: ordersMessages.act[status],
  can: ({ status: now, onHold }) =>
    allowedTransitions({ role: 'admin' }, now, { onHold: onHold !== undefined }).includes(status),
  ...(status === 'cancelled' ? { danger: true, sure: messages.cancelMany } : {}),
  all: async (rows) => {
    const numbers = rows.map(({ number }) => number)
    const { done, refused } = await orders.steps({ numbers, status })
    return {
      toast: messages.doneMany(done.length, ordersMessages.status[status]),
      left: rows.flatMap((row) => {
        const found = refused.find(({ number }) => number === row.number)
        return found ? [{ row, why: found.detail }] : []
      }),
    }
  },
})

const acts: readonly Together<Order>[] = [
  {
    label: pickListMessages.open,
    to: (rows) => `/dashboard/pick-lists?orders=${rows.map(({ number }) => number).join()}`,
  },
  ...orderStatuses.map(moveTo),
]

const page = deskList({
  permission: 'orders',
  title: messages.title,
  description: messages.description,
  caption: messages.caption,
  input: OrderQuery,
  params: ['hold'],
  read: (query, options) => orders.all(query, options),
  beside: ({ q, from, to }, options) => orders.count({ q, from, to }, options),
  own: ownAffairs('order', 'orders', ({ number }: Order) => number),
  keyOf: ({ number }) => String(number),
  columns: orderColumns,
  links: ({ canChange }) =>
    canChange ? (
      <HeadLinks
        links={[
          { to: '/dashboard/pick-lists', label: pickListMessages.open },
          { to: '/dashboard/telephone', label: messages.onBehalf, isNew: true },
        ]}
      />
    ) : null,
  views: ({ beside }) => statusViews(beside),
  filters: () => <OrderFilters />,
  together: {
    nameOf: ({ number }) => messages.nameOf(number),
    acts: () => acts,
    sumOf: (rows) => displayMoney(rows.reduce((sum, { total }) => sum + total, 0)),
  },
  empty: ({ params }) => (
    <NoOrders filtered={['status', 'hold', 'from', 'to'].some((name) => params.has(name))} />
  ),
  exported: listExport('orders', orderExport),
})

const NoOrders = ({ filtered }: { readonly filtered: boolean }) =>
  filtered ? (
    <EmptyState title={messages.noneSo} detail={messages.noneSoDetail}>
      <Link className="button" to="?">
        {listPageMessages.showAll}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={messages.empty} detail={messages.emptyDetail}>
      <Link className="button" to="/purchase">
        {messages.emptyWayOn}
      </Link>
    </EmptyState>
  )

export const meta = page.meta
export const clientLoader = page.clientLoader
export const ErrorBoundary = page.ErrorBoundary
export default page.Page
