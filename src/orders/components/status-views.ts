/** The views of a list of orders: each status, and those on hold. */
import type { View } from '../../ui/desk/views.tsx'
import type { OrderCounts } from '../lists/order-counts.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import { ordersMessages } from '../messages/orders.ts'
import { maxCounted, orderStatuses } from '../rules.ts'

/** @param counts how many orders are in each status; undefined where they are not counted */
export const statusViews = (counts?: OrderCounts): readonly View[] => [
  { label: messages.all, count: counts && totalOf(counts) },
  ...orderStatuses.map((status) => ({
    label: ordersMessages.status[status],
    search: `status=${status}`,
    count: counts?.capped.includes(status) ? messages.moreThan(counts[status]) : counts?.[status],
  })),
  {
    label: messages.onHold,
    search: 'hold=any',
    count: counts && counts.onHold >= maxCounted ? messages.moreThan(maxCounted) : counts?.onHold,
  },
]

const totalOf = (counts: OrderCounts): string | number =>
  counts.capped.length > 0
    ? messages.moreThan(maxCounted)
    : orderStatuses.reduce((sum, status) => sum + counts[status], 0)
