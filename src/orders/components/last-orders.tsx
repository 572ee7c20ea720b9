/** The last orders of a company, on its page for staff. */
import { Link } from 'react-router'
import { displayMoney } from '../../platform/money/money.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import type { Order } from '../contract.ts'
import { creditMessages as messages } from '../messages/credit.ts'
import { manageOrdersMessages } from '../messages/manage-orders.ts'
import { LinesPreview } from './lines-preview.tsx'
import { StatusPill } from './status-pill.tsx'

const columns: readonly Column<Order>[] = [
  {
    header: manageOrdersMessages.order,
    slot: 'title',
    cell: ({ number }) => <Link to={`/dashboard/orders/${number}`}>{number}</Link>,
  },
  {
    header: manageOrdersMessages.placed,
    besideMeta: true,
    cell: ({ placedAt }) => <DateTime at={placedAt} />,
  },
  { header: manageOrdersMessages.customer, slot: 'meta', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    header: manageOrdersMessages.tool,
    shrinks: true,
    priority: 3,
    cell: ({ lines }) => <LinesPreview lines={lines} />,
  },
  {
    header: manageOrdersMessages.total,
    numeric: true,
    slot: 'figure',
    cell: ({ total }) => displayMoney(total),
  },
  {
    header: manageOrdersMessages.status,
    slot: 'state',
    cell: (order) => (
      <StatusPill
        status={order.status}
        shippedQuantity={order.shippedQuantity}
        onHold={order.onHold}
      />
    ),
  },
]

type LastOrdersProps = {
  /** The name of the company, by which all of its orders are found. */
  readonly company: string
  readonly orders: readonly Order[]
}

export const LastOrders = ({ company, orders }: LastOrdersProps) => (
  <section className="mt-6" aria-labelledby="last-orders">
    <h2 id="last-orders" className="mb-2">
      {messages.lastOrders}
    </h2>
    {orders.length === 0 ? (
      <p className="muted">{messages.noOrders}</p>
    ) : (
      <>
        <Table
          caption={messages.lastOrders}
          columns={columns}
          rows={orders}
          keyOf={({ id }) => id}
        />
        <p className="mt-2">
          <Link className="link" to={`/dashboard/manageorders?q=${encodeURIComponent(company)}`}>
            {messages.allOrders}
          </Link>
        </p>
      </>
    )}
  </section>
)
