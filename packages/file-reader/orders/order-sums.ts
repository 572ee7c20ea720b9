/** Amounts that an order says beside quantities and prices. Pure. */
import type { OrderedLine } from './order-document.ts'

/** A total of an order as the file has it. */
export type OrderTotal = {
  readonly said: string
  /**
   * What the file itself adds to its lines in this total: charges and tax, less allowances, in units of
   * the currency. One of these is meant where the standard leaves it open.
   */
  readonly besides: readonly number[]
}

/** A decimal number with a point; NaN of anything else. */
const decimalIn = (text: string): number =>
  /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN

/** The first of some texts that is a number; 0 where none is. */
export const numberOr0 = (...texts: readonly string[]): number =>
  texts.map(decimalIn).find((number) => !Number.isNaN(number)) ?? 0

/** A line that says only what it comes to: its price is that, for all that it orders. */
export const withPriceOfAmount = (line: OrderedLine): OrderedLine =>
  line.price === '' && line.amount && decimalIn(line.quantity) > 0
    ? { ...line, price: line.amount, priceQuantity: line.quantity }
    : line
