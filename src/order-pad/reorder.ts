/** An order that is opened again: its lines as text of the pad, and what has changed since. */
import { unitPriceFor } from '../catalogue/rules.ts'
import type { Order } from '../orders/contract.ts'
import type { Cents } from '../platform/money.ts'
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { formatLine } from './parse-text.ts'
import type { Row } from './rows.ts'

export type OrderedLine = { readonly quantity: number; readonly unitPrice: Cents }

/** The order as text: one line for each of its own. */
export const orderAsText = ({ lines }: Pick<Order, 'lines'>): string =>
  lines.map(({ sku, quantity }) => formatLine({ term: sku, quantity: String(quantity) })).join('\n')

/** Its lines by the SKU they were sold under, in capitals. */
export const orderedLinesBySku = ({
  lines,
}: Pick<Order, 'lines'>): ReadonlyMap<string, OrderedLine> =>
  new Map(lines.map(({ sku, quantity, unitPrice }) => [sku.toUpperCase(), { quantity, unitPrice }]))

/** What has changed since, at the quantity of then: the price, or that it is no longer sold. */
export function changesSinceOrder(
  { tool, entries, pieces, state }: Row,
  before: ReadonlyMap<string, OrderedLine>,
): string {
  if (state === 'waiting') return ''
  const then = before.get((tool?.sku ?? entries[0]?.term ?? '').toUpperCase())
  if (!then) return messages.notInOrder
  if (!tool) return messages.goneTool
  const now = unitPriceFor(tool, then.quantity)
  const price = now === then.unitPrice ? '' : messages.was(then.unitPrice, now)
  return (
    [price, pieces === then.quantity ? '' : messages.orderedThen(then.quantity)]
      .filter(Boolean)
      .join(' · ') || messages.same
  )
}
