/** The number of an invoice in a list, with a link to the order that it bills. */
import { Link } from 'react-router'
import { openItemsMessages as messages } from '../messages/pages.ts'

type InvoiceNumberProps = {
  readonly number: string
  /** Absent if the invoice has no order. */
  readonly order: number | null
}

export const InvoiceNumber = ({ number, order }: InvoiceNumberProps) => (
  <span className="whole">
    {number}
    {order === null ? null : (
      <small>
        <Link className="link" to={`/dashboard/orders/${order}`}>
          {messages.order(order)}
        </Link>
      </small>
    )}
  </span>
)
