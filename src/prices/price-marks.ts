/** Warnings for staff about a price that overrides the shop's own: zero, or below cost. */
import type { Cents } from '../platform/money/money.ts'

/** The cost of a tool, for `pricePer` units. */
export type ToolCost = {
  readonly id: string
  readonly sku: string
  readonly cost: Cents
  readonly pricePer: number
}
/** A price for `pricePer` units. */
export type MarkedPrice = { readonly price: Cents; readonly pricePer?: number | undefined }
export type PriceMark = 'free' | 'below-cost'

/**
 * The warning about a price; undefined for a price at cost or above, or above zero if the cost is
 * unknown.
 * @param cost undefined: unknown, or hidden from the reader
 */
export function markOf(
  { price, pricePer = 1 }: MarkedPrice,
  cost: Pick<ToolCost, 'cost' | 'pricePer'> | undefined,
): PriceMark | undefined {
  if (price === 0) return 'free'
  return cost && price * cost.pricePer < cost.cost * pricePer ? 'below-cost' : undefined
}

/** By SKU, ignoring case. */
export const costsBySku = (costs: readonly ToolCost[]): ReadonlyMap<string, ToolCost> =>
  new Map(costs.map((cost) => [cost.sku.toLowerCase(), cost]))

type ListedPrice = {
  readonly target: string
  /** The SKU of a tool. */
  readonly name: string
  readonly price?: number | undefined
  readonly priceBreaks?: readonly { readonly price: Cents }[] | undefined
  readonly pricePer?: number | undefined
}

/** The lowest price of a list row with a warning; undefined if there is none. */
export function markOfRow(
  { target, name, price, priceBreaks = [], pricePer = 1 }: ListedPrice,
  costs: ReadonlyMap<string, ToolCost>,
) {
  if (target !== 'tool' || price === undefined) return undefined
  const lowest = Math.min(price, ...priceBreaks.map((rung) => rung.price))
  const cost = costs.get(name.toLowerCase())
  const mark = markOf({ price: lowest, pricePer }, cost)
  return mark && { mark, price: lowest, pricePer, cost }
}

type AuditedPrice = MarkedPrice & { readonly toolId: string; readonly sku: string }

/**
 * Fields of a history entry: the SKUs with a price of zero, or below cost. Only people who may see
 * costs read the latter.
 */
export function auditedMarks(prices: readonly AuditedPrice[], costs: readonly ToolCost[]) {
  const byId = new Map(costs.map((cost) => [cost.id, cost]))
  const marked = (mark: PriceMark): readonly string[] | undefined => {
    const skus = prices.flatMap((one) =>
      markOf(one, byId.get(one.toolId)) === mark ? [one.sku] : [],
    )
    return skus.length > 0 ? skus : undefined
  }
  return { forNothing: marked('free'), belowCost: marked('below-cost') }
}
