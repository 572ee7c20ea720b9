/** Money: whole US cents inside, text such as '$12.50' on the wire and on pages. */

/** The highest price of a piece: $1,000,000.00, in cents. */
export const maxPrice = 100_000_000

/** An amount of money in cents; never negative, never a fraction. */
export type Cents = number

const moneyPattern = /^\$?(\d{1,9})(?:\.(\d{1,2}))?$/

/**
 * Parses '$12.50', '12.5' or '12' into cents.
 * @returns undefined for anything else: signs, exponents, group separators, three decimals
 */
export function parseMoney(text: string): Cents | undefined {
  const match = moneyPattern.exec(text.trim())
  if (!match) return undefined
  const [, dollars, decimals = ''] = match
  return Number(dollars) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Cents as on the wire: 1250 → '$12.50'. Source: specification, points 3 and 9. */
export const formatMoney = (cents: Cents): string =>
  `$${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

const numberFormat = new Intl.NumberFormat('en-US')

/** Cents for people: 131520 → '$1,315.20'. */
export const displayMoney = (cents: Cents): string =>
  `$${numberFormat.format(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`

/** A whole number for people: 12000 → '12,000'. */
export const displayNumber = (count: number): string => numberFormat.format(count)
