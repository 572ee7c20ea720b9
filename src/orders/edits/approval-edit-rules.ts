/**
 * How an approver may change the lines of an order: lower, higher or zero quantities, by the rules
 * of a new order. Prices stay unchanged unless the new quantity has another quantity price (product
 * rules 2.1, 2.2, 5.4). Pure.
 */
import { quantityFaultMessage } from '../../catalogue/quantity-messages.ts'
import { convertPrice } from '../../catalogue/units/price-bases.ts'
import { validateQuantity, unitPriceFor } from '../../catalogue/rules.ts'
import type { Cents } from '../../platform/money/money.ts'
import type { EditableLine } from '../model/edit-plan.ts'
import type { Fault, LineEdits } from '../model/edit-rules.ts'
import type { SellableTool } from '../model/validate-lines.ts'
import { editMessages as messages } from '../messages/edits.ts'

type ApprovedLine = { readonly line: number; readonly quantity: number }
type Tools = ReadonlyMap<string, SellableTool>

/**
 * The price of a line at another quantity, in cents: the order's own price. If today's quantity
 * prices have another step for that quantity, its price applies, but fewer pieces never cost less
 * each than before, and more pieces never cost more. Quantity prices for another number of pieces
 * apply if they convert to whole cents for the line's number.
 * @param tool as its buyer could buy it today; undefined if it is no longer sold
 */
export function priceAtQuantity(
  line: Pick<EditableLine, 'price_per' | 'quantity' | 'unit_cents'>,
  tool: SellableTool | undefined,
  quantity: number,
): Cents {
  const { unit_cents: price } = line
  if (!tool || quantity === line.quantity) return price
  const rungAt = (pieces: number): Cents | undefined =>
    convertPrice(unitPriceFor(tool, pieces), tool.pricePer ?? 1, line.price_per)
  const [before, after] = [rungAt(line.quantity), rungAt(quantity)]
  if (before === undefined || after === undefined || before === after) return price
  return quantity < line.quantity ? Math.max(price, after) : Math.min(price, after)
}

/**
 * @returns the same edits with prices; or the invalid ones, each with a pointer into the request
 */
export function priceApproved(
  lines: readonly EditableLine[],
  approved: readonly ApprovedLine[],
  tools: Tools,
): { readonly edits: LineEdits } | { readonly faults: readonly Fault[] } {
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const faults: Fault[] = []
  const priced = approved.map(({ line: position, quantity }, index) => {
    const line = byPosition.get(position)
    if (!line) return { line: position, quantity }
    const tool = tools.get(line.tool_id)
    const fault = fewerFault(line, tool, quantity)
    if (fault !== undefined) faults.push({ pointer: `#/lines/${index}/quantity`, detail: fault })
    return { line: position, quantity, unitPrice: priceAtQuantity(line, tool, quantity) }
  })
  if (faults.length > 0) return { faults }
  const isOther = priced.some(
    ({ line, quantity, unitPrice }) =>
      quantity > 0 && unitPrice !== undefined && byPosition.get(line)?.unit_cents !== unitPrice,
  )
  return { edits: { lines: priced, priceReason: isOther ? messages.byLadder : '' } }
}

/**
 * Why the quantity cannot be lower; the ordered pieces count as in stock, because stock is checked
 * at the release.
 */
function fewerFault(
  line: EditableLine,
  tool: SellableTool | undefined,
  quantity: number,
): string | undefined {
  if (!tool || quantity === 0 || quantity >= line.quantity) return undefined
  const terms = { ...tool, stock: Math.max(tool.stock, line.quantity) }
  const verdict = validateQuantity(terms, quantity)
  return verdict.valid ? undefined : quantityFaultMessage(terms, quantity, verdict)
}
