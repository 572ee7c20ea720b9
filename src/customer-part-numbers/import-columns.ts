/** Reads the rows of a file of customer part numbers by its headings. Pure. */
import * as z from 'zod/mini'
import { fieldOfHeading } from '../../packages/file-reader/headings/article-headings.ts'
import { stateOfWord } from '../../packages/file-reader/headings/state-words.ts'
import { fileMessages } from '../../packages/file-reader/messages.ts'
import { rowsBelow } from '../../packages/file-reader/tables/second-heading.ts'
import { isShortened } from '../../packages/file-reader/numbers/numbers.ts'
import { cutOffRow } from '../platform/files/cut-off-row.ts'
import { tornRows } from '../platform/files/torn-row.ts'
import { withoutTextMark } from '../platform/files/csv.ts'
import { numberFields, type ImportedNumber } from './contract.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'
import { doubtsBeside } from './row-doubts.ts'
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
 * @returns undefined if no column contains the numbers, or none the SKUs
 */
export function readNumbers(
  table: readonly (readonly string[])[],
  isOpen = false,
  isText = true,
  today = '',
): NumberFile | undefined {
  const named = table.slice(0, maxHeadRows).map(columnsOf)
  const heading = named.findIndex(({ number, sku }) => number >= 0 && sku >= 0)
  const found = named[heading] ?? withoutHeadings(table)
  if (!found) return undefined
  const { rows: below, other } =
    heading < 0 ? { rows: table, other: undefined } : rowsBelow(table, heading, partNumberWords)
  const whyOf = whyRows(table, { heading, found, below, other, isOpen, isText, today })
  const rows: ImportedNumber[] = []
  const wrong: WrongRow[] = []
  for (const [index, cells] of below.entries()) {
    const values = { number: cellText(cells[found.number]), sku: cellText(cells[found.sku]) }
    if (values.number === '' && values.sku === '') continue
    const row = heading + index + 2
    const result = Row.safeParse(values)
    const why = whyOf(cells, row, values) ?? (result.success ? undefined : whyField(result.error))
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
}

/** The reason why a row is not read, whatever its fields; undefined if it is read. */
function whyRows(
  table: readonly (readonly string[])[],
  { heading, found, below, other, isOpen, isText, today }: Read,
): (cells: readonly string[], row: number, values: Values) => string | undefined {
  const cutOff = cutOffRow(table, isOpen)
  const tornIn = tornBelow(table, isText ? heading : -1)
  const doubt = heading < 0 ? undefined : doubtOfColumns(table[heading] ?? [], found, below)
  const goneIn = whyGone(table[heading] ?? [])
  const besideIn = doubtsBeside(heading < 0 ? [] : (table[heading] ?? []), today)
  const from = other === undefined ? Infinity : heading + other + 2
  return (cells, row, values) => {
    if (row >= from) return fileMessages.otherHeadings(from, heading + 1)
    if (cutOff?.row === row) return cutOff.why
    return doubt ?? tornIn(cells) ?? whyChanged(values) ?? goneIn(cells) ?? besideIn(cells)
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

/** Why a number is not what it was before a spreadsheet or a program wrote it; undefined where it may be. */
function whyChanged(values: Values): string | undefined {
  for (const field of ['number', 'sku'] as const) {
    const text = values[field]
    if (isSheetError.test(text)) return messages.wrongField(field, messages.sheetError(text))
    if (isShortened(text)) return messages.wrongField(field, messages.shortened(text))
    if (/^\d{2,}[.,]0+$/.test(text)) return messages.wrongField(field, messages.withDecimals(text))
    if (isDay.test(text)) return messages.wrongField(field, messages.asDay(text))
    if (isPlaceholder.test(text)) return messages.wrongField(field, messages.placeholder(text))
    if (isSeveral.test(text)) return messages.wrongField(field, messages.several(text))
  }
  return undefined
}

/** What lists write for no number. */
const isPlaceholder =
  /^(?:[-–—.?*]+|0+|n ?[/.]? ?a\.?|n\.\s?v\.?|k\. ?a\.|none|null|tb[dac]|new|neu|unknown|unbekannt|ohne)$/i
/** '4711 / 4712', '4713, 4714': a number has no blank beside such a sign. */
const isSeveral = /\d\s*[,;|+&]\s+\S*\d|\d\s+[/|]\s+\S*\d|\d\n\S*\d/

/** What a spreadsheet shows in place of a value that it could not calculate. */
const isSheetError =
  /^#(?:N\/A|NV|(?:REF|VALUE|NULL|NUM|BEZUG|WERT|ZAHL|FORMULA)!|NAME\?|DIV\/0!)$/i

/** '1-2' as a spreadsheet shows it. */
const isDay =
  /^(?:\d{4}-\d\d-\d\d(?:[ T]00:00(?::00)?.*)?|\d{1,2}([./])\d{1,2}\1\d{4}|\d{1,2}[-. ]+(?:jan|feb|m[aä]r|mrz|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])[a-z]*\.?)$/iu

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

const whyField = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  messages.wrongField(issue?.path[0] === 'sku' ? 'sku' : 'number', issue?.message ?? '')
