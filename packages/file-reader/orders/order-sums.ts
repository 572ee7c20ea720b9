/** Amounts that an order says beside quantities and prices, compared with what these come to. Pure. */
import { currenciesWithoutCents } from '../numbers/whole-amounts.ts'
import type { OrderDocument, OrderedLine } from './order-document.ts'

/** A total of an order as the file has it. */
export type OrderTotal = {
  readonly said: string
  /**
   * What the file itself adds to its lines in this total: charges and tax, less allowances, in units of
   * the currency. One of these is meant where the standard leaves it open.
   */
  readonly besides: readonly number[]
}

/** An amount that the file says, and what its lines come to; undefined where they cannot be added up. */
export type SumDifference = { readonly said: string; readonly lines: number | undefined }

/** A decimal number with a point; NaN of anything else. */
export const decimalIn = (text: string): number =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN

/** The first of some texts that is a number; 0 where none is. */
export const numberOr0 = (...texts: readonly string[]): number =>
  texts.map(decimalIn).find((number) => !Number.isNaN(number)) ?? 0

type Priced = Pick<OrderedLine, 'quantity' | 'price' | 'priceQuantity' | 'amount'>

/** Quantity × price; NaN where one of them is not said, or is no number. */
function reckoned({ quantity, price, priceQuantity }: Priced): number {
  const per = decimalIn(priceQuantity || '1')
  return per > 0 ? (decimalIn(quantity) * decimalIn(price)) / per : Number.NaN
}

/** Half of the smallest amount: as far as rounding moves an amount. */
const roundingOf = (currency: string): number =>
  currenciesWithoutCents.has(currency.toUpperCase()) ? 0.5 : 0.005

/** Numbers are not exact in binary: a thousandth of a cent is no difference. */
const inexact = 0.000_01

/**
 * The amount of a line as it is said, where its quantity and price come to another. Two of the smallest
 * amounts are left for rounding, as in Peppol BIS Ordering 3 (T01-R024).
 */
export function amountDifference(line: Priced, currency: string): SumDifference | undefined {
  const { amount = '' } = line
  const lines = reckoned(line)
  if (amount === '' || Number.isNaN(lines)) return undefined
  const isSame = Math.abs(decimalIn(amount) - lines) <= 4 * roundingOf(currency) + inexact
  return isSame ? undefined : { said: amount, lines }
}

/** A line that says only what it comes to: its price is that, for all that it orders. */
export const withPriceOfAmount = (line: OrderedLine): OrderedLine =>
  line.price === '' && line.amount && decimalIn(line.quantity) > 0
    ? { ...line, price: line.amount, priceQuantity: line.quantity }
    : line

type Summed = Pick<OrderDocument, 'totals' | 'currency'> & {
  readonly lines: readonly (Priced & Pick<OrderedLine, 'cancelled' | 'optional'>)[]
}

/** The totals of an order that are not what its lines come to, each once. */
export function totalDifferences({
  totals = [],
  currency,
  lines,
}: Summed): readonly SumDifference[] {
  const ordered = lines.filter(({ cancelled }) => !cancelled)
  const sumOf = (some: readonly Priced[]) =>
    some.reduce((sum, line) => sum + (line.amount ? decimalIn(line.amount) : reckoned(line)), 0)
  const sum = sumOf(ordered.filter(({ optional }) => !optional))
  // Alternatives may be in it or not.
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
