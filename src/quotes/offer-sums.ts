/** Discount, price and margin of an offer that is being written. Pure. */
import { lineTotal } from '../catalogue/rules.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { Cents } from '../platform/money/money.ts'
import type { ToolCost } from '../prices/price-marks.ts'

/** How far an offered price is below another, in tenths of a percent; below zero where it is above. */
export const discountOf = (listed: Cents, offered: Cents): number | undefined =>
  listed === 0 ? undefined : Math.round(((listed - offered) * 1000) / listed)

type Priced = Pick<OrderLine, 'toolId' | 'quantity' | 'unitPrice' | 'pricePer' | 'total'>

/**
 * How far an offer is below the prices for which its lines were asked, in cents; below zero where it
 * is above them, and NaN where they are not shown.
 */
export function savedOn(asked: readonly Priced[], offered: readonly Priced[]): Cents {
  const before = new Map(asked.map((line) => [line.toolId, line]))
  return offered.reduce((saved, { toolId, quantity, pricePer = 1, total }) => {
    const line = before.get(toolId)
    return line ? saved + lineTotal(line.unitPrice, quantity, pricePer) - total : saved
  }, 0)
}

export type OfferedLine = {
  readonly quantity: number
  readonly price: Cents
  readonly listed: Cents
  readonly pricePer: number
  /** Undefined where it is not known, or not shown. */
  readonly cost: Pick<ToolCost, 'cost' | 'pricePer'> | undefined
}

/** What is left of a line's total when its pieces are paid for; undefined without a cost. */
export function marginOfLine({ quantity, price, pricePer, cost }: OfferedLine): Cents | undefined {
  if (!cost) return undefined
  return lineTotal(price, quantity, pricePer) - lineTotal(cost.cost, quantity, cost.pricePer)
}

/** The sums below the lines. The margin is that of the lines whose cost is known. */
export function sumOffer(lines: readonly OfferedLine[]) {
  const sum = (of: (line: OfferedLine) => Cents): Cents =>
    lines.reduce((total, line) => total + of(line), 0)
  const known = lines.filter(({ cost }) => cost !== undefined)
  return {
    listed: sum(({ listed, quantity, pricePer }) => lineTotal(listed, quantity, pricePer)),
    offered: sum(({ price, quantity, pricePer }) => lineTotal(price, quantity, pricePer)),
    margin:
      known.length === 0
        ? undefined
        : known.reduce((total, line) => total + (marginOfLine(line) ?? 0), 0),
    /** Lines whose cost is not known. */
    unknown: lines.length - known.length,
  }
}
