/** The accounts used for booking: the owner's mapping, parsed from lines of text. Pure. */

/** UNCL 5305, the categories that determine taxes. */
const salesCategories = ['S', 'Z', 'E', 'K', 'G', 'O'] as const
type SalesCategory = (typeof salesCategories)[number]

/** An account for sales of a category, at a rate, to a country. */
export type RevenueAccount = {
  readonly category: SalesCategory
  /** Hundredths of a percent; undefined: every one. */
  readonly rate: number | undefined
  /** ISO 3166-1; undefined: every one. */
  readonly country: string | undefined
  readonly account: string
  /** The tax key for accounts that do not compute tax automatically; empty: none. */
  readonly taxKey: string
}

/** 'S 19 = 8400', 'S 21 NL = 8320', 'K = 8125', 'S 7 = 8000 BU 2'. */
const revenueLine =
  /^([SZEKGO])(?: (\d{1,2}(?:\.\d{1,2})?))?(?: ([A-Z]{2}))? ?= ?([1-9]\d{3,8}|0[1-9]\d{2,7})(?: BU (\d{1,4}))?$/
/** 'discount S 19 = 8736': the account of discounts on such sales. */
const discountPrefix = /^discount (?=[A-Z])/
/** 'transfer = 1200' */
const methodLine = /^([a-z]{4,8}) ?= ?([1-9]\d{3,8}|0[1-9]\d{2,7})$/

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)

const isCategory = (text: string | undefined): text is SalesCategory =>
  salesCategories.some((category) => category === text)

/** @returns undefined if a line cannot be parsed */
export function parseRevenueAccounts(text: string): readonly RevenueAccount[] | undefined {
  const accounts: RevenueAccount[] = []
  for (const line of linesOf(text)) {
    const [, category, percent, country, account, taxKey = ''] = revenueLine.exec(line) ?? []
    if (!isCategory(category) || account === undefined) return undefined
    const rate = percent === undefined ? undefined : Math.round(Number(percent) * 100)
    accounts.push({ category, rate, country, account, taxKey })
  }
  return accounts
}

/** The lines on discounts by category, and all others. */
const splitDiscounts = (text: string): readonly [readonly string[], readonly string[]] => [
  linesOf(text).filter((line) => discountPrefix.test(line)),
  linesOf(text).filter((line) => !discountPrefix.test(line)),
]

const parseDiscounts = (lines: readonly string[]): readonly RevenueAccount[] | undefined =>
  parseRevenueAccounts(lines.map((line) => line.replace(discountPrefix, '')).join('\n'))

/** The accounts of discounts on sales of a category, at a rate, to a country. */
export const discountAccounts = (text: string): readonly RevenueAccount[] =>
  parseDiscounts(splitDiscounts(text)[0]) ?? []

/**
 * The account of each payment method, by its name.
 * @returns undefined if a line cannot be parsed
 */
export function parseMethodAccounts(text: string): ReadonlyMap<string, string> | undefined {
  const accounts = new Map<string, string>()
  const [discounts, methods] = splitDiscounts(text)
  if (parseDiscounts(discounts) === undefined) return undefined
  for (const line of methods) {
    const [, method, account] = methodLine.exec(line) ?? []
    if (method === undefined || account === undefined) return undefined
    accounts.set(method, account)
  }
  return accounts
}

/** The properties of a sale that determine its account. */
export type Sale = {
  readonly category: SalesCategory
  readonly rate: number
  readonly country: string
}

/** The account of a sale: the most specific match. */
export function revenueAccountOf(
  accounts: readonly RevenueAccount[],
  { category, rate, country }: Sale,
): RevenueAccount | undefined {
  const fitting = accounts.filter(
    (one) =>
      one.category === category &&
      (one.rate ?? rate) === rate &&
      (one.country ?? country) === country,
  )
  const weight = (one: RevenueAccount): number =>
    (one.country === undefined ? 0 : 2) + (one.rate === undefined ? 0 : 1)
  return fitting.toSorted((a, b) => weight(b) - weight(a))[0]
}
