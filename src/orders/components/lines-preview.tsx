/** An order's lines in a row of a table: the first of them, and how many more there are. */
import { ordersMessages as messages } from '../messages/orders.ts'
import type { OrderLine } from '../order-line.ts'

/** Names in the tip of the cell; an order may have a thousand lines. */
const maxNamed = 12

export function LinesPreview({ lines }: { readonly lines: readonly OrderLine[] }) {
  const [first] = lines
  if (!first) return null
  const named = lines.slice(0, maxNamed).map(({ name }) => name)
  return (
    <span title={named.join('\n')}>
      {lines.length > 1 ? <b>{messages.alsoLines(lines.length - 1)}</b> : null}
      {first.name} <small>{first.sku}</small>
    </span>
  )
}
