/** Compares the amounts in an order with its quantities and prices. Pure. */
import { currenciesWithoutCents } from '../numbers/whole-amounts.ts'
import type { OrderDocument, OrderedLine } from './order-document.ts'

/** A total of an order as in the file. */
export type OrderTotal = {
  readonly said: string
  /**
   * Amounts that the file adds to its lines in this total: charges and tax, less allowances, in
   * units of the currency. If the standard leaves it open, one of several is meant.
   */
  readonly besides: readonly number[]
}

/** An amount in the file, and the sum of its lines; undefined if they cannot be added up. */
export type SumDifference = { readonly said: string; readonly lines: number | undefined }

/** A decimal number with a decimal point; NaN for anything else. */
export const decimalIn = (text: string): number =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN

/** The first text that is a number; 0 if none is. */
export const numberOr0 = (...texts: readonly string[]): number =>
  texts.map(decimalIn).find((number) => !Number.isNaN(number)) ?? 0

type Priced = Pick<OrderedLine, 'quantity' | 'price' | 'priceQuantity' | 'amount'>

/** Quantity × price; NaN if one of them is missing, or is not a number. */
function reckoned({ quantity, price, priceQuantity }: Priced): number {
  const per = decimalIn(priceQuantity || '1')
  return per > 0 ? (decimalIn(quantity) * decimalIn(price)) / per : Number.NaN
}

/** Half of the smallest amount: the maximum effect of rounding. */
const roundingOf = (currency: string): number =>
  currenciesWithoutCents.has(currency.toUpperCase()) ? 0.5 : 0.005

/** Numbers are not exact in binary: a thousandth of a cent is not a difference. */
const inexact = 0.000_01

/**
 * The stated amount of a line, if it differs from its quantity × price. Two of the smallest amounts
 * are allowed for rounding, as in Peppol BIS Ordering 3 (T01-R024).
 */
export function amountDifference(line: Priced, currency: string): SumDifference | undefined {
  const { amount = '' } = line
  const lines = reckoned(line)
  if (amount === '' || Number.isNaN(lines)) return undefined
  const isSame = Math.abs(decimalIn(amount) - lines) <= 4 * roundingOf(currency) + inexact
  return isSame ? undefined : { said: amount, lines }
}

/** A line with only a total: the total becomes its price, for the whole quantity. */
export const withPriceOfAmount = (line: OrderedLine): OrderedLine =>
  line.price === '' && line.amount && decimalIn(line.quantity) > 0
    ? { ...line, price: line.amount, priceQuantity: line.quantity }
    : line

type Summed = Pick<OrderDocument, 'totals' | 'currency'> & {
  readonly lines: readonly (Priced & Pick<OrderedLine, 'cancelled' | 'optional'>)[]
}

/** The totals of an order that differ from the sum of its lines, each once. */
export function totalDifferences({
  totals = [],
  currency,
  lines,
}: Summed): readonly SumDifference[] {
  const ordered = lines.filter(({ cancelled }) => !cancelled)
  const sumOf = (some: readonly Priced[]) =>
    some.reduce((sum, line) => sum + (line.amount ? decimalIn(line.amount) : reckoned(line)), 0)
  const sum = sumOf(ordered.filter(({ optional }) => !optional))
  // Alternatives may be included or not.
  const sums = [sum, sumOf(ordered)].filter((one) => !Number.isNaN(one))
  const rounding = roundingOf(currency) * (ordered.length + 1) + inexact
  const different = totals.filter(
    ({ said, besides }) =>
      !sums.some((one) =>
        besides.some((more) => Math.abs(decimalIn(said) - one - more) <= rounding),
      ),
  )
  return [...new Set(different.map(({ said }) => said))].map((said) => ({
    said,
    lines: Number.isNaN(sum) ? undefined : sum,
  }))
}
