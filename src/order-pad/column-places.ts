/** Cells without separators between them: each is assigned to the heading above it. Pure. */
import type { HeadingColumns } from './heading-columns.ts'

/** A text with its place in a line: characters, or points of a page. */
export type PlacedText = { readonly text: string; readonly from: number; readonly to: number }
export type RowBelow = {
  /** A text for each heading; '' if there is none. */
  readonly texts: readonly string[]
  /** Whether number and quantity are one cell each that fits one heading only. */
  readonly isClear: boolean
}

/** @param headings the cells of the heading row; @param columns what they are */
export function rowBelow(
  headings: readonly PlacedText[],
  columns: HeadingColumns,
  cells: readonly PlacedText[],
): RowBelow {
  const texts = headings.map(() => '')
  const places = cells.map((cell) => ({ cell, place: columnOf(headings, cell) }))
  for (const { cell, place } of places)
    texts[place.column] = [texts[place.column], cell.text].filter(Boolean).join(' ')
  return { texts, isClear: columns.sku >= 0 && isClear(headings, columns, places) }
}

type Placed = { readonly cell: PlacedText; readonly place: ReturnType<typeof columnOf> }

/** Whether no other text may belong to the headings of number and quantity. */
function isClear(
  headings: readonly PlacedText[],
  { sku, quantity }: HeadingColumns,
  places: readonly Placed[],
): boolean {
  // A name may be wider than its column; a number belongs to one column or to none.
  const counting = places.filter(({ place: { column } }) => column === sku || column === quantity)
  const isOnce = new Set(counting.map(({ place: { column } }) => column)).size === counting.length
  return (
    isOnce &&
    counting.every(({ place: { isAlone } }) => isAlone) &&
    places.every(({ cell, place: { isAlone } }) => isAlone || !touches(headings[quantity], cell))
  )
}

/** Whether one is above or below a part of the other. */
export const touches = (heading: PlacedText | undefined, { from, to }: PlacedText): boolean =>
  heading !== undefined && from < heading.to && to > heading.from

/** The heading above a cell, else the one with the nearest left edge, right edge or center. */
function columnOf(
  headings: readonly PlacedText[],
  cell: PlacedText,
): { readonly column: number; readonly isAlone: boolean } {
  const above = headings.flatMap((heading, column) => (touches(heading, cell) ? [column] : []))
  const [first] = above
  if (first !== undefined) return { column: first, isAlone: above.length === 1 }
  const distances = headings.map(({ from, to }) =>
    Math.min(
      Math.abs(cell.from - from),
      Math.abs(cell.to - to),
      Math.abs((cell.from + cell.to - from - to) / 2),
    ),
  )
  const [nearest = 0, next = Infinity] = distances.toSorted((a, b) => a - b)
  return { column: distances.indexOf(nearest), isAlone: next > nearest * 1.5 }
}
