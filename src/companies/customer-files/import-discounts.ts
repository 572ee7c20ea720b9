/**
 * An early payment discount in separate columns: 'Skonto' and 'Skontotage' beside 'Zahlungsziel'.
 * Pure.
 */
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { parsePaymentTerms } from '../../platform/money/payment-terms.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

/** Words that always mean an early payment discount, in the languages of lists. */
const words =
  'skonto|kassenskonto|(?:cash|settlement|early payment|prompt payment) discount|escompte|sconto cassa|descuento (?:por )?pronto pago|pronto pago|betalingskorting|skonta|kassarabatt|kontantrabat|desconto (?:de )?pronto pagamento|kateisalennus'
const percentHeading = new RegExp(
  `^(?:${words}) ?(?:prozent|satz|percent|rate|in prozent|procent)?(?: debitor)?$`,
)
const daysHeading = new RegExp(
  `^(?:(?:${words}) ?(?:tage?|frist|days?|jours|giorni|d[ií]as|dagen|dni|dagar|dage|dias)|(?:jours|dni|giorni|dias) (?:de |d |di )?(?:${words})|discount days)$`,
)

/** The columns with the percentage and the days; -1 for none. */
export type DiscountColumns = { readonly percent: number; readonly days: number }

export function discountColumns(headings: readonly string[]): DiscountColumns {
  const keys = headings.map(wordsOf)
  const place = (pattern: RegExp) => keys.findIndex((key) => pattern.test(key))
  return { percent: place(percentHeading), days: place(daysHeading) }
}

/**
 * Merges a discount in separate columns into the payment terms.
 * @returns why it cannot be merged
 */
export function settleDiscount(
  values: Record<string, unknown>,
  cells: readonly string[],
  headings: readonly string[],
  { percent, days }: DiscountColumns,
): string | undefined {
  const [rate = '', within = ''] = [cells[percent], cells[days]]
  if (!/[1-9]/.test(rate)) return undefined
  const written = values['paymentTerms']
  const share = rate.replace('%', '').replace(',', '.').trim()
  const terms = `${share}/${within.trim()} ${typeof written === 'string' ? written : ''}`
  const parsed = parsePaymentTerms(terms)
  if (parsed === undefined || (parsed.discount?.days ?? 0) > parsed.days)
    return messages.otherDiscount(`${headings[percent] ?? ''}: ${rate}`)
  values['paymentTerms'] = terms
  return undefined
}
