/** Reads the rows of a file of customer part numbers by its headings. Pure. */
import * as z from 'zod/mini'
import { fieldOfHeading } from '../../packages/file-reader/headings/article-headings.ts'
import { stateOfWord } from '../../packages/file-reader/headings/state-words.ts'
import { fileMessages } from '../../packages/file-reader/messages.ts'
import { rowsBelow } from '../../packages/file-reader/tables/second-heading.ts'
import { cutOffRow } from '../platform/files/cut-off-row.ts'
import { tornRows } from '../platform/files/torn-row.ts'
import { withoutTextMark } from '../platform/files/csv.ts'
import { numberFields, type ImportedNumber } from './contract.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'
import { whyChanged, whyNotOne } from './number-cells.ts'
import { doubtsBeside, flagDoubts } from './row-doubts.ts'
import { columnsOf, doubtOfColumns, partNumberWords, type NumberColumns } from './number-columns.ts'

export type WrongRow = { readonly row: number; readonly why: string }
export type NumberFile = {
  readonly rows: readonly ImportedNumber[]
  readonly wrong: readonly WrongRow[]
  /**
   * Only the cells can show which column has the SKUs: 'Our No.' beside 'Your No.', or no headings.
   */
  readonly isOpen?: true
}

type Values = Readonly<Record<'number' | 'sku', string>>
const Row = z.strictObject(numberFields)

/**
 * @param isOpen whether the file is a text without a line break at its end
 * @param isText whether it is a text, in which a row with too many cells is invalid
 * @param today 'YYYY-MM-DD'; empty if days do not count
 * @param unseen rows from 0 that the file hides or strikes out
 * @returns undefined if no column contains the numbers, or none the SKUs
 */
export function readNumbers(
  table: readonly (readonly string[])[],
  isOpen = false,
  isText = true,
  today = '',
  unseen?: ReadonlySet<number>,
): NumberFile | undefined {
  const named = table.slice(0, maxHeadRows).map(columnsOf)
  const heading = named.findIndex(({ number, sku }) => number >= 0 && sku >= 0)
  const found = named[heading] ?? withoutHeadings(table)
  if (!found) return undefined
  const { rows: below, other } =
    heading < 0 ? { rows: table, other: undefined } : rowsBelow(table, heading, partNumberWords)
  const whyOf = whyRows(table, { heading, found, below, other, isOpen, isText, today, unseen })
  const rows: ImportedNumber[] = []
  const wrong: WrongRow[] = []
  for (const [index, cells] of below.entries()) {
    const values = { number: cellText(cells[found.number]), sku: cellText(cells[found.sku]) }
    if (values.number === '' && values.sku === '') continue
    const row = heading + index + 2
    const result = Row.safeParse(values)
    const why = whyOf(cells, row, values) ?? (result.success ? undefined : whyInvalid(result.error))
    if (why !== undefined) wrong.push({ row, why })
    else if (result.success) rows.push({ row, ...result.data })
  }
  return found.isOpen ? { rows, wrong, isOpen: true } : { rows, wrong }
}

type Read = {
  /** From 0; -1 without headings. */
  readonly heading: number
  readonly found: NumberColumns
  readonly below: readonly (readonly string[])[]
  /** The index below the headings from which rows do not count; undefined if all of them count. */
  readonly other: number | undefined
  readonly isOpen: boolean
  readonly isText: boolean
  readonly today: string
  readonly unseen: ReadonlySet<number> | undefined
}

/** The reason why a row is not read, whatever its fields; undefined if it is read. */
function whyRows(
  table: readonly (readonly string[])[],
  { heading, found, below, other, isOpen, isText, today, unseen = new Set() }: Read,
): (cells: readonly string[], row: number, values: Values) => string | undefined {
  const cutOff = cutOffRow(table, isOpen)
  const tornIn = tornBelow(table, isText ? heading : -1)
  const doubt = heading < 0 ? undefined : doubtOfColumns(table[heading] ?? [], found, below)
  const goneIn = whyGone(table[heading] ?? [])
  const named = heading < 0 ? [] : (table[heading] ?? [])
  const besideIn = doubtsBeside(named, today)
  const flaggedIn = flagDoubts(named, found, below)
  const noneIn = whyNotOne(below.map((cells) => cellText(cells[found.number])))
  const from = other === undefined ? Infinity : heading + other + 2
  return (cells, row, values) => {
    if (row >= from) return fileMessages.otherHeadings(from, heading + 1)
    if (cutOff?.row === row) return cutOff.why
    if (unseen.has(row - 1)) return messages.unseen
    return (
      doubt ??
      tornIn(cells) ??
      whyField(values, noneIn) ??
      goneIn(cells) ??
      besideIn(cells) ??
      flaggedIn(cells)
    )
  }
}

/** Why a row is left out that its list calls deleted or no longer sold. */
function whyGone(headings: readonly string[]): (cells: readonly string[]) => string | undefined {
  const states = headings.flatMap((heading, column) =>
    fieldOfHeading(heading) === 'state' ? [{ heading: heading.trim(), column }] : [],
  )
  return (cells) => {
    const said = states.find(({ heading, column }) =>
      ['draft', 'discontinued'].includes(stateOfWord(cells[column] ?? '', heading) ?? ''),
    )
    return said && messages.gone(said.heading, (cells[said.column] ?? '').trim())
  }
}

/** As `tornRows`; without headings no row has cells too many. */
function tornBelow(table: readonly (readonly string[])[], heading: number) {
  const headings = (table[heading] ?? []).map((name) => name.trim())
  return tornRows({ headings }, table.slice(heading + 1))
}

/** Why one of the two numbers of a row cannot be meant as it is; undefined where it can. */
function whyField(
  values: Values,
  noneIn: (number: string) => string | undefined,
): string | undefined {
  for (const field of ['number', 'sku'] as const) {
    const why =
      whyChanged(values[field]) ?? (field === 'number' ? noneIn(values.number) : undefined)
    if (why !== undefined) return messages.wrongField(field, why)
  }
  return undefined
}

/** How far below the beginning the headings may stand. */
const maxHeadRows = 30

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
const cellText = (cell = ''): string => withoutTextMark(cell.trim())

const whyInvalid = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  messages.wrongField(issue?.path[0] === 'sku' ? 'sku' : 'number', issue?.message ?? '')
