/** An order that is opened again: its lines as text of the pad, and what has changed since. */
import { unitPriceFor } from '../../catalogue/rules.ts'
import type { Order } from '../../orders/contract.ts'
import type { Cents } from '../../platform/money.ts'
import { orderPadWords as words } from '../../words/en/pages/order-pad.ts'
import { writeLine } from './reading.ts'
import type { Row } from './rows.ts'

export type OldLine = { readonly quantity: number; readonly unitPrice: Cents }

/** The order as text: one line for each of its own. */
export const textOf = ({ lines }: Pick<Order, 'lines'>): string => lines.map(({ sku, quantity }) => writeLine({ term: sku, quantity: String(quantity) })).join('\n')

/** Its lines by the SKU they were sold under, in capitals. */
export const linesOf = ({ lines }: Pick<Order, 'lines'>): ReadonlyMap<string, OldLine> => new Map(lines.map(({ sku, quantity, unitPrice }) => [sku.toUpperCase(), { quantity, unitPrice }]))

/** What has changed since, at the quantity of then: the price, or that it is no longer sold. */
export function whatChanged({ tool, entries, pieces, state }: Row, before: ReadonlyMap<string, OldLine>): string {
  if (state === 'waiting') return ''
  const then = before.get((tool?.sku ?? entries[0]?.term ?? '').toUpperCase())
  if (!then) return words.notInOrder
  if (!tool) return words.goneTool
  const now = unitPriceFor(tool, then.quantity)
  const price = now === then.unitPrice ? '' : words.was(then.unitPrice, now)
  return [price, pieces === then.quantity ? '' : words.orderedThen(then.quantity)].filter(Boolean).join(' · ') || words.same
}
