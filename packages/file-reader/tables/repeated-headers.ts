/** Lists in which a later row repeats the headings in a different order. Pure. */
import { headingKey } from '../headings/heading-key.ts'
import { remembered } from '../headings/remembered.ts'
import type { KindOf } from './heading-rows.ts'
import { isEmptyCell, type ListHeading, type Row } from './table.ts'

/** The minimum number of fields in a later heading. */
const leastFields = 3

/**
 * Moves the cells of each row below the heading that names them, after a row with another order.
 */
export function alignColumns(
  rows: readonly Row[],
  heading: ListHeading | undefined,
  kindOf: KindOf,
): readonly Row[] {
  if (!heading) return rows
  const { headings, next } = heading
  const keys = headings.map(headingKey)
  const places = new Map(keys.flatMap((key, column) => (key === '' ? [] : [[key, column]])))
  const ofList = { keys, places, kindOf, keyOf: remembered(headingKey) }
  let order: readonly number[] | undefined
  return rows.map((row, index) => {
    if (index < next) return row
    const named = orderOf(row, ofList)
    // The row itself is put in order too: it is the heading again, then.
    if (named) order = named.every((to, column) => to === column || to < 0) ? undefined : named
    return order ? inOrder(row, order, keys.length) : row
  })
}

type OfList = {
  readonly keys: readonly string[]
  readonly places: ReadonlyMap<string, number>
  readonly kindOf: KindOf
  readonly keyOf: (cell: string) => string
}

/**
 * The new column of each cell, if a row names columns of the heading.
 * @returns undefined if the row is not a heading, or if it is not clear which column is meant
 */
function orderOf(
  row: Row,
  { keys: ownKeys, places, kindOf, keyOf }: OfList,
): readonly number[] | undefined {
  const names = row.filter((cell) => !isEmptyCell(cell))
  if (names.length < leastFields || names.some((cell) => typeof cell === 'number')) return undefined
  const keys = row.map((cell) => keyOf(String(cell)))
  const known = keys.filter((key) => key !== '' && places.has(key))
  const fields = new Set(known.filter((key) => kindOf(key) !== 'unknown'))
  // All names of the list are no article, whatever they mean.
  const isWhole = known.length === names.length && new Set(known).size === places.size
  if (!isWhole && (fields.size < leastFields || known.length < names.length * 0.75))
    return undefined
  // An article number, whatever words stand beside it.
  if (keys.some((key) => /\d/.test(key) && !places.has(key))) return undefined
  const order = keys.map((key, column) =>
    key === '' ? -1 : key === ownKeys[column] ? column : (places.get(key) ?? -1),
  )
  const placed = order.filter((to) => to >= 0)
  const isOpen = keys.some((key, column) => order[column] === -1 && kindOf(key) !== 'unknown')
  return isOpen || new Set(placed).size < placed.length ? undefined : order
}

function inOrder(row: Row, order: readonly number[], width: number): Row {
  const ordered = Array.from({ length: width }, (): Row[number] => '')
  for (const [column, cell] of row.entries()) {
    const to = order[column] ?? -1
    if (to >= 0) ordered[to] = cell
  }
  // What is too much for the row of headings stays too much.
  return [...ordered, ...row.slice(order.length)]
}
