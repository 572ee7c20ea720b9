/**
 * Detects the columns of a file of part numbers by their headings, and whether the cells contradict
 * them. Pure.
 */
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { newColumn } from '../../packages/file-reader/headings/old-and-new.ts'
import type { HeadingWords } from '../../packages/file-reader/tables/second-heading.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'

type Row = readonly string[]

export type NumberColumns = {
  readonly number: number
  readonly sku: number
  /** Whether only the cells can show which of the two has the SKUs. */
  readonly isOpen: boolean
}

/** The meaning of a column by its heading; `customer`: the customer that the row belongs to. */
type Meaning = 'number' | 'sku' | 'supplier' | 'gtin' | 'ours' | 'yours' | 'customer'

const customerWords =
  /(?<!\p{L})(?:customer|client|kunden?|klant|klient|kontrahent|cliente|zakaznik|odberatel|vevo|ugyfel|asiakas|asiakkaan|debit|account|^kunnr$)/u

/**
 * 'Kundennummer', 'N° client', 'Your customer number', 'Customer': the customer, not an article.
 */
function namesCustomer(key: string): boolean {
  const bare = key.replace(/^(?:your|our|ihre?|unsere?|votre|notre|su|uw|ons|twoj|vase?)\s+/, '')
  const field = fieldOfKey('customer', key) ?? fieldOfKey('customer', bare)
  return (field === 'number' || field === 'company') && customerWords.test(key)
}

function meaningIn(heading: string): Meaning | undefined {
  const key = wordsOf(heading)
  if (namesCustomer(key)) return 'customer'
  const side = fieldOfKey('side', key)
  if (side) return side
  return fieldOfKey('article', key) === 'gtin' ? 'gtin' : fieldOfKey('partNumber', key)
}

export const partNumberWords: HeadingWords = {
  kindOf: (heading) => (meaningIn(heading) === undefined ? 'unknown' : 'field'),
  meaningOf: (heading) => meaningIn(heading) ?? '',
  first: 0,
}

/**
 * Headings that name the owner of a number: 'Customer part number' is preferred to 'Item number'.
 */
const isOwn = (heading: string): boolean => {
  const key = wordsOf(heading)
  return customerWords.test(key) || fieldOfKey('side', key) === 'yours'
}

const isNumberKey = (key: string): boolean => meaningIn(key) === 'number'
const isSkuKey = (key: string): boolean => skuMeanings.has(meaningIn(key))
const skuMeanings: ReadonlySet<Meaning | undefined> = new Set(['sku', 'supplier', 'ours'])

/**
 * The headings, with 'Neue Artikelnr.' read as 'Artikelnr.' unless there is a plain one beside it.
 */
const withNew = (headings: Row): Row =>
  [isNumberKey, isSkuKey].reduce((before, isMeant) => {
    const found = newColumn(before, isMeant)
    const name = isMeant === isNumberKey ? 'Part number' : 'SKU'
    return found && found.plain < 0
      ? before.map((heading, index) => (index === found.fresh ? name : heading))
      : before
  }, headings)

/** Item references of Business Central: the number of the item is the shop's. */
function ofBusinessCentral(keys: readonly string[]): NumberColumns | undefined {
  const [sku, number] = [keys.indexOf('item no'), keys.indexOf('reference no')]
  return keys.includes('reference type') && sku >= 0 && number >= 0
    ? { number, sku, isOpen: false }
    : undefined
}

/** The indexes of the columns; that of the number and that of the SKU may be -1. */
export function columnsOf(written: Row): NumberColumns {
  const headings = withNew(written)
  const references = ofBusinessCentral(headings.map(wordsOf))
  if (references) return references
  const meanings = headings.map(meaningIn)
  const place = (meaning: Meaning) => meanings.indexOf(meaning)
  const [yours, ours] = [place('yours'), place('ours')]
  // From the view of the person who wrote the list, who may be the shop or its customer.
  if (yours >= 0 && ours >= 0) return { number: yours, sku: ours, isOpen: true }
  const columns = headings.map((heading, index) =>
    meanings[index] === 'customer' ? undefined : fieldOfKey('partNumber', wordsOf(heading)),
  )
  const numbers = columns.flatMap((column, index) => (column === 'number' ? [index] : []))
  const number = numbers.find((index) => isOwn(headings[index] ?? '')) ?? numbers[0] ?? -1
  const [sku, supplier] = [columns.indexOf('sku'), columns.indexOf('supplier')]
  // Without a column for the customer, 'Kundennummer' is the customer's article number.
  const alone = headings.findIndex(
    (heading, index) =>
      meanings[index] === 'customer' && fieldOfKey('partNumber', wordsOf(heading)) === 'number',
  )
  // A supplier number beside a plain number, which is then the customer's.
  if (supplier >= 0 && number < 0 && sku >= 0) return { number: sku, sku: supplier, isOpen: true }
  return {
    number: number >= 0 ? number : alone,
    sku: supplier >= 0 ? supplier : sku >= 0 ? sku : place('gtin'),
    isOpen: false,
  }
}

const isOther = (cell = '', other = ''): boolean =>
  cell.trim() !== '' && cell.trim() !== other.trim()

/** The distinct texts of a column. */
const valuesIn = (rows: readonly Row[], column: number): readonly string[] => [
  ...new Set(rows.map((cells) => cells[column]?.trim() ?? '').filter(Boolean)),
]

/** Why the new numbers of a file are not used: there are plain numbers beside them that differ. */
function doubtOfNew(headings: Row, rows: readonly Row[]): string | undefined {
  const found = [isNumberKey, isSkuKey].flatMap((isMeant) => newColumn(headings, isMeant) ?? [])
  const rival = found.find(
    ({ fresh, plain }) => plain >= 0 && rows.some((cells) => isOther(cells[fresh], cells[plain])),
  )
  const nameOf = (column: number) => (headings[column] ?? '').trim()
  return rival && messages.newColumn(nameOf(rival.plain), nameOf(rival.fresh))
}

/**
 * Why the columns of a whole file cannot contain what their headings name; undefined if they can.
 * @param rows the rows below the headings
 */
export function doubtOfColumns(
  headings: Row,
  { number, sku }: NumberColumns,
  rows: readonly Row[],
): string | undefined {
  const nameOf = (column: number) => (headings[column] ?? '').trim()
  for (const [column, heading] of headings.entries()) {
    if (!namesCustomer(wordsOf(heading)) || column === sku) continue
    const [first = '', other] = valuesIn(rows, column)
    const filled = rows.filter((cells) => cells[column]?.trim()).length
    if (column !== number && other !== undefined)
      return messages.severalCustomers(nameOf(column), first, other)
    if (column === number && filled >= 2 && valuesIn(rows, column).length * 2 <= filled)
      return messages.customerNumbers(nameOf(column), first)
  }
  const renewed = doubtOfNew(headings, rows)
  if (renewed !== undefined) return renewed
  const rivals = headings.flatMap((heading, column) => {
    const isNumber = fieldOfKey('partNumber', wordsOf(heading)) === 'number'
    return isNumber && column !== number && column !== sku && !namesCustomer(wordsOf(heading))
      ? [column]
      : []
  })
  const rival = rivals.find(
    (column) =>
      isOwn(nameOf(column)) === isOwn(nameOf(number)) &&
      rows.some(
        (cells) => cells[column]?.trim() && cells[column]?.trim() !== cells[number]?.trim(),
      ),
  )
  return rival === undefined ? undefined : messages.twoColumns(nameOf(number), nameOf(rival))
}
