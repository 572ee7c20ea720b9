/** Payment terms as trade writes them: 'net 30', '2/10 net 30', or 'prepayment'. Pure. */
import { addDays, type Day } from '../time/time-zone.ts'

export type PaymentTerms = {
  /** Days from the invoice until it is due; 0 on receipt. */
  readonly days: number
  /** What may be deducted when it is paid early: hundredths of a percent, within so many days. */
  readonly discount?: { readonly rate: number; readonly days: number } | undefined
}

/** From 0.01 to 99.99 percent; up to 99 days for the discount, and 999 in all. */
export const paymentTermsPattern =
  /^(?:(0\.0[1-9]|0\.[1-9]\d?|[1-9]\d?(?:\.\d{1,2})?)\/(\d{1,2}) )?net (\d{1,3})$/

/** The longest that the pattern allows. */
export const maxDiscountDays = 99

/** The terms of a company that pays before its goods leave. */
export const prepayment = 'prepayment'

/** @returns undefined where nothing was agreed; what is paid in advance is due at once */
export function parsePaymentTerms(text: string): PaymentTerms | undefined {
  if (text === prepayment) return { days: 0 }
  const match = paymentTermsPattern.exec(text)
  if (!match) return undefined
  const [, percent, discountDays, days] = match
  if (percent === undefined) return { days: Number(days) }
  const rate = Math.round(Number(percent) * 100)
  return { days: Number(days), discount: { rate, days: Number(discountDays) } }
}

/** What an invoice says of its payment; cents. */
export type DueTerms = {
  readonly dueDate: Day
  readonly discount?:
    | { readonly rate: number; readonly until: Day; readonly amount: number }
    | undefined
}

/** What may be deducted of an amount, in cents, rounded half up. @param rate hundredths of a percent */
export const discountOn = (amount: number, rate: number): number =>
  Math.floor((amount * rate + 5000) / 10_000)

/**
 * When an invoice is due, and what may be deducted until when: never later than it is due. The
 * deduction is rounded half up once.
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
