/** An order's lines in a cell of a table: the first few, and how many more there are. */
import type { ReactNode } from 'react'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { OrderLine } from '../contract.ts'

/** Lines in a cell; an order may have a thousand. */
const maxPreviewLines = 3

export function LinesPreview({
  lines,
  show,
}: {
  readonly lines: readonly OrderLine[]
  readonly show: (line: OrderLine) => ReactNode
}) {
  const visible = lines.length > maxPreviewLines ? lines.slice(0, maxPreviewLines - 1) : lines
  const hiddenCount = lines.length - visible.length
  return (
    <>
      {visible.map((line) => (
        <span key={line.toolId} className="block">
          {show(line)}
        </span>
      ))}
      {hiddenCount > 0 ? <small>{messages.moreLines(hiddenCount)}</small> : null}
    </>
  )
}
