/** The columns of a table, by its row of headings. Pure. */
import { fieldOfHeading } from '../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { withNewNumbers } from '../../packages/file-reader/headings/old-and-new.ts'
import { likelySign } from '../../packages/file-reader/numbers/decimal-signs.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { quantityColumns } from './quantity-columns.ts'
import { hasValues } from './rows-of-values.ts'

/** The indexes of the columns, by a row of headings; -1 for a column that it does not name. */
export type HeadingColumns = {
  /** The number of cells in the row of headings. */
  readonly width: number
  readonly sku: number
  readonly quantity: number
  readonly name: number
  /** All columns that name or describe a tool, the code too. */
  readonly names: ReadonlySet<number>
  /** Columns beside the code whose words describe a tool: 'Item' beside 'SKU' as well. */
  readonly described: readonly number[]
  /** The column of what the quantities beside it count. */
  readonly unit: number
  /** What the heading of the quantity says that it counts; empty for pieces. */
  readonly countedIn: string
  /** The column of what one costs, with its heading, and that of what the price is for. */
  readonly price: number
  readonly priceHeading: string
  readonly pricePer: number
  /** Other columns of quantities, each with its heading. */
  readonly further: readonly number[]
  readonly apart: readonly number[]
  readonly times: readonly number[]
  /** Whether only a time heads the quantities. */
  readonly isOfTime: boolean
  readonly headings: readonly string[]
  /** The columns of the buyer's number of the order, and of remarks. */
  readonly orderNumber: number
  readonly note: number
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
function columnOf(headings: readonly string[], field: 'sku' | 'name'): number {
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

const isCode = (words: string): boolean =>
  [fieldOfKey('order', words), fieldOfKey('article', words)].includes('sku')

/** Headings of what a whole line costs, which is the price of no single piece. */
export const ofLine =
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

/** Whether a heading is one of names, or of a code, below which names stand as well. */
const isDescribing = (heading: string): boolean => {
  const key = wordsOf(heading)
  return [fieldOfKey('order', key), fieldOfKey('article', key)].some((field) =>
    /^(?:name|description|sku)$/.test(field ?? ''),
  )
}

/**
 * @param above the headings that stood before it
 * @returns undefined when the row holds no headings
 */
export function parseHeadings(
  cells: readonly string[],
  above?: HeadingColumns,
): HeadingColumns | undefined {
  if (hasValues(cells, above)) return undefined
  const sku = columnOf(withNewNumbers(cells, isCode, 'SKU'), 'sku')
  const { quantity, countedIn, further, apart, times, isOfTime } = quantityColumns(cells)
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
    further,
    apart,
    times,
    isOfTime,
    headings: cells,
    orderNumber: cells.findIndex(
      (cell, index) => index !== sku && fieldOfKey('order', wordsOf(cell)) === 'orderNumber',
    ),
    names: new Set([
      sku,
      name,
      ...cells.flatMap((cell, column) =>
        /^(?:name|description)$/.test(fieldOfKey('article', wordsOf(cell)) ?? '') ? [column] : [],
      ),
    ]),
    described: cells.flatMap((cell, column) =>
      column !== sku && (column === name || isDescribing(cell)) ? [column] : [],
    ),
    note: cells.findIndex((cell) => fieldOfKey('customer', wordsOf(cell)) === 'notes'),
    hasCommas,
    ...priceColumns(cells),
  }
}

/** A row of words that may name the columns below it. */
export const namesOf = (cells: readonly string[]): readonly string[] | undefined =>
  cells.length > 2 && cells.every((cell) => !/\d/.test(cell))
    ? cells.map((cell) => cell.trim())
    : undefined
