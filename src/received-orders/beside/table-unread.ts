/**
 * What a table contains besides the lines that are read: columns from which no line is read, a
 * quantity under a heading with another meaning, rows that are not lines. Everything that is not
 * known to be read is named for a person. Pure.
 */
import { fieldOfKey } from '../../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../../packages/file-reader/headings/heading-key.ts'
import { guessDecimals } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { parseDecimal, splitAmount } from '../../../packages/file-reader/numbers/numbers.ts'
import { currencyOf } from '../../../packages/file-reader/tables/table.ts'
import { countOfHeading } from '../../order-pad/count-words.ts'
import { ofLine, parseHeadings, type HeadingColumns } from '../../order-pad/heading-columns.ts'
import { shopCurrency } from '../../platform/money/money.ts'
import { doubtOf, type Doubt } from '../../order-pad/doubts.ts'
import type { DraftLine } from '../draft.ts'
import { doubtsOfRows, type BesideCell } from './row-states.ts'

export type BesideLines = {
  /** Headings of columns that are not read, or their cells if a column has no heading. */
  readonly unread: readonly string[]
  /** Those of them that are headings. */
  readonly unreadColumns: readonly string[]
  /** Rows that are not lines, as they are written. */
  readonly rows: readonly string[]
  /** Those of them above the first line, between the lines, and below the last line. */
  readonly above: readonly Title[]
  readonly between: readonly Title[]
  readonly below: readonly Title[]
  /** The line totals in the table, as decimal numbers, keyed by the row of the line from 1. */
  readonly amounts: ReadonlyMap<number, string>
  /** What unread columns state against lines, keyed by the row of the line from 1. */
  readonly doubts: ReadonlyMap<number, Doubt>
}

/** A row from 1 that is not a line. */
type Title = { readonly text: string; readonly row: number }
type Line = Pick<DraftLine, 'sellerNumber' | 'quantity' | 'prose' | 'from' | 'others'>

/** Maximum number of unread parts that are named. */
const maxNamed = 20

/**
 * @param text each row on a line, with tabs between its cells
 * @param lines the lines that are read from it
 * @param empty rows from 1 that order nothing
 */
export function besideLines(
  text: string,
  lines: readonly Line[],
  empty: ReadonlySet<number>,
): BesideLines {
  const ordered = new Map(
    lines.flatMap((line) => (line.prose || line.quantity === '' ? [] : [[line.from, line]])),
  )
  const texts = text.split('\n').map((row, index) => (empty.has(index + 1) ? '' : row))
  // If two rows are identical, lines refer to the first.
  const same = new Map([...ordered].map(([from, line]) => [texts[from - 1], line]))
  const [unread, rows, named] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const places = [...ordered.keys(), ...empty]
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const amounts: Amount[] = []
  const besides: BesideCell[] = []
  const bare: Bare[] = []
  const headed = new Map<number, HeadingColumns>()
  let columns: HeadingColumns | undefined
  for (const [index, row] of texts.entries()) {
    const cells = row.split('\t').map((cell) => cell.trim())
    const line = ordered.get(index + 1) ?? same.get(row)
    const headings = line ? undefined : parseHeadings(cells, columns)
    if (headings) {
      columns = headings
      for (const heading of uncertainHeadings(headings)) unread.add(heading)
      for (const heading of cells.filter(isKey)) rows.add(heading)
    } else if (line) {
      if (columns) headed.set(line.from, columns)
      else bare.push({ row: line.from, cells })
      const amount = amountIn(cells, columns)
      if (amount) amounts.push({ ...amount, row: line.from })
      for (const cell of codesLast(unreadCells(cells, line, columns), line)) {
        unread.add(cell.heading || cell.text)
        if (cell.heading !== '') named.add(cell.heading)
        besides.push({ ...cell, row: line.from })
      }
    } else if (row.trim() !== '') rows.add(textOf(cells))
  }
  const besideRows = texts
    .map((row, index): Title => ({ text: textOf(row.split('\t')), row: index + 1 }))
    .filter(({ text: said }) => rows.has(said))
  const read = readAmounts(amounts)
  for (const heading of read.unread) unread.add(heading)
  return {
    unread: [...unread].slice(0, maxNamed),
    unreadColumns: [...named].slice(0, maxNamed),
    rows: [...rows],
    above: besideRows.filter(({ row }) => row < first),
    between: besideRows.filter(({ row }) => row > first && row < last),
    below: besideRows.filter(({ row }) => row > last),
    amounts: read.amounts,
    doubts: new Map([
      ...doubtsOfRows(besides, [...ordered.keys()]),
      ...headedDoubts(headed),
      ...unknownHeading(texts, bare, ordered),
      ...bareDoubts(bare),
    ]),
  }
}

/** The cells with those last that may be numbers of the article: a doubt names the first one. */
const codesLast = <T extends Omit<BesideCell, 'row'>>(cells: readonly T[], { others = [] }: Line) =>
  cells.toSorted((one, other) => Number(isCode(one, others)) - Number(isCode(other, others)))
const isCode = (cell: Omit<BesideCell, 'row'>, others: NonNullable<Line['others']>): boolean =>
  others.some(({ heading, text }) => heading === cell.heading && text === cell.text)

/** A row in words: 'Deliver to: Gate 4' for a label and its value. */
function textOf(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const [label = ''] = filled
  const isLabelled = filled.length === 2 && /\p{L}$/u.test(label) && !isOfArticles(label)
  return filled.join(isLabelled ? ': ' : ' ')
}

/** The row of a line in a table without headings. */
type Bare = { readonly row: number; readonly cells: readonly string[] }

/**
 * Without headings, a row that has fewer whole numbers than another one: its numbers may belong to
 * any column.
 */
function bareDoubts(bare: readonly Bare[]): readonly (readonly [number, Doubt])[] {
  const counted = bare.map(({ row, cells }) => ({
    row,
    text: cells.filter(Boolean).join(' '),
    numbers: cells.filter((cell) => /^\d{1,6}$/.test(cell)).length,
  }))
  const most = counted.toSorted((one, other) => other.numbers - one.numbers)[0]
  return counted.flatMap(({ row, numbers }) =>
    most && most.numbers > Math.max(1, numbers) ? [[row, doubtOf('no-heading', most.text)]] : [],
  )
}

/**
 * The lines below a heading that may not be that of an ordered quantity ('Qty sold'), or that
 * contains a factor ('Qty (x12)').
 */
const headedDoubts = (headed: ReadonlyMap<number, HeadingColumns>) =>
  Array.from(headed).flatMap(([row, columns]) => {
    const heading = columns.headings[columns.quantity] ?? ''
    const isUncertain = uncertainHeadings(columns).includes(heading) || /\d/.test(heading)
    return isUncertain && !columns.isOfTime ? [[row, doubtOf('heading', heading)] as const] : []
  })

/**
 * The lines below a row of words of which one is the heading of articles, and the one above the
 * quantity is not known: 'SKU', 'Name', 'Weight'.
 */
function unknownHeading(
  texts: readonly string[],
  bare: readonly Bare[],
  lines: ReadonlyMap<number, Line>,
): readonly (readonly [number, Doubt])[] {
  const [first] = bare
  const above = texts.slice(0, (first?.row ?? 1) - 1).findLast((text) => text.trim() !== '') ?? ''
  const headings = above.split('\t').map((heading) => heading.trim())
  if (/\d/.test(above) || headings.length < 2 || !headings.some(isOfArticles)) return []
  return bare.flatMap(({ row, cells }) => {
    const heading = headings[cells.indexOf(lines.get(row)?.quantity ?? '')] ?? ''
    return heading === '' ? [] : [[row, doubtOf('heading', heading)] as const]
  })
}

const isOfArticles = (heading: string): boolean =>
  [fieldOfKey('order', wordsOf(heading)), fieldOfKey('article', wordsOf(heading))].some((field) =>
    /^(?:sku|name)$/.test(field ?? ''),
  )

/** A legend beside the headings, such as 'red = cancelled': the meaning of a color or a sign. */
const isKey = (heading: string): boolean => /\p{L}\s*[=:]\s*\p{L}/u.test(heading)

/**
 * Headings that are used only because there is no better one, such as one for a quantity that may
 * not be the ordered one.
 */
function uncertainHeadings({ headings, quantity, price }: HeadingColumns): readonly string[] {
  const ofQuantity = headings[quantity] ?? ''
  const ofPrice = headings[price] ?? ''
  const isOrdered =
    fieldOfKey('order', wordsOf(ofQuantity)) === 'quantity' ||
    countOfHeading(ofQuantity).unit !== ''
  return [...(isOrdered ? [] : [ofQuantity]), ...(withTax.test(wordsOf(ofPrice)) ? [ofPrice] : [])]
}
const withTax = /(?<!\p{L})(?:gross|brutto|incl\p{L}*|inkl\p{L}*|ttc|ivato|lordo|bruto)(?!\p{L})/u

type Amount = { readonly text: string; readonly heading: string; readonly row: number }

/** The column of line totals; -1 if there is none. */
const amountColumn = ({ headings, ...columns }: HeadingColumns): number =>
  headings.findIndex(
    (heading, column) => ofLine.test(wordsOf(heading)) && !columnsRead(columns).has(column),
  )

function amountIn(
  cells: readonly string[],
  columns: HeadingColumns | undefined,
): Omit<Amount, 'row'> | undefined {
  if (!columns || cells.length > columns.width) return undefined
  const column = amountColumn(columns)
  const text = cells[column] ?? ''
  return text === '' ? undefined : { text, heading: columns.headings[column] ?? '' }
}

/**
 * The amounts of all lines, read together because a column has one number style; cells that are not
 * amounts are not read.
 */
function readAmounts(cells: readonly Amount[]) {
  const decimals = guessDecimals(cells.map(({ text }) => text))
  const shop = shopCurrency().code
  const [unread, amounts] = [new Set<string>(), new Map<number, string>()]
  for (const { text, heading, row } of cells) {
    const value = parseDecimal(splitAmount(text).amount, decimals)
    const currency = currencyOf([text, heading])
    if (value === undefined || withTax.test(wordsOf(heading)) || ![shop, ''].includes(currency))
      unread.add(heading)
    else amounts.set(row, String(value))
  }
  return { unread, amounts }
}

/** Cells of an ordered row from which no part of its line is read, keyed by their headings. */
function unreadCells(
  cells: readonly string[],
  line: Line,
  columns: HeadingColumns | undefined,
): readonly Omit<BesideCell, 'row'>[] {
  if (!columns || cells.length > columns.width)
    return cells.flatMap((text) =>
      text !== '' && !isOfLine(text, line) ? [{ heading: '', text, isKnown: true }] : [],
    )
  const { headings } = columns
  const read = columnsRead(columns).add(amountColumn(columns))
  return cells.flatMap((cell, column) => {
    const heading = headings[column] ?? ''
    if (cell === '' || read.has(column) || saysNothing(cell, wordsOf(heading))) return []
    return [{ heading, text: cell, isKnown: isOfArticle(columns, column) }]
  })
}

/**
 * Whether a column is about the article and not about what is ordered, or its cells are compared
 * elsewhere: further quantities, remarks, amounts.
 */
function isOfArticle(columns: HeadingColumns, column: number): boolean {
  const { further, apart, times, note, pack, described, headings } = columns
  const words = wordsOf(headings[column] ?? '')
  const isElsewhere = [...further, ...apart, ...times, ...described, note, pack].includes(column)
  const field = fieldOfKey('article', words) ?? ''
  // A price is compared elsewhere only if one of the columns is read as such.
  const isPrice = /^(?:price|cost)$/.test(field)
  return isElsewhere || ofLine.test(words) || (isPrice ? columns.price >= 0 : ofArticle.test(field))
}
const ofArticle =
  /^(?:\w*gtin|customs_number|mpn|sku|tax_class|document|image|weight|unit|pack_size|brand|category|family|origin|description|name|price|price_per|cost|cost_per)$/

const columnsRead = (columns: Omit<HeadingColumns, 'headings'>): Set<number> => {
  const { sku, otherNumber, quantity, names, unit, price, pricePer, orderNumber } = columns
  return new Set([sku, otherNumber, quantity, ...names, unit, price, pricePer, orderNumber])
}

const isOfLine = (cell: string, { sellerNumber, quantity }: Line): boolean =>
  [sellerNumber, quantity].some((part) => part.trim() === cell)

/** Headings of columns that number the lines. */
const counting =
  /^(?:pos(?:ition)?(?: ?n(?:r|o))?|line(?: ?(?:no|nr|number))?|row|no|nr|l ?p|poz(?: ?nr)?|lfd(?: nr)?|zeile|item|ligne|riga|linea|regel|renglon|n)?$/

/** Whether the cell is the line number, or the shop's currency. */
const saysNothing = (cell: string, heading: string): boolean =>
  (/^\d{1,4}$/.test(cell) && heading !== '' && counting.test(heading)) ||
  (fieldOfKey('terms', heading) === 'currency' && cell.toUpperCase() === shopCurrency().code)
