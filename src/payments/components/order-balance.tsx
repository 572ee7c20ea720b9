/** The open amount of an order's invoices, on the order's page. */
import { useId } from 'react'
import { Link } from 'react-router'
import type { OpenItem } from '../contract.ts'
import { balanceMessages as messages } from '../messages/pages.ts'

type OrderBalanceProps = {
  readonly items: readonly OpenItem[]
  /** Whether the user is responsible for refunding overpayments. */
  readonly isCashier: boolean
  /** Whether the user may record a refund. */
  readonly canRefund: boolean
}

export function OrderBalance({ items, isCashier, canRefund }: OrderBalanceProps) {
  const heading = useId()
  if (items.length === 0) return null
  const due = canRefund ? items.find(({ credit }) => credit > 0) : undefined
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={item.daysOverdue > 0 ? 'text-bad' : undefined}>
            {isCashier && item.credit > 0 ? <RefundDue {...item} /> : sentenceOf(item)}
          </li>
        ))}
      </ul>
      {due ? (
        <p className="mt-2">
          <Link
            className="button tight"
            to={`/dashboard/payments/refund?customer=${due.customer.key}&order=${due.order}`}
          >
            {messages.refund}
          </Link>
        </p>
      ) : null}
    </section>
  )
}

const RefundDue = ({ number, credit }: Pick<OpenItem, 'number' | 'credit'>) => (
  <>
    {messages.creditOfCustomer(number, credit)}{' '}
    <Link
      className="link"
      to={`/dashboard/payments/received?q=${encodeURIComponent(number)}`}
      aria-label={messages.giveBackFor(number)}
    >
      {messages.giveBack}
    </Link>
  </>
)

function sentenceOf({ number, open, credit, refunded, dueDate, daysOverdue }: OpenItem): string {
  if (credit > 0) return messages.credit(number, credit)
  if (open === 0)
    return refunded > 0 ? messages.paidAndRefunded(number, refunded) : messages.paid(number)
  return (daysOverdue > 0 ? messages.overdue : messages.open)(number, open, dueDate)
}
