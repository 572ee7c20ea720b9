/** An order's lines in a cell of a table: the first few, and how many more there are. */
import type { ReactNode } from 'react'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { OrderLine } from '../contract.ts'

/** Lines that a cell shows; an order may have a thousand. */
const most = 3

export function LinesPreview({
  lines,
  show,
}: {
  readonly lines: readonly OrderLine[]
  readonly show: (line: OrderLine) => ReactNode
}) {
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines
  const rest = lines.length - shown.length
  return (
    <>
      {shown.map((line) => (
        <span key={line.toolId} className="block">
          {show(line)}
        </span>
      ))}
      {rest > 0 ? <small>{messages.moreLines(rest)}</small> : null}
    </>
  )
}
