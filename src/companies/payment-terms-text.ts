/** Payment terms in the words of the reader's trade. */
import { paymentTermsMessages as messages } from './messages/payment-terms.ts'
import { parsePaymentTerms, prepayment } from '../platform/money/payment-terms.ts'

/** 'net 30' → 'zahlbar innerhalb von 30 Tagen ohne Abzug' in German; empty where nothing was agreed. */
export function paymentTermsText(terms: string): string {
  if (terms === prepayment) return messages.prepayment
  const parsed = parsePaymentTerms(terms)
  if (parsed === undefined) return terms
  const { days, discount } = parsed
  return discount === undefined
    ? messages.net(days)
    : messages.net(days, { percent: discount.rate / 100, days: discount.days })
}
