/** Two lists beside each other on one sheet, with the same columns: one below the other. Pure. */
import { headingKey } from '../headings/heading-key.ts'
import { isEmptyCell, type ListHeading, type Row } from './table.ts'

const leastColumns = 2

/** The number of columns after which the headings begin again; undefined where they do not. */
function periodOf(headings: readonly string[]): number | undefined {
  const keys = headings.map(headingKey)
  const named = keys.filter(Boolean).length
  const [first = ''] = keys
  const period = first === '' ? -1 : keys.indexOf(first, 1)
  if (period < leastColumns || named < 2 * leastColumns) return undefined
  return keys.every((key, column) => key === (keys[column % period] ?? '')) ? period : undefined
}

/** Rows and headings of one list; rows of those on the right follow the last row of the left. */
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
