/** Rows of an order form in which nobody entered a quantity. Pure. */
import { isNumber } from '../../order-pad/parse-tokens.ts'
import { parseQuantity } from '../../platform/fields/quantity-input.ts'
import { parseHeadings, type HeadingColumns } from '../../order-pad/heading-columns.ts'
import { listWidth } from '../../order-pad/side-lists.ts'
import type { DraftLine } from '../draft.ts'

type Line = Pick<DraftLine, 'sellerNumber' | 'prose' | 'from' | 'note' | 'doubt' | 'unsure'>
/** A row of a line: its cells, below these headings. */
type Row = { readonly line: Line; readonly cells: readonly string[] }

/**
 * The rows, from 1, that order nothing: their quantity is empty, zero or a line to write on, and
 * other rows below the same headings have quantities. A row with anything else that these do not have
 * is not among them.
 * @param text each row on a line, with tabs between its cells
 * @param isOpen whether the last row may be cut off
 */
export function emptyRows(
  text: string,
  lines: readonly Line[],
  isOpen: boolean,
): ReadonlySet<number> {
  const byRow = Map.groupBy(
    lines.filter(({ prose }) => !prose),
    ({ from }) => from,
  )
  const rows = text.split('\n')
  const tables = new Map<HeadingColumns, Row[]>()
  let columns: HeadingColumns | undefined
  for (const [index, row] of rows.entries()) {
    const cells = row.split('\t').map((cell) => cell.trim())
    columns = parseHeadings(cells, columns) ?? columns
    const [line, ...others] = byRow.get(index + 1) ?? []
    const isLast = isOpen && index + 1 === rows.length
    if (!columns || !line || others.length > 0 || isLast || cells.length > columns.width) continue
    const table = tables.get(columns) ?? []
    tables.set(columns, [...table, { line, cells }])
  }
  return new Set(
    [...tables].flatMap(([headings, table]) =>
      emptyIn(table, headings).map(({ line }) => line.from),
    ),
  )
}

function emptyIn(rows: readonly Row[], columns: HeadingColumns): readonly Row[] {
  const { quantity, headings, further, note, isOfTime } = columns
  if (isOfTime || listWidth(headings) !== undefined) return []
  const ordered = rows.filter(({ cells }) => parseQuantity(cells[quantity] ?? '') > 0)
  if (ordered.length === 0) return []
  const isUsual = (cell: string, column: number): boolean =>
    cell === '' ||
    column === quantity ||
    ordered.some(({ cells }) => {
      const other = cells[column] ?? ''
      return other !== '' && isNumber(other) === isNumber(cell)
    })
  return rows.filter(
    ({ line, cells }) =>
      isEmpty(cells[quantity] ?? '') &&
      isOfArticle(cells, columns, ordered) &&
      !line.unsure &&
      isOfQuantity(line) &&
      cells.every(isUsual) &&
      (cells[note] ?? '') === '' &&
      further.every((column) => !/[1-9]/.test(cells[column] ?? '')),
  )
}

/**
 * Whether the row has an article number as other rows have: a cell on its own may be a remark, unless
 * it looks like the numbers of the ordered rows.
 */
function isOfArticle(
  cells: readonly string[],
  { sku, quantity }: HeadingColumns,
  ordered: readonly Row[],
): boolean {
  const code = cells[sku] ?? ''
  if (code.length < 2 || !/\d/.test(code) || /\p{Ll}{3}/u.test(code)) return false
  const isAlone = cells.every((cell, column) => cell === '' || [sku, quantity].includes(column))
  return !isAlone || ordered.some((row) => shapeOf(row.cells[sku] ?? '') === shapeOf(code))
}
const shapeOf = (code: string): string => code.replaceAll(/\p{L}+/gu, 'A').replaceAll(/\d+/g, '9')

/** Nothing, zero, or a line to write on. */
const isEmpty = (cell: string): boolean => /^(?:0+(?:[.,]0+)?|[_.…\-–—\s]*)$/u.test(cell)

/** A doubt only about the missing quantity: a row that is struck out or hidden is shown. */
const isOfQuantity = ({ doubt }: Line): boolean =>
  doubt === undefined || doubt.kind === 'other-column' || doubt.kind === 'columns'
