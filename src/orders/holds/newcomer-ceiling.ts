/**
 * The ceiling for newcomers: accounts without an order that the shop has confirmed. It limits an
 * order's value, and the share of a tool's stock that such an account may hold. Above it an order
 * waits, so a fake account cannot empty the shelves. Pure. Source: product rule 5.2.
 */
import {
  firstQuantity,
  lineTotal,
  nearestQuantities,
  type QuantityTerms,
} from '../../catalogue/rules.ts'
import { isClearance } from '../../catalogue/tool-terms.ts'
import { parseMoney, type Cents } from '../../platform/money/money.ts'
import type { ShopSettings } from '../../settings/declarations.ts'
import type { HoldReason } from '../model/hold-reason.ts'

/** Undefined: no ceiling. `maxShare` in percent of a tool's stock. */
export type NewcomerCeiling = {
  readonly maxValue: Cents | undefined
  readonly maxShare: number | undefined
}

type CeilingLine = {
  readonly name: string
  /** `stock`: the pieces available now. */
  readonly terms: QuantityTerms
  readonly quantity: number
  /** For `pricePer` units. */
  readonly unitCents: Cents
  readonly pricePer?: number | undefined
  /** Pieces of this tool in open orders of this account. */
  readonly held: number
}

/** The ceiling in the settings; undefined if none is set. */
export function newcomerCeiling({
  newcomerMaxOrder,
  newcomerMaxShare,
}: Pick<ShopSettings, 'newcomerMaxOrder' | 'newcomerMaxShare'>): NewcomerCeiling | undefined {
  const maxValue = parseMoney(newcomerMaxOrder)
  const maxShare = newcomerMaxShare === '' ? undefined : Number(newcomerMaxShare)
  return maxValue === undefined && maxShare === undefined ? undefined : { maxValue, maxShare }
}

/** Why these lines of a newcomer wait; undefined if they do not. */
export function newcomerReason(
  { maxValue, maxShare }: NewcomerCeiling,
  lines: readonly CeilingLine[],
): HoldReason | undefined {
  if (maxShare !== undefined) {
    const [first, ...others] = lines.filter(
      (line) => line.quantity > allowedQuantity(line, maxShare),
    )
    if (first)
      return {
        code: 'over-newcomer-share',
        tool: first.name,
        others: others.length,
        percent: maxShare,
      }
  }
  const total = lines.reduce(
    (sum, { quantity, unitCents, pricePer }) => sum + lineTotal(unitCents, quantity, pricePer),
    0,
  )
  return maxValue === undefined || total <= maxValue || isSmallestOrder(lines)
    ? undefined
    : { code: 'over-newcomer-limit', total, limit: maxValue }
}

/**
 * The highest quantity of a tool that the share allows, minus the account's open pieces. The
 * minimum quantity is always allowed once, and so are the last pieces.
 */
export function allowedQuantity(
  { terms, held }: Pick<CeilingLine, 'terms' | 'held'>,
  maxShare: number,
): number {
  if (isClearance(terms)) return terms.stock
  const share = Math.floor(((terms.stock + held) * maxShare) / 100) - held
  return nearestQuantities(terms, share).below ?? (held === 0 ? firstQuantity(terms) : 0)
}

/** One tool whose quantity cannot be lower. */
const isSmallestOrder = ([line, ...others]: readonly CeilingLine[]): boolean =>
  line !== undefined && others.length === 0 && line.quantity <= firstQuantity(line.terms)
