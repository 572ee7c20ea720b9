/** What a buyer owes, above their orders. */
import type { OpenItem } from '../contract.ts'
import { balanceMessages as messages } from '../messages/pages.ts'

export function OwnBalance({ items }: { readonly items: readonly OpenItem[] }) {
  const open = items.filter((item) => item.open > 0)
  if (open.length === 0) return null
  const sum = open.reduce((total, item) => total + item.open, 0)
  const overdue = open
    .filter(({ daysOverdue }) => daysOverdue > 0)
    .reduce((total, item) => total + item.open, 0)
  return (
    <p className="mt-2 mb-4">
      <b>{messages.sum(sum)}</b> {messages.invoices(open.length)}
      {overdue > 0 ? <span className="text-bad">; {messages.ofThat(overdue)}</span> : null}.
    </p>
  )
}
