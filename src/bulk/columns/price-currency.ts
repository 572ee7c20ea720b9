/** In which currency the prices of a list are, where it has columns of several. Pure. */
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
import { termOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'

const kroner: ReadonlySet<string> = new Set(['SEK', 'DKK', 'NOK', 'ISK', 'kr'])
/** Whether two names may be of one currency: 'kr' is that of a Swedish, Danish or Norwegian shop. */
export const isSameCurrency = (one: string, other: string): boolean =>
  one === other || ((one === 'kr' || other === 'kr') && kroner.has(one) && kroner.has(other))

/** The currency of a list: 'kr' is the shop's, where the shop has kroner. */
export const listedCurrency = (named: string, own = shopCurrency().code): string =>
  isSameCurrency(named, own) ? own : named

/** Letters of currencies; those of São Tomé until 2018 are short for standard prices. */
const codes: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => code !== 'STD'),
)
/** Whether a text is the three letters of a currency. */
export const isCurrencyCode = (text: string): boolean => codes.has(text)

/** The currency that a heading of prices names: also one that is known by its letters only. */
const headingCurrency = (heading: string): string =>
  currencyOf([heading]) ||
  (namesPrices(heading) ? (heading.match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu) ?? []) : []).find(
    isCurrencyCode,
  ) ||
  ''

/** The currency that a column names: its heading, else nearly all of its cells; '' for none. */
export function columnCurrency(heading: string, cells: readonly Cell[]): string {
  const named = headingCurrency(heading)
  if (named !== '') return named
  const currencies = cells.map((cell) => currencyOf([cell]))
  const [first = ''] = currencies
  return first !== '' && currencies.every((one) => isSameCurrency(one, first)) ? first : ''
}

const bareCurrency =
  /^\W*(?:eur(?:os?)?|usd|gbp|chf|pln|sek|dkk|czk|nok|huf|ron|us ?\$|kr|[€$£])\W*$/i

/** Columns that are headed by currencies alone are prices, where no other is. */
export const withBarePrices = (
  headings: readonly string[],
  fields: readonly (ListField | undefined)[],
): readonly (ListField | undefined)[] =>
  fields.includes('price')
    ? fields
    : fields.map((field, column) =>
        field === undefined && bareCurrency.test(headings[column] ?? '') ? 'price' : field,
      )

/** How far a column is from the shop's currency: it names that, or none, or another. */
export const currencyRank = (named: string, own: string): number =>
  isSameCurrency(named, own) ? 0 : named === '' ? 0.5 : 5

type Guessed = {
  readonly fields: readonly (ListField | undefined)[]
  /** From how many pieces a column is a price, by its heading. */
  readonly quantities: readonly (number | undefined)[]
  readonly cellsOf: (column: number) => readonly Cell[]
  readonly currency: string
}

/**
 * Whether a column of prices is in another currency than the price that was chosen: a list has one
 * rate, so it is not taken. Where a ladder stands for the price, its own columns decide.
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

/** The currency that a row names beside its amounts; '' for none. */
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
    return /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : currencyOf([text])
  })
  return named.find((one) => one !== '') ?? ''
}

type Columns = {
  readonly columns: readonly string[]
  readonly headings: readonly string[]
  readonly rows: readonly Pick<NumberedRow, 'cells'>[]
}

/**
 * The currency of what is taken from a list: that of its first column of prices that names one.
 * @param listed the one that the list names most often
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
  // Where a column that is not taken names it, nothing says it of this one.
  const isOfOthers = headings.some(
    (heading, column) => !amounts.includes(column) && currencyOf([heading]) === listed,
  )
  return amounts.length > 0 && isOfOthers ? '' : listedCurrency(listed)
}

/** A doubt in each priced row of a list in another currency, as long as nobody has given a rate. */
export function rateDoubt(currency: string, { rate }: Pick<Mapping, 'rate'>): RowDoubts {
  const own = shopCurrency().code
  const isTaken = currency !== '' && !isSameCurrency(currency, own) && rate === 1
  const found = isTaken ? [{ field: 'rate', why: messages.why.rateIsOne(currency, own) }] : []
  return (_row, { fields, cost }) => ({
    errors: [],
    warnings:
      fields['price'] === undefined && fields['price_breaks'] === undefined && cost === undefined
        ? []
        : found,
  })
}
