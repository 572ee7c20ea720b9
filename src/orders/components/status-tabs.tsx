/** The orders by status: a tab for each status with its count; other filters are kept. */
import { Link, useSearchParams } from 'react-router'
import { displayNumber } from '../../platform/money.ts'
import { ordersMessages } from '../messages/orders.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import type { OrderCounts } from '../order-counts.ts'
import { maxCounted, orderStatuses, type OrderStatus } from '../rules.ts'

/** @param counts how many orders are in each status; undefined where they are not counted */
export function StatusTabs({ counts }: { readonly counts: OrderCounts | undefined }) {
  const [params] = useSearchParams()
  const current = params.get('status')
  const hrefOf = (status: OrderStatus | undefined): string => {
    const others = [...params].filter(([name]) => name !== 'status' && name !== 'cursor')
    const query = [...others, ...(status === undefined ? [] : [['status', status]])]
    return `?${new URLSearchParams(query)}`
  }
  const countOf = (status: OrderStatus): string =>
    counts?.capped.includes(status)
      ? messages.moreThan(counts[status])
      : displayNumber(counts?.[status] ?? 0)
  return (
    <nav className="tabs mt-3" aria-label={messages.byStatus}>
      <Tab
        to={hrefOf(undefined)}
        name={messages.all}
        count={counts && totalOf(counts)}
        isCurrent={current === null}
      />
      {orderStatuses.map((status) => (
        <Tab
          key={status}
          to={hrefOf(status)}
          name={ordersMessages.status[status]}
          count={counts && countOf(status)}
          isCurrent={current === status}
        />
      ))}
    </nav>
  )
}

const totalOf = (counts: OrderCounts): string =>
  counts.capped.length > 0
    ? messages.moreThan(maxCounted)
    : displayNumber(orderStatuses.reduce((sum, status) => sum + counts[status], 0))

const Tab = ({
  to,
  name,
  count,
  isCurrent,
}: {
  readonly to: string
  readonly name: string
  readonly count: string | undefined
  readonly isCurrent: boolean
}) => (
  <Link to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
    {name} {count === undefined ? null : <span className="muted">{count}</span>}
  </Link>
)
