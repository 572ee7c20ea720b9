/** Whether lines may be ordered now, each judged alone: sold still, this quantity, this price (product rules 2.1 and 2.2). */
import {
  judgeQuantity,
  unitPriceFor,
  type PriceTerms,
  type QuantityFault,
  type QuantityTerms,
} from '../catalogue/rules.ts'
import { quantityFaultMessage } from '../catalogue/quantity-messages.ts'
import type { Cents } from '../platform/money.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import type { NewLine, RefusedLine } from './contract.ts'

/** Why a line can't be ordered; for one tool alone the fault of its quantity is told too, and the price that was seen. */
export type LineRefusal = RefusedLine & {
  readonly fault?: QuantityFault
  readonly seen?: Cents | undefined
}
/** What is judged of a tool, and what an order keeps of it. */
export type SellableTool = QuantityTerms &
  PriceTerms & { readonly id: string; readonly sku: string; readonly name: string }
/** A line as it will be sold. */
export type PricedLine = {
  readonly tool: SellableTool
  readonly quantity: number
  readonly unitCents: Cents
}
export type JudgedLines = {
  readonly lines: readonly PricedLine[]
  readonly refused: readonly LineRefusal[]
}

/**
 * Judges every line against the tools as they are now.
 * @param tools those of the lines' tools that are sold now, by id
 * @returns the lines with their prices, and those that are refused; an order is placed only when none is
 */
export function judgeLines(
  tools: ReadonlyMap<string, SellableTool>,
  asked: readonly NewLine[],
): JudgedLines {
  const lines: PricedLine[] = []
  const refused: LineRefusal[] = []
  for (const [position, line] of asked.entries()) {
    const tool = tools.get(line.toolId)
    const unitCents = tool && unitPriceFor(tool, line.quantity)
    const refusal = refusalOf(tool, line, position)
    if (refusal) refused.push(refusal)
    else if (tool && unitCents !== undefined)
      lines.push({ tool, quantity: line.quantity, unitCents })
  }
  return { lines, refused }
}

function refusalOf(
  tool: SellableTool | undefined,
  { toolId, quantity, unitPrice }: NewLine,
  position: number,
): LineRefusal | undefined {
  if (!tool) return { position, toolId, why: 'gone', detail: messages.lineGone }
  const verdict = judgeQuantity(tool, quantity)
  if (!verdict.valid) {
    const { fault, below, above } = verdict
    const short = fault === 'sold-out' || quantity > tool.stock
    return {
      position,
      toolId,
      fault,
      available: tool.stock,
      ...(below === undefined ? {} : { below }),
      ...(above === undefined ? {} : { above }),
      ...(short
        ? { why: 'stock', detail: messages.lineShort(tool.stock) }
        : { why: 'quantity', detail: quantityFaultMessage(tool, quantity, verdict) }),
    }
  }
  const now = unitPriceFor(tool, quantity)
  if (unitPrice === undefined || unitPrice === now) return undefined
  return {
    position,
    toolId,
    why: 'price',
    detail: messages.linePriceChanged(unitPrice, now),
    unitPrice: now,
    seen: unitPrice,
  }
}
