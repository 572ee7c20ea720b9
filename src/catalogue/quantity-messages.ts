/** The rules of quantity as sentences, the same wherever a quantity is asked and wherever the server refuses one. */
import { quantityMessages as messages } from './messages/quantity.ts'
import type { Advice, QuantityTerms, QuantityVerdict } from './rules.ts'
import { isClearance } from './tool-terms.ts'

/** Why a quantity can't be ordered and what to use instead: "50 is not a full pack of 24. Use 48 or 72." */
export function quantityFaultMessage(
  terms: QuantityTerms,
  quantity: number,
  verdict: QuantityVerdict & { valid: false },
): string {
  const { quantity: say } = messages
  const why = {
    'not-whole': () => say.notWhole,
    'sold-out': () => say.soldOut,
    'below-minimum': () => say.belowMinimum(quantity, terms.minimumQuantity),
    'not-packs': () => say.notPacks(quantity, terms.packSize),
    'above-stock': () => say.aboveStock(quantity, terms.stock),
    'clearance-only': () => say.clearanceOnly(quantity, terms.stock),
  }[verdict.fault]()
  const { below, above } = verdict
  if (below !== undefined && above !== undefined && below !== above)
    return `${why} ${say.useEither(below, above)}`
  const one = below ?? above
  return one === undefined ? why : `${why} ${say.useOne(one)}`
}

/** One part of the live sentence: the tool's terms, what buying more would save, or that only the last are left. */
export type RulePart = { readonly text: string; readonly kind: 'terms' | 'gain' | 'last' }

/** The live sentence: "Min 48 · packs of 24 · 12 more saves $18.40 · 310 in stock", in its parts. */
export function quantityRuleParts(
  terms: QuantityTerms,
  gain: Advice | undefined,
): readonly RulePart[] {
  const { rule } = messages
  const plain = (text: string): RulePart => ({ text, kind: 'terms' })
  if (terms.stock <= 0) return [plain(rule.outOfStock)]
  if (isClearance(terms)) return [{ text: rule.lastPieces(terms.stock), kind: 'last' }]
  return [
    plain(rule.minimum(terms.minimumQuantity)),
    ...(terms.packSize > 1 ? [plain(rule.packs(terms.packSize))] : []),
    ...(gain ? [{ text: savingsText(gain), kind: 'gain' } as const] : []),
    plain(rule.inStock(terms.stock)),
  ]
}

/** "12 more saves $18.40". */
export const savingsText = (gain: Advice): string =>
  gain.kind === 'saves'
    ? messages.rule.moreSaves(gain.more, gain.cents)
    : messages.rule.moreCostsLess(gain.quantity, gain.cents)
