/** The orders by status: a tab for each, with how many there are; what else narrows the list stays. */
import { Link, useSearchParams } from 'react-router'
import { displayNumber } from '../../platform/money.ts'
import { ordersMessages } from '../messages/orders.ts'
import { manageOrdersMessages as messages } from '../messages/manage-orders.ts'
import { orderStatuses, type OrderStatus } from '../rules.ts'

export function StatusTabs({ counts }: { readonly counts: Readonly<Record<OrderStatus, number>> }) {
  const [params] = useSearchParams()
  const open = params.get('status')
  const to = (status: OrderStatus | undefined): string =>
    `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'status' && name !== 'cursor'), ...(status === undefined ? [] : [['status', status]])])}`
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav className="tabs mt-3" aria-label={messages.byStatus}>
      <Tab to={to(undefined)} name={messages.all} count={all} here={open === null} />
      {orderStatuses.map((status) => (
        <Tab
          key={status}
          to={to(status)}
          name={ordersMessages.status[status]}
          count={counts[status]}
          here={open === status}
        />
      ))}
    </nav>
  )
}

const Tab = ({
  to,
  name,
  count,
  here,
}: {
  readonly to: string
  readonly name: string
  readonly count: number
  readonly here: boolean
}) => (
  <Link to={to} aria-current={here ? 'page' : undefined} preventScrollReset>
    {name} <span className="muted">{displayNumber(count)}</span>
  </Link>
)
