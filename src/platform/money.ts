/** Money is integer US cents inside the house, and text such as '$12.50' on the wire and on the page. */

/** The highest price of a piece: $1,000,000.00, in cents. */
export const maxPrice = 100_000_000

/** An amount of money in cents; never negative, never a fraction. */
export type Cents = number

const written = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/

/**
 * Reads '$12.50', '12.5' or '12' as cents.
 * @returns undefined for anything else: signs, exponents, group separators, three decimals
 */
export function parseMoney(text: string): Cents | undefined {
  const found = written.exec(text.trim())
  if (!found) return undefined
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

/** Writes cents as the wire does: 1250 → '$12.50'. Source: specification, points 3 and 9. */
export const formatMoney = (cents: Cents): string =>
  `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const grouped = new Intl.NumberFormat('en-US')

/** Writes cents as a person reads them: 131520 → '$1,315.20'. */
export const displayMoney = (cents: Cents): string =>
  `$${grouped.format(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`

/** A whole number as a person reads it: 12000 → '12,000'. */
export const displayNumber = (count: number): string => grouped.format(count)
