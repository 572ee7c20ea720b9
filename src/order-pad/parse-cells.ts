/**
 * Parses a row of cells: by the headings above it if there are any, else by what the cells hold.
 */
import { fieldOfHeading } from '../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { likelySign } from '../../packages/file-reader/numbers/decimal-signs.ts'
import { signBefore } from '../../packages/file-reader/numbers/number-signs.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { readingsOfCell } from './line-readings.ts'
import { countOfHeading, isOtherCount, withUnit } from './count-words.ts'
import {
  maxTermLength,
  parseLine,
  withReadings,
  withCounting,
  type ParsedLine,
} from './parse-line.ts'
import {
  stripPunctuation,
  isPrice,
  isNumber,
  isPlainSku,
  isSku,
  joinThousands,
  parseMarkedNumber,
} from './parse-tokens.ts'

/** The indexes of the columns, by a row of headings; -1 for a column that it does not name. */
export type HeadingColumns = {
  /** The number of cells in the row of headings. */
  readonly width: number
  readonly sku: number
  readonly quantity: number
  readonly name: number
  /** The column of what the quantities beside it count. */
  readonly unit: number
  /** What the heading of the quantity says that it counts; empty for pieces. */
  readonly countedIn: string
  /** The column of what one costs, with its heading, and that of what the price is for. */
  readonly price: number
  readonly priceHeading: string
  readonly pricePer: number
  /** Whether the headings are of a language whose decimals have a comma: '5,000' may be five. */
  readonly hasCommas: boolean
}

/** Headings that name the code only where no other does: rows are numbered under them too. */
const generic = /^(?:nr|no|number|art|pos)?$/

/** Words of orders that name the code only where no other heading does: lines are numbered under them. */
const genericInOrders = /^(?:item( (no|number))?|ref(erence)?|model)$/

/** The column of the code, where several may be it: the supplier's, before words that may mean a line. */
function codeColumn(words: readonly string[], found: readonly number[]): number | undefined {
  const ofSupplier = words.findIndex((key) => fieldOfKey('partNumber', key) === 'supplier')
  if (ofSupplier >= 0) return ofSupplier
  return found.find((column) => !genericInOrders.test(words[column] ?? '')) ?? found[0]
}

/** Where a field stands: by the words of orders, else by those of lists of tools. */
function columnOf(headings: readonly string[], field: 'sku' | 'quantity' | 'name'): number {
  const all = headings.map((heading) => wordsOf(heading))
  const named = all.flatMap((words, column) =>
    fieldOfKey('order', words) === field ? [column] : [],
  )
  const found = field === 'sku' ? codeColumn(all, named) : named[0]
  if (found !== undefined) return found
  const ofTools = all.map((words) => fieldOfKey('article', words) === field)
  const special = ofTools.findIndex((is, index) => is && !generic.test(all[index] ?? ''))
  return special >= 0 ? special : ofTools.indexOf(true)
}

/** Headings of what a whole line costs, which is the price of no single piece. */
const ofLine =
  /(?<!\p{L})(?:total|sub ?total|amount|sum|summe|gesamt\p{L}*|betrag|netto ?betrag|wert|value|montant|importe|totale|importo|bedrag|kwota|wartosc|celkem|belopp|belob)(?!\p{L})/u

/** The first column of a price for so many pieces, and the one that says for how many. */
function priceColumns(headings: readonly string[]) {
  const keys = headings.map((heading) => wordsOf(heading))
  const price = headings.findIndex(
    (heading, column) => fieldOfHeading(heading) === 'price' && !ofLine.test(keys[column] ?? ''),
  )
  return {
    price,
    priceHeading: headings[price] ?? '',
    pricePer:
      price < 0 ? -1 : keys.findIndex((words) => fieldOfKey('article', words) === 'price_per'),
  }
}

/** @returns undefined when the row holds no headings */
export function parseHeadings(cells: readonly string[]): HeadingColumns | undefined {
  if (cells.some((cell) => isNumber(cell.trim()))) return undefined
  const sku = columnOf(cells, 'sku')
  const { quantity, countedIn } = quantityColumn(cells)
  const name = columnOf(cells, 'name')
  if (quantity < 0 || (sku < 0 && name < 0)) return undefined
  const unit = cells.findIndex(
    (cell, index) => index !== quantity && fieldOfKey('article', wordsOf(cell)) === 'unit',
  )
  const hasCommas = likelySign(cells, '') === 'comma'
  return {
    width: cells.length,
    sku,
    quantity,
    name,
    unit,
    countedIn,
    hasCommas,
    ...priceColumns(cells),
  }
}

/** The column of quantities, and what its heading says that they count: 'Menge in VE', 'Kartons'. */
function quantityColumn(headings: readonly string[]) {
  const ordered = columnOf(headings, 'quantity')
  if (ordered >= 0) return { quantity: ordered, countedIn: '' }
  const counts = headings.map((heading) => countOfHeading(heading))
  const named = counts.findIndex(({ quantity }) => fieldOfKey('order', quantity) === 'quantity')
  const column =
    named >= 0 ? named : counts.findIndex(({ quantity, unit }) => unit !== '' && quantity === '')
  return { quantity: column, countedIn: counts[column]?.unit ?? '' }
}

/**
 * @param separator what separated the cells; between commas a thousands separator cannot be told
 * from the next cell
 */
export const parseCells = (
  cells: readonly string[],
  headings: HeadingColumns | undefined,
  separator = '\t',
): readonly ParsedLine[] => withCounting(parseRow(cells, headings, separator), cells.join(' '))

function parseRow(
  cells: readonly string[],
  headings: HeadingColumns | undefined,
  separator: string,
): readonly ParsedLine[] {
  const trimmed = cells.map((cell) => cell.trim())
  if (headings && headings.width === cells.length) return parseByHeadings(trimmed, headings)
  const pair = separator === '\t' ? parseTermAndQuantity(trimmed) : undefined
  if (pair) return [pair]
  const filled = trimmed.filter(Boolean)
  const numbers = trimmed.flatMap((cell, column) =>
    parseQuantityCell(cell) === undefined ? [] : [column],
  )
  const skuCount = filled.filter((cell) => isPlainSku(stripPunctuation(cell))).length
  const termColumn = findTermColumn(trimmed)
  // One cell that holds everything, several SKUs in a row, or no cell that is only a number: parse
  // the row as text.
  if (filled.length < 2 || skuCount > 1 || numbers.length === 0 || termColumn === undefined)
    return parseLine(filled.join(' '))
  const quantityColumns = findQuantityColumns(
    trimmed,
    numbers.filter((column) => column !== termColumn),
    termColumn,
    separator,
  )
  const unit = trimmed.find((cell) => isOtherCount(cell)) ?? ''
  const number = quantityColumns
    .map((column) => parseQuantityCell(trimmed[column] ?? '') ?? '')
    .join(' / ')
  const quantity = withUnit(number, unit)
  return [parseTermAnd(quantity, trimmed[termColumn] ?? '')]
}

function parseTermAnd(quantity: string, cell: string): ParsedLine {
  const parsed = { term: parseTermCell(cell), quantity, prose: false }
  return withReadings(parsed, readingsOfCell(cell, parsed))
}

/** Two columns, a tool and a count: whatever the count is, it is returned as it was written. */
function parseTermAndQuantity(cells: readonly string[]): ParsedLine | undefined {
  const [term = '', quantity = ''] = cells
  return cells.length === 2 &&
    term !== '' &&
    !isNumber(term) &&
    /^[+\-−–]?\p{Nd}/u.test(quantity) &&
    !isPlainSku(quantity)
    ? parseTermAnd(parseQuantityCell(quantity) ?? quantity, term)
    : undefined
}

function parseByHeadings(cells: readonly string[], columns: HeadingColumns): readonly ParsedLine[] {
  const sku = cells[columns.sku] ?? ''
  const quantity = cells[columns.quantity] ?? ''
  const term = sku || (cells[columns.name] ?? '')
  const unit = cells[columns.unit] ?? ''
  // A line that the pad itself wrote (SKU, quantity) below headings in the other order.
  if (isNumber(term) && quantity !== '' && parseQuantityCell(quantity) === undefined)
    return [{ term: quantity.slice(0, maxTermLength), quantity: term, prose: false }]
  if (term === '' && quantity === '') return []
  return [
    {
      term: (term || cells.filter(Boolean).join(' ')).slice(0, maxTermLength),
      quantity: withUnit(
        asked(parseQuantityCell(quantity) ?? quantity, columns),
        unit || columns.countedIn,
      ),
      prose: false,
      ...priceOf(cells, columns),
    },
  ]
}

/** A quantity that may be five or five thousand, with a mark that no number has: '5,000?'. */
const asked = (quantity: string, { hasCommas }: HeadingColumns): string =>
  hasCommas && quantity.includes(',') && signBefore(quantity) === 'open' && isRead(quantity)
    ? `${quantity}?`
    : quantity
const isRead = (quantity: string): boolean => !Number.isNaN(parseQuantity(quantity))

const priceOf = (
  cells: readonly string[],
  { price, priceHeading: heading, pricePer }: HeadingColumns,
): Pick<ParsedLine, 'price'> => {
  const text = cells[price] ?? ''
  return text === '' ? {} : { price: { text, heading, per: cells[pricePer] ?? '' } }
}

/** @returns the number as written, of a cell that is a number and nothing else */
function parseQuantityCell(cell: string): string | undefined {
  if (isPrice(cell)) return undefined
  const bare = joinThousands(cell)
  if (isNumber(bare)) return bare
  const [number = '', unit = '', ...more] = cell.split(/\s+/)
  return isNumber(number) && isOtherCount(unit) && more.length === 0
    ? cell
    : parseMarkedNumber(cell.replace(/\s+/g, ''))
}

/** The column of the SKU or name: the first cell that passes the strictest test. */
function findTermColumn(cells: readonly string[]): number | undefined {
  const tests: readonly ((cell: string) => boolean)[] = [
    (cell) => isPlainSku(stripPunctuation(cell)),
    (cell) => isSku(stripPunctuation(cell)),
    (cell) => cell.split(/\s+/).some((word) => isPlainSku(stripPunctuation(word))),
    (cell) => cell !== '' && !isPrice(cell) && parseQuantityCell(cell) === undefined,
    // A SKU without letters: the first of two numbers.
    (cell) => isNumber(cell),
  ]
  for (const test of tests) {
    const column = cells.findIndex(test)
    if (column >= 0) return column
  }
  return undefined
}

const parseTermCell = (cell: string): string =>
  (cell.split(/\s+/).map(stripPunctuation).find(isPlainSku) ?? stripPunctuation(cell)).slice(
    0,
    maxTermLength,
  )

const looksLikePrice = (cell: string): boolean => /^\d+[.,]\d\d$/.test(cell)

/**
 * The column of the quantity: the first number after the term, else the last one. Two columns when
 * a comma may have split a number such as 1,000.
 */
function findQuantityColumns(
  cells: readonly string[],
  numbers: readonly number[],
  termColumn: number,
  separator: string,
): readonly number[] {
  const withoutPrices = numbers.filter((column) => !looksLikePrice(cells[column] ?? ''))
  const likely = withoutPrices.length > 0 ? withoutPrices : numbers
  const first = likely.find((column) => column > termColumn) ?? likely.at(-1)
  if (first === undefined) return []
  const next = first + 1
  const mayBeThousands =
    separator === ',' &&
    likely.includes(next) &&
    /^\d{1,3}$/.test(cells[first] ?? '') &&
    /^\d{3}$/.test(cells[next] ?? '')
  return mayBeThousands ? [first, next] : [first]
}
