/** The currency of a list's prices, if it has columns in several currencies. Pure. */
import type { ListField } from '../../../packages/file-reader/headings/fields.ts'
import {
  currencyOf,
  isEmptyCell,
  namesPrices,
  type Cell,
  type NumberedRow,
} from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { baseOfHeading } from '../../../packages/file-reader/headings/price-base.ts'
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'

const kroner: ReadonlySet<string> = new Set(['SEK', 'DKK', 'NOK', 'ISK', 'kr'])
/**
 * Whether two names may mean one currency: 'kr' is the currency of a Swedish, Danish or Norwegian
 * shop.
 */
export const isSameCurrency = (one: string, other: string): boolean =>
  one === other || ((one === 'kr' || other === 'kr') && kroner.has(one) && kroner.has(other))

/** The currency of a list: 'kr' means the shop's currency if that is a krone. */
export const listedCurrency = (named: string, own = shopCurrency().code): string =>
  isSameCurrency(named, own) ? own : named

/** Currency codes; the code of São Tomé until 2018 is also short for standard prices. */
const codes: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => code !== 'STD'),
)
/** Whether a text is a currency code of three letters. */
export const isCurrencyCode = (text: string): boolean => codes.has(text)

/**
 * The currency that a price heading names, including currencies that are known only by their code.
 */
const headingCurrency = (heading: string): string =>
  currencyOf([heading]) ||
  (namesPrices(heading) ? (heading.match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu) ?? []) : []).find(
    isCurrencyCode,
  ) ||
  ''

/**
 * The currency that a column names: by its heading, else by almost all of its cells; '' for none.
 */
export function columnCurrency(heading: string, cells: readonly Cell[]): string {
  const named = headingCurrency(heading)
  if (named !== '') return named
  const currencies = cells.map((cell) => currencyOf([cell]))
  const [first = ''] = currencies
  return first !== '' && currencies.every((one) => isSameCurrency(one, first)) ? first : ''
}

const bareCurrency =
  /^\W*(?:eur(?:os?)?|usd|gbp|chf|pln|sek|dkk|czk|nok|huf|ron|us ?\$|kr|[€$£])\W*$/i

/** Columns whose headings are only currencies are prices, if no other column is. */
export const withBarePrices = (
  headings: readonly string[],
  fields: readonly (ListField | undefined)[],
): readonly (ListField | undefined)[] =>
  fields.includes('price')
    ? fields
    : fields.map((field, column) =>
        field === undefined && isBarePrice(headings[column] ?? '') ? 'price' : field,
      )

/** A currency alone, or with the number of pieces or the pack that it is for: '€/conf.'. */
function isBarePrice(heading: string): boolean {
  const { quantity, isUnsure } = baseOfHeading(heading)
  const [, currency = heading] = perBase.exec(heading) ?? []
  return bareCurrency.test(currency) && (currency === heading || isUnsure || quantity !== undefined)
}
const perBase =
  /^\W*(\p{L}{2,4}|[€$£])\s*(?:\/|(?<!\p{L})(?:per|je|pro|par|al?|za)(?!\p{L}))\s*[\p{L}\d. ]{1,14}$/iu

/**
 * The distance of a column from the shop's currency: it names that currency, none, or another one.
 */
export const currencyRank = (named: string, own: string): number =>
  isSameCurrency(named, own) ? 0 : named === '' ? 0.5 : 5

type Guessed = {
  readonly fields: readonly (ListField | undefined)[]
  /** The minimum quantity for the price in a column, according to its heading. */
  readonly quantities: readonly (number | undefined)[]
  readonly cellsOf: (column: number) => readonly Cell[]
  readonly currency: string
}

/**
 * Whether a price column is in another currency than the chosen price: a list has one exchange
 * rate, so the column is not used. If a ladder replaces the price, its own columns decide.
 */
export function inOtherCurrency(
  headings: readonly string[],
  { fields, quantities, cellsOf, currency }: Guessed,
): (column: number) => boolean {
  const named = headings.map((heading, column) =>
    quantities[column] !== undefined || ['price', 'cost'].includes(fields[column] ?? '')
      ? columnCurrency(heading, cellsOf(column))
      : '',
  )
  const price = fields.indexOf('price')
  const all = named.filter((one) => one !== '')
  const own = all.find((one) => isSameCurrency(one, currency))
  const chosen = price >= 0 ? named[price] : (own ?? all[0])
  return (column) =>
    Boolean(chosen && named[column]) && !isSameCurrency(named[column] ?? '', chosen ?? '')
}

/** Names that mean a currency only below a heading of currencies. */
const names: readonly (readonly [string, RegExp])[] = [
  ['TRY', /^(?:tl|(?:turk )?liras?i?)$/],
  ['GBP', /^(?:pounds?|pounds? sterling|sterling|stg)$/],
  ['BRL', /^(?:r\$|reais|real)$/],
  ['CHF', /^(?:fr|sfr|franken|francs? suisses?)$/],
  ['PLN', /^zlot(?:y|e|ych)$/],
  ['HUF', /^(?:ft|forint)$/],
  ['CZK', /^kc$/],
  ['kr', /^(?:kr|kron(?:a|e|er|or))$/],
]

/** The currency of a cell below a heading of currencies; a word that is not known stays as it is. */
function namedCurrency(text: string): string {
  if (/^[a-z]{3}$/i.test(text)) return text.toUpperCase()
  const word = text
    .replaceAll(/[^\p{L}$\s]/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFKD')
  const plain = word.replaceAll(/\p{M}/gu, '').replace('ł', 'l')
  const known = names.find(([, pattern]) => pattern.test(plain))?.[0] ?? currencyOf([text])
  return known || (/^[\p{L}\p{Sc}. ]{1,12}$/u.test(text) ? text : '')
}

/** The currency that a row names besides its amounts; '' for none. */
export function rowCurrency(
  columns: readonly string[],
  headings: readonly string[],
  cells: readonly (Cell | undefined)[],
): string {
  const named = headings.map((heading, column) => {
    const text = String(cells[column] ?? '').trim()
    const isNamed = termOfHeading(heading) === 'currency'
    if ((columns[column] ?? '') !== '' || !(isNamed || (heading === '' && isCurrencyCode(text))))
      return ''
    return namedCurrency(text)
  })
  return named.find((one) => one !== '') ?? ''
}

type Columns = {
  readonly columns: readonly string[]
  readonly headings: readonly string[]
  readonly rows: readonly Pick<NumberedRow, 'cells'>[]
}

/**
 * The currency of the values that are used from a list: that of its first price column that names
 * one.
 * @param listed the currency that the list names most often
 */
export function priceCurrency({ columns, headings, rows }: Columns, listed: string): string {
  const currencyAt = (column: number): string =>
    columnCurrency(
      headings[column] ?? '',
      rows.flatMap(({ cells }) => {
        const cell = cells[column]
        return cell === undefined || isEmptyCell(cell) ? [] : [cell]
      }),
    )
  const amounts = columns.flatMap((target, column) => (isAmountTarget(target) ? [column] : []))
  const found = amounts
    .toSorted((a, b) => Number(columns[b] === 'price') - Number(columns[a] === 'price'))
    .map(currencyAt)
    .find((currency) => currency !== '')
  if (found !== undefined) return listedCurrency(found)
  // If an unused column names it, it does not apply to this one.
  const isOfOthers = headings.some(
    (heading, column) => !amounts.includes(column) && currencyOf([heading]) === listed,
  )
  return amounts.length > 0 && isOfOthers ? '' : listedCurrency(listed)
}

/**
 * A doubt in each row with a price of a list in another currency, until somebody enters an exchange
 * rate, or confirms the rate of an earlier list.
 */
export function rateDoubt(
  currency: string,
  { rate, isRateKept = false }: Pick<Mapping, 'rate' | 'isRateKept'>,
): RowDoubts {
  const own = shopCurrency().code
  const isTaken = currency !== '' && !isSameCurrency(currency, own) && rate === 1
  const why = isTaken
    ? messages.why.rateIsOne(currency, own)
    : isRateKept
      ? messages.why.rateKept(rate, own)
      : undefined
  const found = why === undefined ? [] : [{ field: 'rate', why }]
  return (_row, { fields, cost }) => ({
    errors: [],
    warnings:
      fields['price'] === undefined && fields['price_breaks'] === undefined && cost === undefined
        ? []
        : found,
  })
}
