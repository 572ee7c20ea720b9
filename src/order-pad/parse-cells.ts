/**
 * Parses a row of cells: by the headings above it if there are any, otherwise by the content of its
 * cells.
 */
import { signBefore } from '../../packages/file-reader/numbers/number-signs.ts'
import { guessDecimals } from '../../packages/file-reader/numbers/decimal-signs.ts'
import { parseDecimal, splitAmount } from '../../packages/file-reader/numbers/numbers.ts'
import { parseQuantity } from '../platform/fields/quantity-input.ts'
import { readingsOfCell } from './line-readings.ts'
import { isOtherCount, withUnit } from './count-words.ts'
import { doubtOf, withoutQuestion, type Doubt } from './doubts.ts'
import { doubtInRow } from './doubt-words.ts'
import type { HeadingColumns } from './heading-columns.ts'
import { quantityBesideSku } from './line-tokens.ts'
import { otherCodes } from './other-codes.ts'
import { markedDoubt } from './row-marks.ts'
import {
  maxTermLength,
  parseLine,
  withReadings,
  withDoubt,
  withSizeWords,
  withWords,
  withEach,
  type ParsedLine,
} from './parse-line.ts'
import { severalQuantities } from './several-quantities.ts'
import {
  codeInBrackets,
  stripPunctuation,
  isPrice,
  isNumber,
  isPlainSku,
  isSku,
  joinThousands,
  parseMarkedNumber,
} from './parse-tokens.ts'

/** How the rows of a table are parsed. */
export type RowContext = {
  readonly headings?: HeadingColumns | undefined
  /** The separator of the cells; between commas, a thousands separator looks like the next cell. */
  readonly separator?: string
  /** Whether the first cells of the rows are row numbers: 1, 2, 3, or 10, 20, 30. */
  readonly isNumbered?: boolean
  /**
   * A row above without numbers, whose words do not name a quantity: 'SKU', 'Berlin', 'Hamburg'.
   */
  readonly names?: readonly string[] | undefined
  /** Columns that the spreadsheet program hides. */
  readonly hiddenColumns?: ReadonlySet<number>
}

export function parseCells(cells: readonly string[], context: RowContext): readonly ParsedLine[] {
  const { headings } = context
  const parsed = withDoubt(
    parseRow(cells, context).map(withQuestion).map(withEach),
    hiddenDoubt(cells, context),
  )
  const isName = (column: number) => headings?.names.has(column) === true
  const [names = [], others = []] = [true, false].map((wanted) =>
    cells.filter((_, column) => isName(column) === wanted),
  )
  const words = cells.filter((_, column) => isName(column) && column !== headings?.sku)
  const text = (headings ? words : cells).join(' ')
  const described = (headings?.described ?? []).flatMap((column) => cells[column] ?? [])
  const said =
    parsed.length === 1
      ? parsed.map((one) => {
          const sized = withSizeWords(one, text)
          return headings
            ? withWords(sized, described.filter(hasWord).join(' '), 'description')
            : withWords(sized, text, 'words')
        })
      : parsed
  const marked =
    headings && cells.length <= headings.width ? markedDoubt(cells, headings) : undefined
  return withDoubt(said, doubtInRow(names, others) ?? marked)
}

/** Words before a number, without an article number. */
export const isRowTitle = (text: string): boolean =>
  /^[^\d]*\p{L}{2}/u.test(text) && !text.split(/\s+/).some((word) => isSku(stripPunctuation(word)))
const hasWord = (cell: string): boolean => /\p{L}{2}/u.test(cell)

/**
 * The doubt about a row whose number or quantity is hidden; without headings, about any hidden
 * cell.
 */
function hiddenDoubt(
  cells: readonly string[],
  { headings, hiddenColumns = new Set() }: RowContext,
): Doubt | undefined {
  const columns = headings ? [headings.quantity, headings.sku] : [...cells.keys()]
  const found = columns.find((column) => hiddenColumns.has(column) && cells[column]?.trim())
  const text = found === undefined ? undefined : (headings?.headings[found] ?? cells[found])
  return text === undefined ? undefined : doubtOf('hidden-column', text)
}

/**
 * '12?': a number with a question mark; '12 / 24', the form in which the pad writes several
 * numbers.
 */
function withQuestion(parsed: ParsedLine): ParsedLine {
  if (!parsed.doubt && /^\d+(?: \/ \d+)+$/.test(parsed.quantity))
    return { ...parsed, doubt: doubtOf('columns', parsed.quantity.replaceAll(' /', ',')) }
  const quantity = withoutQuestion(parsed.quantity)
  return quantity === undefined
    ? parsed
    : { ...parsed, quantity, doubt: parsed.doubt ?? doubtOf('amount', parsed.quantity) }
}

/**
 * The cells below their headings; undefined if they do not match the headings. Programs omit the
 * empty cells at the end of a row.
 */
function belowHeadings(
  cells: readonly string[],
  headings: HeadingColumns | undefined,
): readonly string[] | undefined {
  if (!headings || cells.length > headings.width) return undefined
  const isWhole = cells.length === headings.width
  return isWhole || parseQuantityCell(cells[headings.quantity] ?? '') !== undefined
    ? [...cells, ...headings.headings.slice(cells.length).map(() => '')]
    : undefined
}

function parseRow(cells: readonly string[], context: RowContext): readonly ParsedLine[] {
  const { headings } = context
  const trimmed = cells.map((cell) => cell.trim())
  const [only = '', ...more] = trimmed.filter(Boolean)
  // 'Old order 8000' below headings is a title.
  if (headings && headings.width > 1 && more.length === 0 && isRowTitle(only))
    return [{ term: only.slice(0, maxTermLength), quantity: '', prose: true }]
  const below = belowHeadings(trimmed, headings)
  if (headings && below) return parseByHeadings(below, headings)
  const lines = parseByCells(trimmed, context)
  const said = headings && headedNumbers(trimmed, headings)
  return said ? withDoubt(lines, doubtOf('other-column', said)) : lines
}

/**
 * The numbers of a row without a number in its quantity column, each with its heading: 'MOQ 12' in
 * a row that ends before that column, '46' in one that is longer than the headings.
 */
function headedNumbers(
  cells: readonly string[],
  { headings, width, quantity }: HeadingColumns,
): string | undefined {
  const isCounted = parseQuantityCell(cells[quantity] ?? '') !== undefined
  if (isCounted || cells.length === width) return undefined
  const numbers = cells.flatMap((cell, column) =>
    parseQuantityCell(cell) === undefined ? [] : [`${headings[column] ?? ''} ${cell}`.trim()],
  )
  return numbers.length === 0 ? undefined : numbers.join(', ')
}

/** Parses a row by the content of its cells. */
function parseByCells(
  trimmed: readonly string[],
  { names, separator = '\t', isNumbered = false }: RowContext,
): readonly ParsedLine[] {
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
  const others = numbers.filter((column) => column !== termColumn)
  const columns = findQuantityColumns(trimmed, others, { termColumn, isNumbered, names })
  return [parseTermAndNumbers(trimmed, termColumn, columns, names)]
}

/** A tool with its possible quantity: one column, or several from which a person chooses. */
function parseTermAndNumbers(
  cells: readonly string[],
  termColumn: number,
  columns: readonly number[],
  names: readonly string[] = [],
): ParsedLine {
  const unit = cells.find((cell) => isOtherCount(cell)) ?? ''
  const found = columns.map((column) => parseQuantityCell(cells[column] ?? '') ?? '')
  // '3;HMR-1001;12': the first number may count the rows.
  const meant = columns.length === 2 && isAround(columns, termColumn) ? found.slice(1) : found
  const parsed = parseTermAnd(withUnit(meant.join(' / '), unit), cells[termColumn] ?? '')
  if (found.length < 2) return parsed
  const said = columns.map((column, index) => `${names[column] ?? ''} ${found[index]}`.trim())
  return { ...parsed, doubt: doubtOf('columns', said.join(', ')) }
}

const isAround = ([first = 0, last = 0]: readonly number[], term: number): boolean =>
  first === 0 && first < term && last > term

function parseTermAnd(quantity: string, cell: string): ParsedLine {
  const parsed = { term: parseTermCell(cell), quantity, prose: false }
  const own = quantityBesideSku(cell)
  const counted =
    own === undefined || own === quantity
      ? parsed
      : {
          ...parsed,
          quantity: `${own} / ${quantity}`,
          doubt: doubtOf('columns', `${own}, ${quantity}`),
        }
  return withReadings(counted, readingsOfCell(cell, parsed))
}

/**
 * Two columns, a tool and a quantity; the quantity is returned as it was written, whatever it is.
 */
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
  const named = sku || (cells[columns.name] ?? '')
  const term = codeInBrackets(named) ?? named
  // A line that the pad wrote (SKU, quantity), below headings in the other order.
  if (isNumber(term) && quantity !== '' && parseQuantityCell(quantity) === undefined)
    return [{ term: quantity.slice(0, maxTermLength), quantity: term, prose: false }]
  const counted = countBelow(cells, columns)
  const others = otherCodes(cells, columns)
  if (term === '' && counted.quantity === '') return []
  return [
    {
      term: (term || cells.filter(Boolean).join(' ')).slice(0, maxTermLength),
      prose: false,
      headed: true,
      ...(cells[columns.otherNumber] ? { otherNumber: cells[columns.otherNumber] ?? '' } : {}),
      ...(others.length > 0 ? { others } : {}),
      ...counted,
      ...besidesOf(cells, columns),
      ...priceOf(cells, columns),
    },
  ]
}

function besidesOf(
  cells: readonly string[],
  { orderNumber, note, headings }: HeadingColumns,
): Pick<ParsedLine, 'orderNumber' | 'note'> {
  const [number = '', remark = ''] = [cells[orderNumber], cells[note]]
  return {
    ...(number === ''
      ? {}
      : { orderNumber: { heading: headings[orderNumber] ?? '', text: number } }),
    ...(remark === '' ? {} : { note: remark }),
  }
}

/** The quantity of a row, and why it is uncertain. */
function countBelow(
  cells: readonly string[],
  columns: HeadingColumns,
): Pick<ParsedLine, 'quantity' | 'doubt'> {
  const several = severalQuantities(cells, columns)
  if (several) return several
  const quantity = cells[columns.quantity] ?? ''
  const number = parseQuantityCell(quantity) ?? quantity
  const unit = cells[columns.unit] || columns.countedIn
  const ofTime =
    columns.isOfTime && quantity !== ''
      ? { doubt: doubtOf('time', `${columns.headings[columns.quantity] ?? ''} ${quantity}`) }
      : {}
  return {
    quantity: withUnit(number, unit),
    ...signOf(number, columns),
    ...packDoubt(cells, number, columns),
    ...ofTime,
  }
}

/**
 * 'Qty 4' beside 'Pack 6': four pieces are no full pack, so the quantity may count packs. A multiple
 * of the pack counts pieces.
 */
function packDoubt(
  cells: readonly string[],
  number: string,
  { pack, quantity, headings }: HeadingColumns,
): Pick<ParsedLine, 'doubt'> {
  const [, size = ''] = /^\D*(\d{1,5})\D*$/.exec(cells[pack] ?? '') ?? []
  const counted = parseQuantity(number)
  if (Number(size) < 2 || Number.isNaN(counted) || counted % Number(size) === 0) return {}
  const said = `${headings[quantity] ?? ''} ${number}, ${headings[pack] ?? ''} ${cells[pack]}`
  return { doubt: doubtOf('columns', said) }
}

/**
 * A quantity that may be five or five thousand: '5.000', which programs write for five, and '5,000'
 * below headings in a language with a decimal comma.
 */
const signOf = (quantity: string, { hasCommas }: HeadingColumns): Pick<ParsedLine, 'doubt'> =>
  signBefore(quantity) === 'open' &&
  (quantity.includes('.') || (hasCommas && !Number.isNaN(parseQuantity(quantity))))
    ? { doubt: doubtOf('sign', quantity) }
    : {}

const priceOf = (
  cells: readonly string[],
  { price, priceHeading: heading, pricePer, listPrice }: HeadingColumns,
): Pick<ParsedLine, 'price'> => {
  const text = cells[price] ?? ''
  if (text === '') return {}
  const isOpen = listPrice >= 0 && !isBelow(text, cells[listPrice] ?? '')
  return { price: { text, heading, per: isOpen ? openPer : (cells[pricePer] ?? '') } }
}
/** The amount may be the price of one piece or of all. */
const openPer = '1?'

/** Whether an amount is between half the list price and the list price, so that it is for one. */
function isBelow(net: string, list: string): boolean {
  const decimals = guessDecimals([net, list])
  const [one = Number.NaN, whole = Number.NaN] = [net, list].map(
    (text) => parseDecimal(splitAmount(text).amount, decimals) ?? Number.NaN,
  )
  return one <= whole && one > whole / 2
}

/** @returns the number as written, if the cell contains a number and nothing else */
function parseQuantityCell(cell: string): string | undefined {
  if (isPrice(cell)) return undefined
  const bare = joinThousands(cell)
  if (isNumber(bare)) return bare
  const [number = '', unit = '', ...more] = cell.split(/\s+/)
  return isNumber(number) && isOtherCount(unit) && more.length === 0
    ? cell
    : parseMarkedNumber(cell.replace(/\s+/g, ''))
}

/** The column of the SKU or name: the first cell that passes the strictest check. */
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
 * The possible quantity columns: the first number after the term, or the only one, and every other
 * number that is not a price, a barcode number or a row number.
 */
function findQuantityColumns(
  cells: readonly string[],
  numbers: readonly number[],
  { termColumn, isNumbered = false, names = [] }: RowContext & { readonly termColumn: number },
): readonly number[] {
  const withoutPrices = numbers.filter((column) => !looksLikePrice(cells[column] ?? ''))
  // '24,00' beside '9,46': a program writes its quantities with decimals.
  const whole = numbers.filter((column) => /[.,]00$/.test(cells[column] ?? ''))
  const likely = [withoutPrices, whole].find(({ length }) => length > 0) ?? numbers
  const [only, ...more] = likely.filter(
    (column) => !(isNumbered && column === 0) && !/^\d{8,}$/.test(cells[column] ?? ''),
  )
  if (only === undefined) return likely.slice(0, 1)
  const first = [only, ...more].find((column) => column > termColumn) ?? only
  const written = new Set([only, ...more].map((column) => cells[column]))
  // Below names, equal numbers may be those of two stores.
  const named = [only, ...more].filter((column) => names[column])
  return written.size === 1 && named.length < 2 ? [first] : [only, ...more]
}
