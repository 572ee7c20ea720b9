/** The orders by status: a tab for each, with how many there are; what else narrows the list stays. */
import { Link, useSearchParams } from 'react-router'
import { showNumber } from '../platform/money.ts'
import { ordersWords } from '../words/en/orders.ts'
import { manageOrdersWords as words } from '../words/en/pages/manage-orders.ts'
import { orderStatuses, type OrderStatus } from './rules.ts'

export function StatusTabs({ counts }: { readonly counts: Readonly<Record<OrderStatus, number>> }) {
  const [params] = useSearchParams()
  const open = params.get('status')
  const to = (status: OrderStatus | undefined): string => `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'status' && name !== 'cursor'), ...(status === undefined ? [] : [['status', status]])])}`
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav className="tabs mt-3" aria-label={words.byStatus}>
      <Tab to={to(undefined)} name={words.all} count={all} here={open === null} />
      {orderStatuses.map((status) => <Tab key={status} to={to(status)} name={ordersWords.status[status]} count={counts[status]} here={open === status} />)}
    </nav>
  )
}

const Tab = ({ to, name, count, here }: { readonly to: string; readonly name: string; readonly count: number; readonly here: boolean }) => (
  <Link to={to} aria-current={here ? 'page' : undefined} preventScrollReset>{name} <span className="muted">{showNumber(count)}</span></Link>
)
