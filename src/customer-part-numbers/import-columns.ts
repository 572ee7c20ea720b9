/** Reads the rows of a file of customer part numbers by its headings: pure. */
import * as z from 'zod/mini'
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { fileMessages } from '../../packages/file-reader/messages.ts'
import { rowsBelow, type HeadingWords } from '../../packages/file-reader/tables/second-heading.ts'
import { isShortened } from '../../packages/file-reader/numbers/numbers.ts'
import { cutOffRow } from '../platform/files/cut-off-row.ts'
import { tornRows } from '../platform/files/torn-row.ts'
import { withoutApostrophe } from '../platform/files/csv.ts'
import { numberFields, type ImportedNumber } from './contract.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'

export type WrongRow = { readonly row: number; readonly why: string }
export type NumberFile = {
  readonly rows: readonly ImportedNumber[]
  readonly wrong: readonly WrongRow[]
  /** Which column has the SKUs, only its cells say: 'Our No.' beside 'Your No.', or no headings. */
  readonly isOpen?: true
}

type Values = Readonly<Record<'number' | 'sku', string>>
const Row = z.strictObject(numberFields)

/**
 * @param isOpen whether the file is a text that ends without a line end
 * @param isText whether it is a text, of which a row with too many cells is wrong
 * @returns undefined when no column names the numbers, or none the SKUs
 */
export function readNumbers(
  table: readonly (readonly string[])[],
  isOpen = false,
  isText = true,
): NumberFile | undefined {
  const named = table.slice(0, maxHeadRows).map(columnsOf)
  const heading = named.findIndex(({ number, sku }) => number >= 0 && sku >= 0)
  const found = named[heading] ?? withoutHeadings(table)
  if (!found) return undefined
  const { number, sku, isOpen: isUndecided } = found
  const cutOff = cutOffRow(table, isOpen)
  const tornIn = tornBelow(table, isText ? heading : -1)
  const whyOfRow = (cells: readonly string[], row: number, values: Values) =>
    cutOff?.row === row ? cutOff.why : (tornIn(cells) ?? whyShortened(values))
  const rows: ImportedNumber[] = []
  const wrong: WrongRow[] = []
  const { rows: below, other } =
    heading < 0 ? { rows: table, other: undefined } : rowsBelow(table, heading, partNumberWords)
  for (const [index, cells] of below.entries()) {
    const values = { number: cellText(cells[number]), sku: cellText(cells[sku]) }
    if (values.number === '' && values.sku === '') continue
    const row = heading + index + 2
    const result = Row.safeParse(values)
    const isOther = other !== undefined && index >= other
    const why = isOther
      ? fileMessages.otherHeadings(heading + other + 2, heading + 1)
      : whyOfRow(cells, row, values)
    if (why !== undefined) wrong.push({ row, why })
    else if (result.success) rows.push({ row, ...result.data })
    else wrong.push({ row, why: whyOf(result.error) })
  }
  return isUndecided ? { rows, wrong, isOpen: isUndecided } : { rows, wrong }
}

/** As `tornRows`; without headings no row has cells too many. */
function tornBelow(table: readonly (readonly string[])[], heading: number) {
  const headings = (table[heading] ?? []).map((name) => name.trim())
  return tornRows({ headings }, table.slice(heading + 1))
}

/** Why a number has fewer digits than it had before a spreadsheet showed it; undefined where it has not. */
function whyShortened(values: Values): string | undefined {
  const field = (['number', 'sku'] as const).find((one) => isShortened(values[one]))
  return field && messages.wrongField(field, messages.shortened(values[field]))
}

/** How far below the beginning the headings may stand. */
const maxHeadRows = 30

/** What a heading says of the column below it; '' where it says nothing here. */
function meaningOf(heading: string): string {
  const key = wordsOf(heading)
  const side = fieldOfKey('side', key)
  if (side) return side
  return fieldOfKey('article', key) === 'gtin' ? 'gtin' : (fieldOfKey('partNumber', key) ?? '')
}

const partNumberWords: HeadingWords = {
  kindOf: (heading) => (meaningOf(heading) === '' ? 'unknown' : 'field'),
  meaningOf,
  first: 0,
}

function columnsOf(headings: readonly string[]) {
  const keys = headings.map((heading) => wordsOf(heading))
  const sides = keys.map((key) => fieldOfKey('side', key))
  const [yours, ours] = [sides.indexOf('yours'), sides.indexOf('ours')]
  // The person who wrote the list calls them so: it may be the shop, or its customer.
  if (yours >= 0 && ours >= 0) return { number: yours, sku: ours, isOpen: true }
  const columns = keys.map((key) => fieldOfKey('partNumber', key))
  const supplier = columns.indexOf('supplier')
  const own = columns.findIndex((column) => column === 'number' || column === 'sku')
  // The number of the supplier beside a plain one, which is the customer's.
  if (supplier >= 0 && own >= 0)
    return { number: own, sku: supplier, isOpen: columns[own] === 'sku' }
  const sku = columns.indexOf('sku')
  const gtin = keys.findIndex((key) => fieldOfKey('article', key) === 'gtin')
  return {
    number: columns.indexOf('number'),
    sku: supplier >= 0 ? supplier : sku >= 0 ? sku : gtin,
    isOpen: false,
  }
}

/** A list of two columns, in each of which every row has digits. */
function withoutHeadings(table: readonly (readonly string[])[]) {
  const filled = table.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const arePairs = filled.every(
    (cells) =>
      cells.length >= 2 &&
      cells.every((cell, index) => (index < 2 ? /\d/.test(cell) : cell.trim() === '')),
  )
  return filled.length > 0 && arePairs ? { number: 0, sku: 1, isOpen: true } : undefined
}

/** The same rows with the other column as SKUs. */
export const otherWayRound = ({ rows, wrong }: NumberFile): NumberFile => ({
  rows: rows.map(({ row, number, sku }) => ({ row, number: sku, sku: number })),
  wrong,
})

/** Without the mark by which an exported cell is no formula. */
const cellText = (cell = ''): string => withoutApostrophe(cell.trim())

const whyOf = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  messages.wrongField(issue?.path[0] === 'sku' ? 'sku' : 'number', issue?.message ?? '')
