/** What is open of an order's invoices, on its page. */
import { useId } from 'react'
import type { OpenItem } from '../contract.ts'
import { balanceMessages as messages } from '../messages/pages.ts'

export function OrderBalance({ items }: { readonly items: readonly OpenItem[] }) {
  const heading = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{messages.heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={item.daysOverdue > 0 ? 'text-bad' : undefined}>
            {sentenceOf(item)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function sentenceOf({ number, open, credit, dueDate, daysOverdue }: OpenItem): string {
  if (credit > 0) return messages.credit(number, credit)
  if (open === 0) return messages.paid(number)
  return (daysOverdue > 0 ? messages.overdue : messages.open)(number, open, dueDate)
}
