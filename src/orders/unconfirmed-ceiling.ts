/**
 * The ceiling for accounts whose e-mail address is not confirmed: what an order may be worth, and
 * how much of a tool's stock such an account may hold. So a made-up account cannot empty the shelves.
 * Pure.
 */
import {
  firstQuantity,
  lineTotal,
  nearestQuantities,
  type QuantityTerms,
} from '../catalogue/rules.ts'
import { isClearance } from '../catalogue/tool-terms.ts'
import type { Cents } from '../platform/money.ts'

/** Undefined is without a ceiling. `maxShare` in percent of a tool's stock. */
export type UnconfirmedCeiling = {
  readonly maxValue: Cents | undefined
  readonly maxShare: number | undefined
}

/** A line that can be ordered otherwise. */
export type CeilingLine = {
  /** `stock` is what is available now. */
  readonly terms: QuantityTerms
  readonly quantity: number
  /** For `pricePer` units. */
  readonly unitCents: Cents
  readonly pricePer?: number | undefined
  /** Pieces of this tool in open orders of this account. */
  readonly held: number
}

/** A line above the ceiling: its index, and the highest quantity that is allowed, or 0. */
export type ExceedingLine = { readonly position: number; readonly allowed: number }
export type CeilingVerdict =
  | { readonly kind: 'within' }
  | { readonly kind: 'share'; readonly lines: readonly ExceedingLine[] }
  | { readonly kind: 'value'; readonly total: Cents; readonly maxValue: Cents }

/** A verdict that refuses an order. */
export type AboveCeiling = Exclude<CeilingVerdict, { kind: 'within' }>

/** Whether an account with an unconfirmed address may order these lines together. */
export function judgeCeiling(
  { maxValue, maxShare }: UnconfirmedCeiling,
  lines: readonly CeilingLine[],
): CeilingVerdict {
  const exceeding = lines.flatMap((line, position) => {
    const allowed = maxShare === undefined ? line.quantity : allowedQuantity(line, maxShare)
    return line.quantity > allowed ? [{ position, allowed }] : []
  })
  if (exceeding.length > 0) return { kind: 'share', lines: exceeding }
  const total = lines.reduce(
    (sum, { quantity, unitCents, pricePer }) => sum + lineTotal(unitCents, quantity, pricePer),
    0,
  )
  return maxValue === undefined || total <= maxValue || isSmallestOrder(lines)
    ? { kind: 'within' }
    : { kind: 'value', total, maxValue }
}

/**
 * The highest quantity of a tool that the share allows, with what the account holds already. The
 * minimum is allowed once whatever the share is, and the last pieces always.
 */
export function allowedQuantity(
  { terms, held }: Pick<CeilingLine, 'terms' | 'held'>,
  maxShare: number,
): number {
  if (isClearance(terms)) return terms.stock
  const share = Math.floor(((terms.stock + held) * maxShare) / 100) - held
  return nearestQuantities(terms, share).below ?? (held === 0 ? firstQuantity(terms) : 0)
}

/** One tool, of which less cannot be ordered. */
const isSmallestOrder = ([line, ...others]: readonly CeilingLine[]): boolean =>
  line !== undefined && others.length === 0 && line.quantity <= firstQuantity(line.terms)
