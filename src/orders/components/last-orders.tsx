/** The last orders of a company, on its page for staff. */
import { Link } from 'react-router'
import { Table, type Column } from '../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { creditMessages as messages } from '../messages/credit.ts'
import { manageOrdersMessages } from '../messages/manage-orders.ts'
import {
  linesColumn,
  numberColumn,
  placedColumn,
  statusColumn,
  totalColumn,
} from './shared-columns.tsx'

const columns: readonly Column<Order>[] = [
  numberColumn(manageOrdersMessages.order),
  placedColumn(manageOrdersMessages.placed),
  { header: manageOrdersMessages.customer, slot: 'meta', cell: ({ name }) => <bdi>{name}</bdi> },
  linesColumn(manageOrdersMessages.tool),
  totalColumn(manageOrdersMessages.total),
  statusColumn(manageOrdersMessages.status),
]

type LastOrdersProps = {
  /** The name of the company, by which all of its orders are found. */
  readonly company: string
  readonly orders: readonly Order[]
}

export const LastOrders = ({ company, orders }: LastOrdersProps) => (
  <section aria-labelledby="last-orders">
    <div className="jobs-head">
      <h2 id="last-orders">{messages.lastOrders}</h2>
      {orders.length === 0 ? null : (
        <Link className="link" to={`/dashboard/manageorders?q=${encodeURIComponent(company)}`}>
          {messages.allOrders}
        </Link>
      )}
    </div>
    {orders.length === 0 ? (
      <p className="muted">{messages.noOrders}</p>
    ) : (
      <Table caption={messages.lastOrders} columns={columns} rows={orders} keyOf={({ id }) => id} />
    )}
  </section>
)
