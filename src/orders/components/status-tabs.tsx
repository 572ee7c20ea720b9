/** The orders by status, and those on hold: a tab for each with its count; other filters are kept. */
import { Link, useSearchParams } from 'react-router'
import { displayNumber } from '../../platform/money/money.ts'
import { ordersMessages } from '../messages/orders.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import { SavedViewTabs, useSavedView } from '../../ui/desk/saved-views.tsx'
import { SisterLinks } from '../../ui/desk/views.tsx'
import type { OrderCounts } from '../lists/order-counts.ts'
import { maxCounted, orderStatuses, type OrderStatus } from '../rules.ts'

/** @param counts how many orders are in each status; undefined where they are not counted */
export function StatusTabs({ counts }: { readonly counts: OrderCounts | undefined }) {
  const [params] = useSearchParams()
  const onHold = params.has('hold')
  const saved = useSavedView()
  const current = saved ? 'saved' : onHold ? 'hold' : params.get('status')
  const narrowed = [...params.keys()].filter((name) => name !== 'cursor')
  const isOwn = narrowed.length === 1 && (onHold || params.has('status'))
  const others = [...params].filter(([name]) => !['status', 'hold', 'cursor'].includes(name))
  const hrefOf = (status: OrderStatus | undefined): string =>
    `?${new URLSearchParams([...others, ...(status === undefined ? [] : [['status', status]])])}`
  const countOf = (status: OrderStatus): string =>
    counts?.capped.includes(status)
      ? messages.moreThan(counts[status])
      : displayNumber(counts?.[status] ?? 0)
  return (
    <nav className="views own" aria-label={messages.byStatus}>
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
      <Tab
        to={`?${new URLSearchParams([...others, ['hold', 'any']])}`}
        name={messages.onHold}
        count={
          counts &&
          (counts.onHold >= maxCounted
            ? messages.moreThan(maxCounted)
            : displayNumber(counts.onHold))
        }
        isCurrent={current === 'hold'}
      />
      <SavedViewTabs isOwn={isOwn} />
      <SisterLinks />
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
    {name} {count === undefined ? null : <span className="n">{count}</span>}
  </Link>
)
