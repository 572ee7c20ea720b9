/**
 * The rows of an order in a PDF: cells are put below the headings that they stand under. What fits
 * below no heading, or below two, is no certain row. Pure.
 */
import type { PdfCell, PdfLine } from '../../packages/file-reader/formats/pdf-lines.ts'
import { parseHeadings, type HeadingColumns } from '../order-pad/heading-columns.ts'

export type PdfText = {
  /** All lines, as they are shown. */
  readonly shown: string
  /** Those of them that may order something, with the headings above. */
  readonly rows: string
  /** The places of rows, among the shown lines from 0, that a person compares with the original. */
  readonly unsure: ReadonlySet<number>
}

type Heading = { readonly cells: readonly PdfCell[]; readonly columns: HeadingColumns }

export function pdfText(lines: readonly PdfLine[]): PdfText {
  const shown: string[] = []
  const rows: string[] = []
  const unsure = new Set<number>()
  let heading: Heading | undefined
  for (const { cells } of lines) {
    const columns = parseHeadings(cells.map(({ text }) => text))
    if (columns) heading = { cells, columns }
    const row = columns || !heading ? undefined : rowBelow(heading, cells)
    const text = row?.text ?? cells.map((cell) => cell.text).join('\t')
    shown.push(text)
    if (columns || row?.orders) rows.push(text)
    if (row?.orders && !row.isSure) unsure.add(shown.length - 1)
  }
  // Without headings, all of it is read as a text, and none of it is certain.
  if (!heading)
    return { shown: shown.join('\n'), rows: shown.join('\n'), unsure: new Set(shown.keys()) }
  return { shown: shown.join('\n'), rows: rows.join('\n'), unsure }
}

type Row = { readonly text: string; readonly orders: boolean; readonly isSure: boolean }

function rowBelow({ cells: headings, columns }: Heading, cells: readonly PdfCell[]): Row {
  const texts = headings.map(() => '')
  const places = cells.map((cell) => ({ cell, place: columnOf(headings, cell) }))
  for (const { cell, place } of places)
    texts[place.column] = [texts[place.column], cell.text].filter(Boolean).join(' ')
  const [sku = '', quantity = '', name = ''] = [columns.sku, columns.quantity, columns.name].map(
    (column) => texts[column],
  )
  const isNamed = `${sku}${name}` !== '' && /\d/.test(quantity)
  return {
    text: texts.join('\t'),
    // A number of an article without a quantity is named; a second line of a name is none.
    orders: isNamed || (/\d/.test(sku) && cells.length > 1),
    isSure: columns.sku >= 0 && isClear(headings, columns, places),
  }
}

type Placed = { readonly cell: PdfCell; readonly place: ReturnType<typeof columnOf> }

/** Whether number and quantity are one cell each, and nothing else may stand below their headings. */
function isClear(
  headings: readonly PdfCell[],
  { sku, quantity }: HeadingColumns,
  places: readonly Placed[],
): boolean {
  // A name may be longer than its column is wide; a number is in one column or in none.
  const counting = places.filter(({ place: { column } }) => column === sku || column === quantity)
  const isOnce = new Set(counting.map(({ place: { column } }) => column)).size === counting.length
  return (
    isOnce &&
    counting.every(({ place: { isAlone } }) => isAlone) &&
    places.every(({ cell, place: { isAlone } }) => isAlone || !touches(headings[quantity], cell))
  )
}

const touches = (heading: PdfCell | undefined, { from, to }: PdfCell): boolean =>
  heading !== undefined && from < heading.to && to > heading.from

/** The heading above a cell, else the nearest at one of its sides or in the middle. */
function columnOf(
  headings: readonly PdfCell[],
  cell: PdfCell,
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
