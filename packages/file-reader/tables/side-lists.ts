/**
 * Two lists side by side on one sheet: lists with the same columns are joined; lists with different
 * columns are separate. Pure.
 */
import { fieldOfHeading } from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { isEmptyCell, type ListHeading, type Row } from './table.ts'

const leastColumns = 2

/** The number of columns after which the headings repeat; undefined if they do not. */
function periodOf(headings: readonly string[]): number | undefined {
  const keys = headings.map(headingKey)
  const named = keys.filter(Boolean).length
  const [first = ''] = keys
  const period = first === '' ? -1 : keys.indexOf(first, 1)
  if (period < leastColumns || named < 2 * leastColumns) return undefined
  return keys.every((key, column) => key === (keys[column % period] ?? '')) ? period : undefined
}

/**
 * The first column, from 0, of a second list with other columns: after an empty column there are
 * article numbers again, some of the first list, but in other rows.
 * @returns undefined for a single list
 */
export function besideColumn(
  rows: readonly Row[],
  heading: ListHeading | undefined,
): number | undefined {
  const { headings = [], next = 0 } = heading ?? {}
  const isSku = (column: number) => fieldOfHeading(headings[column] ?? '') === 'sku'
  const own = headings.findIndex((_, column) => isSku(column))
  const begins = headings.findIndex(
    (_, column) => own >= 0 && column > own + 1 && headings[column - 1] === '' && isSku(column),
  )
  if (begins < 0) return undefined
  const below = rows.slice(next)
  if (!below.every((row) => isEmptyCell(row[begins - 1]))) return undefined
  const textAt = (row: Row, column: number) => String(row[column] ?? '').trim()
  const numbers = new Set(below.map((row) => textAt(row, own)).filter(Boolean))
  const others = below.filter((row) => textAt(row, begins) !== '')
  const isShared = others.some((row) => numbers.has(textAt(row, begins)))
  const differs = others.some((row) => textAt(row, begins) !== textAt(row, own))
  return isShared && differs ? begins : undefined
}

/**
 * The rows and headings of the joined list; the rows of the right list follow those of the left
 * one.
 */
export function withSideLists(
  rows: readonly Row[],
  heading: ListHeading | undefined,
): { readonly rows: readonly Row[]; readonly heading: ListHeading | undefined } {
  const period = heading && periodOf(heading.headings)
  if (!heading || period === undefined) return { rows, heading }
  const { headings, next } = heading
  const lists = Array.from({ length: Math.ceil(headings.length / period) }, (_, list) =>
    rows
      .slice(list === 0 ? 0 : next)
      .map((row, index) =>
        list === 0 && index < next - 1 ? row : row.slice(list * period, (list + 1) * period),
      ),
  )
  return {
    rows: lists.filter((list) => list.some((row) => !row.every(isEmptyCell))).flat(),
    heading: { ...heading, headings: headings.slice(0, period) },
  }
}
