/**
 * A row below the headings that names columns again, in words that mean something else: 'Price per
 * piece' below 'Price per 100'. What is below it can't be read by the first headings. Pure.
 */
import {
  fieldOfHeading,
  quantityOfHeading,
  termOfHeading,
  type HeadingKind,
} from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { baseOfHeading } from '../headings/price-base.ts'
import { measureOfHeading } from '../headings/price-measure.ts'
import { remembered } from '../headings/remembered.ts'
import {
  currencyOf,
  isEmptyCell,
  isHeadingAgain,
  type Cell,
  type NumberedRow,
  type Row,
} from './table.ts'

type KindOf = (key: string) => HeadingKind

/** The least columns that a row names to be a heading, and the share of its cells that do. */
const [leastNamed, leastShare] = [2, 0.75]
/** Characters. */
const longestHeading = 120

/** An amount, a long number or a whole sentence: what no heading says. */
const isValue = (cell: Cell): boolean => {
  const text = String(cell)
  return text.length > longestHeading || /^[^\p{L}]*(?:\d[.,]\d|\d{7})/u.test(text)
}

type NameOf = (cell: string) => 'field' | 'other' | 'none'

/** What a cell names: a column, what columns are about, or nothing. */
const namesBy =
  (kindOf: KindOf): NameOf =>
  (cell) => {
    const kind = kindOf(headingKey(cell))
    if (kind === 'field') return 'field'
    // A list of prices has columns that only a list of tools knows: 'Name'.
    return kind === 'unknown' && fieldOfHeading(cell) === undefined ? 'none' : 'other'
  }

/**
 * The dictionary is asked last, and of few rows: nearly each has more values than a heading may. A cell
 * with a digit that names nothing is an article number, whatever words stand beside it.
 */
function isHeading(row: Row, nameOf: NameOf): boolean {
  const cells = row.filter((cell) => !isEmptyCell(cell))
  if (cells.length < leastNamed || cells.some((cell) => typeof cell === 'number')) return false
  const mostUnnamed = cells.length - Math.ceil(cells.length * leastShare)
  const words = cells.filter((cell) => !isValue(cell))
  let unnamed = cells.length - words.length
  const fields = new Set<string>()
  for (const cell of words) {
    if (unnamed > mostUnnamed) return false
    const name = nameOf(String(cell))
    if (name === 'field') fields.add(headingKey(cell))
    else if (name === 'none' && /\d/.test(String(cell))) return false
    else if (name === 'none') unnamed += 1
  }
  return unnamed <= mostUnnamed && fields.size >= leastNamed
}

const taxOf = (text: string): string =>
  /\b(?:ohne|zzgl|ex|excl|exkl|net|netto|ht)\b/i.test(text)
    ? 'net'
    : /\b(?:inkl|incl|inc|ttc|brutto|gross)\b/i.test(text)
      ? 'gross'
      : ''

/** What a heading means, whatever its words. */
function meaningOf(cell: Cell | undefined): string {
  const text = String(cell ?? '')
  const { quantity, isUnsure } = baseOfHeading(text)
  return JSON.stringify([
    fieldOfHeading(text),
    termOfHeading(text),
    quantityOfHeading(text),
    quantity === 1 ? undefined : quantity,
    isUnsure,
    measureOfHeading(text),
    currencyOf([text]),
    taxOf(text),
  ])
}

type Headings = {
  /** The first row that names columns otherwise. */
  readonly other?: NumberedRow | undefined
  /** The rows, in which one that says the same in other words is the heading again. */
  readonly rows: readonly NumberedRow[]
}

/** Looks for rows that name the columns again, in other words than the headings. */
export function laterHeadings(
  headings: readonly string[],
  rows: readonly NumberedRow[],
  kindOf: KindOf,
): Headings {
  const named = headings.filter((heading) => kindOf(headingKey(heading)) === 'field').length
  if (named < leastNamed) return { rows }
  const again = new Set<NumberedRow>()
  const nameOf = remembered(namesBy(kindOf))
  for (const [nth, row] of rows.entries()) {
    if (!isHeading(row.cells, nameOf) || isHeadingAgain(headings, row.cells)) continue
    const isOther = row.cells.some(
      (cell, column) => !isEmptyCell(cell) && meaningOf(cell) !== meaningOf(headings[column]),
    )
    // Above all articles it explains the headings, and no article is below others.
    if (isOther && nth > 0) return { other: row, rows }
    if (!isOther) again.add(row)
  }
  if (again.size === 0) return { rows }
  return { rows: rows.map((row) => (again.has(row) ? { ...row, cells: headings } : row)) }
}
