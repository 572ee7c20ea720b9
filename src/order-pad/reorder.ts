/** Repeat orders: an order's lines as pad text, and changes since the order. */
import { unitPriceFor } from '../catalogue/rules.ts'
import { displayPrice } from '../catalogue/model/units.ts'
import type { Order } from '../orders/contract.ts'
import type { Cents } from '../platform/money/money.ts'
import { orderPadMessages as messages } from './messages/order-pad.ts'
import { formatLine } from './pad-lines.ts'
import type { Row } from './rows.ts'

/** The price in cents for `pricePer` units; absent: for one. */
export type OrderedLine = {
  readonly quantity: number
  readonly unitPrice: Cents
  readonly pricePer?: number | undefined
}
/** An order's lines by their SKU at the time, in upper case. */
export type OrderedLines = ReadonlyMap<string, OrderedLine>

/** The order as pad text, with one line for each order line. */
export const orderAsText = ({ lines }: Pick<Order, 'lines'>): string =>
  lines.map(({ sku, quantity }) => formatLine({ term: sku, quantity: String(quantity) })).join('\n')

export const orderedLinesBySku = ({ lines }: Pick<Order, 'lines'>): OrderedLines =>
  new Map(
    lines.map(({ sku, quantity, unitPrice, pricePer }) => [
      sku.toUpperCase(),
      { quantity, unitPrice, pricePer },
    ]),
  )

/**
 * Changes since the order: a different price at the ordered quantity, a different quantity, or a
 * tool that is no longer sold. Empty if nothing changed, and while the row is waiting.
 */
export function changesSinceOrder(
  { tool, entries, pieces, state }: Row,
  orderedLines: OrderedLines,
): string {
  if (state === 'waiting') return ''
  const ordered = orderedLines.get((tool?.sku ?? entries[0]?.term ?? '').toUpperCase())
  if (!ordered) return messages.notInOrder
  if (!tool) return messages.noLongerSold
  const price = unitPriceFor(tool, ordered.quantity)
  const isSame = price === ordered.unitPrice && (tool.pricePer ?? 1) === (ordered.pricePer ?? 1)
  const changes = [
    isSame
      ? ''
      : messages.priceChanged(
          displayPrice(ordered.unitPrice, { unit: tool.unit, pricePer: ordered.pricePer }),
          displayPrice(price, tool),
        ),
    pieces === ordered.quantity ? '' : messages.orderedQuantity(ordered.quantity),
  ]
  return changes.filter(Boolean).join(' · ')
}

/** Whether each row is known, and as it was in the order: the page says so once. */
export const isAsOrdered = (rows: readonly Row[], orderedLines: OrderedLines): boolean =>
  rows.every((row) => row.state !== 'waiting' && changesSinceOrder(row, orderedLines) === '')
