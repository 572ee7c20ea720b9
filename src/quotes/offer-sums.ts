/** Discount, price and margin of an offer that is being edited. Pure. */
import { lineTotal } from '../catalogue/rules.ts'
import type { OrderLine } from '../orders/order-line.ts'
import type { Cents } from '../platform/money/money.ts'
import type { ToolCost } from '../prices/price-marks.ts'

/** How far an offered price is below another, in tenths of a percent; negative if it is above. */
export const discountOf = (listed: Cents, offered: Cents): number | undefined =>
  listed === 0 ? undefined : Math.round(((listed - offered) * 1000) / listed)

type Priced = Pick<OrderLine, 'toolId' | 'quantity' | 'unitPrice' | 'pricePer' | 'total'>

/**
 * How far an offer is below the requested lines' prices, in cents; negative if it is above them,
 * and NaN if they are hidden.
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
  /** Undefined if unknown or hidden. */
  readonly cost: Pick<ToolCost, 'cost' | 'pricePer'> | undefined
}

/** A line's total less the cost of its pieces; undefined without a cost. */
export function marginOfLine({ quantity, price, pricePer, cost }: OfferedLine): Cents | undefined {
  if (!cost) return undefined
  return lineTotal(price, quantity, pricePer) - lineTotal(cost.cost, quantity, cost.pricePer)
}

/** The sums below the lines. The margin only covers lines with a known cost. */
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
    /** The number of lines with an unknown cost. */
    unknown: lines.length - known.length,
  }
}
