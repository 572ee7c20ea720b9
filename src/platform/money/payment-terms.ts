/** Payment terms in the usual notation: 'net 30', '2/10 net 30', or 'prepayment'. Pure. */
import { addDays, type Day } from '../time/time-zone.ts'

export type PaymentTerms = {
  /** Days from the invoice until it is due; 0 means on receipt. */
  readonly days: number
  /** The early payment discount: hundredths of a percent, within a number of days. */
  readonly discount?: { readonly rate: number; readonly days: number } | undefined
}

/** From 0.01 to 99.99 percent; up to 99 days for the discount, and 999 in all. */
export const paymentTermsPattern =
  /^(?:(0\.0[1-9]|0\.[1-9]\d?|[1-9]\d?(?:\.\d{1,2})?)\/(\d{1,2}) )?net (\d{1,3})$/

/** The maximum that the pattern allows. */
export const maxDiscountDays = 99

/** The terms of a company that pays before its goods leave. */
export const prepayment = 'prepayment'

/** @returns undefined if no terms were agreed; a prepayment is due at once */
export function parsePaymentTerms(text: string): PaymentTerms | undefined {
  if (text === prepayment) return { days: 0 }
  const match = paymentTermsPattern.exec(text)
  if (!match) return undefined
  const [, percent, discountDays, days] = match
  if (percent === undefined) return { days: Number(days) }
  const rate = Math.round(Number(percent) * 100)
  return { days: Number(days), discount: { rate, days: Number(discountDays) } }
}

/** The payment details on an invoice; amounts in cents. */
export type DueTerms = {
  readonly dueDate: Day
  readonly discount?:
    | { readonly rate: number; readonly until: Day; readonly amount: number }
    | undefined
}

/**
 * The discount on an amount, in cents, rounded half up.
 * @param rate hundredths of a percent
 */
export const discountOn = (amount: number, rate: number): number =>
  Math.floor((amount * rate + 5000) / 10_000)

/**
 * When an invoice is due, and its discount with the discount's last day, which is never after the
 * due date. The discount is rounded half up, once.
 * @param invoice its total with tax in cents, and its day
 */
export function dueOf(
  { days, discount }: PaymentTerms,
  { issueDate, gross }: { readonly issueDate: Day; readonly gross: number },
): DueTerms {
  const dueDate = addDays(issueDate, days)
  const amount = discount ? discountOn(gross, discount.rate) : 0
  if (!discount || amount <= 0) return { dueDate }
  const until = addDays(issueDate, Math.min(days, discount.days))
  return { dueDate, discount: { rate: discount.rate, until, amount } }
}
