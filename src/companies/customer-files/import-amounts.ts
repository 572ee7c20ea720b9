/** The amounts in a customer file, whose number format is determined from all of them. Pure. */
import {
  columnSign,
  countSigns,
  signOf,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import type { DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'
import {
  createWholeAmounts,
  currenciesWithoutCents,
} from '../../../packages/file-reader/numbers/whole-amounts.ts'
import { scaleOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { currencyOf } from '../../../packages/file-reader/tables/table.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { importPageMessages as messages } from '../messages/import-page.ts'

/** Fields with amounts of money. */
export const amountFields = ['minimumOrder', 'creditLimit'] as const
type AmountField = (typeof amountFields)[number]
export const isAmountField = (field: string | undefined): boolean =>
  amountFields.some((one) => one === field)

/** The number format of a file's amounts. */
export type AmountSigns = { readonly decimals: DecimalSign; readonly isAsked: boolean }

/** By currency: looking up a symbol takes longer than reading a cell. */
const symbols = new Map<string, string>()
function symbolOf(code: string): string {
  const known = symbols.get(code)
  if (known !== undefined) return known
  const symbol =
    new Intl.NumberFormat('en', { style: 'currency', currency: code })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code
  symbols.set(code, symbol)
  return symbol
}

/**
 * Without the shop's currency, before or after the amount, and without a dash for no cents:
 * '5.000,-'.
 */
const bare = (cell: string): string => {
  const { code } = shopCurrency()
  return [code, symbolOf(code)]
    .reduce((text, sign) => text.replace(sign, ''), cell)
    .replaceAll(/[\s'’]/g, '')
    .replace(/([.,])[-\u2012-\u2015]{1,2}$/, '$100')
}

export const amountSigns = (cells: readonly string[]): AmountSigns =>
  columnSign(countSigns(cells.map(bare)), { decimals: 'dot', isProven: false })

/**
 * '1.250,00 €' → '1250.00'. Other text stays unchanged, so that the error message can quote it.
 * @returns undefined for an ambiguous amount
 */
export function plainAmount(cell: string, { decimals, isAsked }: AmountSigns): string | undefined {
  const text = bare(cell)
  if (!/^\d[\d.,]*$/.test(text)) return cell
  if (isAsked && signOf(text) === 'open') return undefined
  const [sign, group] = decimals === 'comma' ? [',', '.'] : ['.', ',']
  return text.replaceAll(group, '').replace(sign, '.')
}

/**
 * Amounts agreed with customers are round, and rarely below 100: 10000 may be a hundred in cents.
 */
const least = { digits: 5, amounts: 2 } as const

/**
 * Whether all amounts of a column are whole, round and large, and nothing indicates whether they
 * are cents.
 */
export function hasUnclearUnit(heading: string, cells: readonly string[]): boolean {
  const whole = createWholeAmounts(least)
  for (const cell of cells) whole.add(cell)
  const isRound = cells.every((cell) => !/[1-9]/.test(cell) || cell.trim().endsWith('00'))
  return (
    whole.isOpen() &&
    isRound &&
    currencyOf([heading]) === '' &&
    !currenciesWithoutCents.has(shopCurrency().code)
  )
}

/** What a list says about its amounts. */
export type ListedAmounts = {
  readonly signs: AmountSigns
  /** Whether any of its credit limits is above zero. */
  readonly hasLimits: boolean
  /** The fields whose amounts may be cents: nothing in the list indicates the unit. */
  readonly open: ReadonlySet<AmountField>
  /** The heading of each field and the titles above the list. */
  readonly headings: ReadonlyMap<AmountField, string>
}

/**
 * @param columns the field of each column
 * @param titles the text above the headings
 */
export function amountsIn(
  headings: readonly string[],
  columns: readonly (string | undefined)[],
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): ListedAmounts {
  const listed = amountFields.flatMap((field) => {
    const column = columns.indexOf(field)
    const cells = rows.map((row) => row[column] ?? '')
    return column < 0 ? [] : [{ field, heading: headings[column] ?? '', cells }]
  })
  // Another column has amounts with cents, such as a balance: none is in cents.
  const hasCents = rows.some((row) =>
    row.some((cell) => /^\s*-?\d[\d.,' ]*\d\d[.,]\d\d$/.test(cell)),
  )
  const limits = listed.find(({ field }) => field === 'creditLimit')?.cells ?? []
  const title = titles.find((cell) => currencyOf([cell]) !== '' || inThousands.test(cell)) ?? ''
  return {
    signs: amountSigns(listed.flatMap(({ cells }) => cells)),
    hasLimits: limits.some((cell) => /[1-9]/.test(cell)),
    open: new Set(
      listed.flatMap(({ field, heading, cells }) =>
        !hasCents && hasUnclearUnit(heading, cells) ? [field] : [],
      ),
    ),
    headings: new Map(
      listed.map(({ field, heading }) => [field, saysUnit(heading) ? heading : title || heading]),
    ),
  }
}

/** 'Credit limit (TEUR)', 'in tausend Euro'. */
const inThousands =
  /(?<!\p{L})(?:[tk] ?(?:eur|usd|gbp|chf|[€$£])|(?:in|en|w|v|i) (?:thousands?|tausend|tsd|milliers|miles|migliaia|duizend(?:en)?|tys|tis[ií]c[ií]ch|tusen|1[., ]?000))(?!\p{L})/iu
/** Whether a heading states the unit of its amounts. */
export const saysUnit = (heading: string): boolean =>
  currencyOf([heading]) !== '' || inThousands.test(heading) || scaleOfHeading(heading) !== 1

/** Currencies written as 'kr'. */
const kroner = /^(?:SEK|DKK|NOK|ISK)$/

/** The currency in a text, if it differs from the shop's: even its own '$' may be Canada's. */
function foreignIn(text: string): string | undefined {
  const { code, symbol } = shopCurrency()
  const own = [code, symbolOf(code), symbol].find((sign) => sign !== '' && text.includes(sign))
  const named = currencyOf([own === undefined ? text : text.replaceAll(own, ' ')])
  const isOwn = named === '' || named === code || (named === 'kr' && kroner.test(code))
  return isOwn ? undefined : named
}

/** The same for a cell that only contains a currency. */
const foreignCurrency = (cell: string): string | undefined => {
  const text = cell.trim()
  const isOwn = text === '' || text.toUpperCase() === shopCurrency().code
  return isOwn || currencyOf([text]) !== '' ? foreignIn(text) : text
}

/**
 * Converts the amounts of a row to the shop's format.
 * @param currency the cell of the row that names the currency; '' for none
 * @returns why an amount is unclear
 */
export function settleAmounts(
  values: Record<string, unknown>,
  list: ListedAmounts,
  currency: string,
): string | undefined {
  for (const field of amountFields) {
    const cell = values[field]
    if (typeof cell !== 'string') continue
    if (field === 'creditLimit' && isZero(cell)) {
      if (list.hasLimits) return messages.zeroLimit(cell)
      delete values[field]
      continue
    }
    const why = /[1-9]/.test(cell) ? doubtOfAmount(field, cell, list, currency) : undefined
    if (why !== undefined) return why
    const amount = plainAmount(cell, list.signs)
    if (amount === undefined) return messages.twoAmounts(field, cell)
    values[field] = amount
  }
  return undefined
}

/** The unit of an amount that is not in the shop's currency: another currency, thousands, cents. */
function doubtOfAmount(
  field: AmountField,
  cell: string,
  { headings, open }: ListedAmounts,
  currency: string,
): string | undefined {
  const heading = headings.get(field) ?? ''
  const foreign = foreignIn(cell) ?? foreignCurrency(currency) ?? foreignIn(heading)
  if (foreign !== undefined)
    return messages.otherCurrency(field, cell, foreign, shopCurrency().code)
  if (inThousands.test(heading)) return messages.inThousands(field, cell, heading)
  if (scaleOfHeading(heading) !== 1) return messages.inCents(field, cell, heading)
  return open.has(field) ? messages.maybeCents(field, cell) : undefined
}

/** Programs write a zero both if no limit is set and if no credit is allowed. */
const isZero = (cell: string): boolean => /^\D*0[0.,]*\D*$/.test(cell)
