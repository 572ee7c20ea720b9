/** What a buyer owes, in the head of their orders. */
import type { OpenItem } from '../contract.ts'
import { balanceMessages as messages } from '../messages/pages.ts'

type OwnBalanceProps = {
  /** At least one of them is open. */
  readonly items: readonly OpenItem[]
}

export function OwnBalance({ items }: OwnBalanceProps) {
  const open = items.filter((item) => item.open > 0)
  const sum = open.reduce((total, item) => total + item.open, 0)
  const overdue = open
    .filter(({ daysOverdue }) => daysOverdue > 0)
    .reduce((total, item) => total + item.open, 0)
  return (
    <>
      <b>{messages.sum(sum)}</b> {messages.invoices(open.length)}
      {overdue > 0 ? <span className="text-bad">; {messages.ofThat(overdue)}</span> : null}.
    </>
  )
}
