/** The quantity rules as sentences, for quantity boxes and for the server's Problems. Pure. */
import { wholeNumberMessage } from '../platform/fields/number-message.ts'
import { quantityMessages as messages } from './messages/quantity.ts'
import type { Advice, QuantityTerms, QuantityResult } from './rules.ts'
import { isClearance } from './tool-terms.ts'

/**
 * Why a quantity cannot be ordered, and the valid alternatives: "50 is not a multiple of 24. Use
 * 48 or 72."
 */
export function quantityFaultMessage(
  terms: QuantityTerms,
  quantity: number,
  verdict: QuantityResult & { valid: false },
): string {
  const { quantity: faults } = messages
  const reason = {
    'not-whole': () => faults.notWhole,
    'sold-out': () => faults.soldOut,
    'below-minimum': () => faults.belowMinimum(quantity, terms.minimumQuantity),
    'not-packs': () => faults.notPacks(quantity, terms.packSize),
    'above-stock': () => faults.aboveStock(quantity, terms.stock),
    'clearance-only': () => faults.clearanceOnly(quantity, terms.stock),
  }[verdict.fault]()
  const { below, above } = verdict
  if (below !== undefined && above !== undefined && below !== above)
    return `${reason} ${faults.useEither(below, above)}`
  const nearest = below ?? above
  return nearest === undefined ? reason : `${reason} ${faults.useOne(nearest)}`
}

/** The same for typed text, which may be an ambiguous number. */
export function typedFault(
  text: string,
  terms: QuantityTerms,
  quantity: number,
  verdict: QuantityResult & { valid: false },
): string {
  const fault = quantityFaultMessage(terms, quantity, verdict)
  return Number.isNaN(quantity) ? wholeNumberMessage(text, fault) : fault
}

/**
 * A part of the live sentence: the tool's terms, the saving when buying more (`gain`), that more
 * costs less in total (`less`), or that only the last pieces are left.
 */
export type RulePart = { readonly text: string; readonly kind: 'terms' | 'gain' | 'less' | 'last' }

/**
 * The live sentence: "Min 48 · packs of 24 · 12 more saves $18.40 · 310 in stock", in its parts.
 */
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
    ...(gain
      ? [{ text: savingsText(gain), kind: gain.kind === 'saves' ? 'gain' : 'less' } as const]
      : []),
    plain(rule.inStock(terms.stock)),
  ]
}

/** "12 more saves $18.40". */
export const savingsText = (gain: Advice): string =>
  gain.kind === 'saves'
    ? messages.rule.moreSaves(gain.more, gain.cents)
    : messages.rule.moreCostsLess(gain.quantity, gain.cents)
