/**
 * Whether the lines of an order can be ordered now, each checked independently: is the tool for
 * sale, is the quantity valid, is the price the one that the buyer saw (product rules 2.1 and 2.2).
 */
import {
  validateQuantity,
  shownUnitPrice,
  unitPriceFor,
  type PriceTerms,
  type QuantityViolation,
  type QuantityTerms,
  type QuantityResult,
} from '../../catalogue/rules.ts'
import { quantityFaultMessage } from '../../catalogue/quantity-messages.ts'
import type { Pack } from '../../catalogue/units/packs.ts'
import type { StoredSafety } from '../../catalogue/safety.ts'
import type { TaxClass } from '../../catalogue/tax-class.ts'
import type { PriceBasis } from '../../catalogue/model/units.ts'
import type { Cents } from '../../platform/money/money.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import type { NewLine } from './cart-fields.ts'
import type { RefusedLine } from './refused-lines.ts'

/** Why a line cannot be ordered, with further details for the order form of one tool. */
export type LineRefusal = RefusedLine & {
  readonly fault?: QuantityViolation
  /** The price that the buyer saw, in cents, and what it was for. */
  readonly seenUnitPrice?: Cents | undefined
  readonly seenBasis?: PriceBasis
  /** What the present price is for. */
  readonly basis?: PriceBasis
}
/** The fields of a tool that are checked, and those that an order line copies. */
export type SellableTool = QuantityTerms &
  PriceTerms & {
    readonly id: string
    readonly sku: string
    readonly name: string
    /** Grams per unit; undefined if unknown, or if no charge depends on it. */
    readonly weight?: number | undefined
    readonly safety?: StoredSafety | undefined
    readonly packs?: readonly Pack[] | undefined
    readonly taxClass?: TaxClass | undefined
    /** The part number of the buyer's company. */
    readonly partNumber?: string | undefined
  }
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
 * Checks every line against the tools in their present state.
 * @param tools the lines' tools that are for sale now, by id
 * @returns the lines with their prices, and the refused ones; an order is placed only if none are
 *   refused
 */
export function validateLines(
  tools: ReadonlyMap<string, SellableTool>,
  requested: readonly NewLine[],
): JudgedLines {
  const lines: PricedLine[] = []
  const refused: LineRefusal[] = []
  for (const [position, line] of requested.entries()) {
    const tool = tools.get(line.toolId)
    const unitCents = tool && unitPriceFor(tool, line.quantity)
    const refusal = judgeLine(tool, line, position)
    if (refusal) refused.push(refusal)
    else if (tool && unitCents !== undefined)
      lines.push({ tool, quantity: line.quantity, unitCents })
  }
  return { lines, refused }
}

/** @returns undefined if the line can be ordered */
function judgeLine(
  tool: SellableTool | undefined,
  line: NewLine,
  position: number,
): LineRefusal | undefined {
  const { toolId, quantity, unitPrice, pricePer: seenPer = 1 } = line
  if (!tool) return { position, toolId, why: 'gone', detail: messages.lineNotSold }
  const verdict = validateQuantity(tool, quantity)
  if (!verdict.valid) return quantityRefusal(tool, line, position, verdict)
  const current = shownUnitPrice(tool, quantity)
  if (unitPrice === undefined) return undefined
  if (unitPrice === current.unitPrice && seenPer === current.pricePer) return undefined
  const [seenBasis, basis] = [
    { unit: tool.unit, pricePer: seenPer },
    { unit: tool.unit, pricePer: current.pricePer },
  ]
  return {
    position,
    toolId,
    why: 'price',
    detail: messages.linePriceChanged([unitPrice, seenBasis], [current.unitPrice, basis]),
    unitPrice: current.unitPrice,
    pricePer: current.pricePer,
    seenUnitPrice: unitPrice,
    seenBasis,
    basis,
  }
}

/** Too few pieces in stock, or a quantity that the tool's terms do not allow. */
function quantityRefusal(
  tool: SellableTool,
  { toolId, quantity }: NewLine,
  position: number,
  verdict: QuantityResult & { readonly valid: false },
): LineRefusal {
  const { fault, below, above } = verdict
  const isShort = tool.backOrder !== true && (fault === 'sold-out' || quantity > tool.stock)
  return {
    position,
    toolId,
    fault,
    available: tool.stock,
    ...(below === undefined ? {} : { below }),
    ...(above === undefined ? {} : { above }),
    ...(isShort
      ? { why: 'stock', detail: messages.lineShort(tool.stock) }
      : { why: 'quantity', detail: quantityFaultMessage(tool, quantity, verdict) }),
  }
}
