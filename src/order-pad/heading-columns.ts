/** Detects the columns of a table by its heading row. Pure. */
import { fieldOfHeading } from '../../packages/file-reader/headings/article-headings.ts'
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { withNewNumbers } from '../../packages/file-reader/headings/old-and-new.ts'
import { likelySign } from '../../packages/file-reader/numbers/decimal-signs.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { quantityColumns } from './quantity-columns.ts'
import { hasValues } from './rows-of-values.ts'

/** The column indexes in a heading row; -1 for a column that is missing. */
export type HeadingColumns = {
  /** The number of cells in the row of headings. */
  readonly width: number
  readonly sku: number
  /** A further column with numbers of the article: the buyer's own, or the supplier's. */
  readonly otherNumber: number
  readonly quantity: number
  readonly name: number
  /** All columns that name or describe a tool, including the code. */
  readonly names: ReadonlySet<number>
  /** Columns beside the code that describe a tool: 'Item' beside 'SKU' as well. */
  readonly described: readonly number[]
  /** The column with the unit of the quantities. */
  readonly unit: number
  /** The column with the number of pieces in a pack. */
  readonly pack: number
  /** Whether its heading says that this quantity is ordered. */
  readonly isOrdered: boolean
  /** The unit in the heading of the quantity; empty for pieces. */
  readonly countedIn: string
  /** The column of the unit price with its heading, and the column of the price unit. */
  readonly price: number
  readonly priceHeading: string
  readonly pricePer: number
  /** The column of the list price if `price` is one called 'Net', which may be of the line; -1. */
  readonly listPrice: number
  /** Other quantity columns, each with its heading. */
  readonly further: readonly number[]
  readonly apart: readonly number[]
  readonly times: readonly number[]
  /** Whether the only heading of the quantities is a period. */
  readonly isOfTime: boolean
  readonly headings: readonly string[]
  /** The columns of the buyer's order number and of remarks. */
  readonly orderNumber: number
  readonly note: number
  /** Whether the headings are in a language with a decimal comma: '5,000' may be five. */
  readonly hasCommas: boolean
}

/**
 * Headings that are the code only without a better one, because row numbers have such headings too.
 */
const generic = /^(?:nr|no|number|art|pos)?$/

/**
 * Words that are the code only without another heading, because line numbers have such headings.
 */
const genericInOrders = /^(?:item( (no|number))?|ref(erence)?|model)$/

/**
 * The code column if there are several candidates: the supplier's code before words that may mean a
 * line number.
 */
function codeColumn(words: readonly string[], found: readonly number[]): number | undefined {
  const ofSupplier = words.findIndex((key) => fieldOfKey('partNumber', key) === 'supplier')
  if (ofSupplier >= 0) return ofSupplier
  return found.find((column) => !genericInOrders.test(words[column] ?? '')) ?? found[0]
}

/** The column of a field: by the words of orders, otherwise by those of tool lists. */
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

const of = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')
/** In an order, 'your number' is the seller's, and 'our number' the buyer's. */
const yours = of(
  'ihre?|your|votre|vos|vostr[oa]|su|uw|wasz[ea]?|vas[ea]?|ert|er|deres|jeres|voss[oa]',
)
const ours = of(
  'unsere?|our|notre|nos|nostr[oa]|nuestr[oa]|onze?|ons|nasz[ea]?|nas[ea]?|vart|var|vores|noss[oa]',
)
const ofParty = of(
  'customers?|kunden?|clients?|clientes?|klant\\p{L}*|suppliers?|lieferanten?|fournisseurs?|proveedor|fornitore|leverancier\\p{L}*',
)

/** The columns of the seller's number, and of another one; the first is the seller's for sure. */
function numberColumns(headings: readonly string[], sku: number) {
  const keys = headings.map((heading) => wordsOf(heading))
  const otherNumber = keys.findIndex(
    (words, column) =>
      column !== sku &&
      [yours, ours, ofParty].some((party) => party.test(words)) &&
      fieldOfKey('partNumber', words) !== undefined &&
      fieldOfKey('order', words) !== 'orderNumber',
  )
  const isSwapped = ours.test(keys[sku] ?? '') && yours.test(keys[otherNumber] ?? '')
  return isSwapped ? { sku: otherNumber, otherNumber: sku } : { sku, otherNumber }
}

/** Headings of line totals, which are not unit prices. */
export const ofLine =
  /(?<!\p{L})(?:total|sub ?total|ext|extended|amount|sum|summe|gesamt\p{L}*|betrag|netto ?betrag|wert|value|montant|importe|totale|importo|bedrag|kwota|wartosc|celkem|belopp|belob)(?!\p{L})/u

const ofList = of(
  'list\\p{L}*|lp|uvp|rrp|msrp|katalog\\p{L}*|catalog\\p{L}*|tarif\\p{L}*|brutto|gross|bruto|lordo|before',
)
const ofNet = of('net|nett|netto\\p{L}*|neto|netta|net price|discounted|after discount')
const ofStock = of('avg|average|last|latest|standard|landed|std')
/** 'Net' beside a list price: the price of one or of the line. */
const bareNet =
  /^(?:nett?o?|netto ea|net each|(?:your|our|agreed|special) price|ihr preis|e preis)$/

/**
 * The column with the price per number of pieces that the buyer expects, and the column with that
 * number: the net price rather than the list price beside it.
 */
function priceColumns(headings: readonly string[]) {
  const keys = headings.map((heading) => wordsOf(heading))
  const columnsOf = (field: 'price' | 'cost') =>
    headings.flatMap((heading, column) =>
      fieldOfHeading(heading) === field && !ofLine.test(keys[column] ?? '') ? [column] : [],
    )
  // What the article costs the buyer: 'EK', 'Unit cost', 'Your price'.
  const costs = columnsOf('cost').filter((column) => !ofStock.test(keys[column] ?? ''))
  const prices = columnsOf('price')
  const found = prices.length > 0 ? prices : costs
  const is = (words: RegExp) => (column: number) => words.test(keys[column] ?? '')
  const certain = found.filter((column) => !is(bareNet)(column))
  const sure = certain.find(is(ofNet)) ?? certain.find((column) => !is(ofList)(column))
  const [list = -1] = found.filter(is(ofList))
  const net = sure === undefined && list >= 0 ? keys.findIndex((key) => bareNet.test(key)) : -1
  const price = sure ?? (net >= 0 ? net : (found[0] ?? -1))
  return {
    price,
    priceHeading: headings[price] ?? '',
    listPrice: net < 0 ? -1 : list,
    pricePer:
      price < 0 ? -1 : keys.findIndex((words) => fieldOfKey('article', words) === 'price_per'),
  }
}

/** Whether a heading is one of names, or of a code below which there may also be names. */
const isDescribing = (heading: string): boolean => {
  const key = wordsOf(heading)
  return [fieldOfKey('order', key), fieldOfKey('article', key)].some((field) =>
    /^(?:name|description|sku)$/.test(field ?? ''),
  )
}

/**
 * @param above the headings before this row
 * @returns undefined if the row contains no headings
 */
export function parseHeadings(
  cells: readonly string[],
  above?: HeadingColumns,
): HeadingColumns | undefined {
  if (hasValues(cells, above)) return undefined
  const { sku, otherNumber } = numberColumns(
    cells,
    columnOf(withNewNumbers(cells, isCode, 'SKU'), 'sku'),
  )
  const { quantity, countedIn, further, apart, times, isOfTime } = quantityColumns(cells)
  const name = columnOf(cells, 'name')
  if (quantity < 0 || (sku < 0 && name < 0)) return undefined
  const unit = cells.findIndex(
    (cell, index) => index !== quantity && fieldOfKey('article', wordsOf(cell)) === 'unit',
  )
  const pack = cells.findIndex(
    (cell, index) => index !== quantity && fieldOfKey('article', wordsOf(cell)) === 'pack_size',
  )
  const hasCommas = likelySign(cells, '') === 'comma'
  return {
    width: cells.length,
    sku,
    otherNumber,
    quantity,
    name,
    unit,
    pack,
    isOrdered:
      countedIn !== '' || fieldOfKey('order', wordsOf(cells[quantity] ?? '')) === 'quantity',
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

/** A row of words that may be the headings of the rows below. */
export const namesOf = (cells: readonly string[]): readonly string[] | undefined =>
  cells.length > 2 && cells.every((cell) => !/\d/.test(cell))
    ? cells.map((cell) => cell.trim())
    : undefined
