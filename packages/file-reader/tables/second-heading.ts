/**
 * Detects a row that names the columns again with another meaning: 'Price per piece' below 'Price
 * per 100'. The rows below it cannot be read with the first headings. Pure.
 */
import { fieldOfHeading, quantityOfHeading, termOfHeading } from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { baseOfHeading } from '../headings/price-base.ts'
import { measureOfHeading } from '../headings/price-measure.ts'
import { remembered } from '../headings/remembered.ts'
import type { KindOf } from './heading-rows.ts'
import { alignColumns } from './repeated-headers.ts'
import {
  currencyOf,
  isEmptyCell,
  isHeadingAgain,
  type Cell,
  type NumberedRow,
  type Row,
} from './table.ts'

/** The minimum number of names in a later heading, and their minimum share of its cells. */
const [leastNamed, leastShare] = [2, 0.75]
/** Characters. */
const longestHeading = 120

/** An amount, a long number or a whole sentence: headings contain none of these. */
const isValue = (cell: Cell): boolean => {
  const text = String(cell)
  return text.length > longestHeading || /^[^\p{L}]*(?:\d[.,]\d|\d{7})/u.test(text)
}

type NameOf = (cell: string) => 'field' | 'other' | 'none'

/** What a cell names: a column, a subject of columns, or nothing. */
const namesBy =
  (kindOf: KindOf): NameOf =>
  (cell) => {
    const kind = kindOf(headingKey(cell))
    if (kind === 'field') return 'field'
    // A list of prices has columns that only a list of tools knows: 'Name'.
    return kind === 'unknown' && fieldOfHeading(cell) === undefined ? 'none' : 'other'
  }

/** Whether a text names a column of any kind of list; a text without letters may also be data. */
const isName = (text: string, nameOf: NameOf): boolean =>
  /\p{L}/u.test(text) && nameOf(text) !== 'none'

/** Numbers among names of columns are quantities or years: each one differs, and none is 0. */
function mayNameColumns(cells: readonly Cell[]): boolean {
  const numbers = cells.map((cell) => String(cell).trim()).filter((text) => /^\d{1,6}$/.test(text))
  return new Set(numbers.map(Number).filter(Boolean)).size === numbers.length
}

/**
 * The dictionary is used last, for few rows, because nearly every row has more values than a
 * heading may have. An unknown text with a digit is an article number, regardless of the words
 * beside it.
 */
function isHeading(row: Row, nameOf: NameOf): boolean {
  const cells = row.filter((cell) => !isEmptyCell(cell))
  if (cells.length < leastNamed || cells.some((cell) => typeof cell === 'number')) return false
  if (!mayNameColumns(cells)) return false
  const mostUnnamed = cells.length - Math.ceil(cells.length * leastShare)
  const words = cells.filter((cell) => !isValue(cell))
  let unnamed = cells.length - words.length
  const named = new Set<string>()
  let fields = 0
  for (const cell of words) {
    if (unnamed > mostUnnamed) return false
    const name = nameOf(String(cell))
    if (name === 'none' && /\d/.test(String(cell))) return false
    if (name === 'none') unnamed += 1
    if (name === 'field') fields += 1
    if (isName(String(cell), nameOf)) named.add(headingKey(cell))
  }
  return unnamed <= mostUnnamed && fields > 0 && named.size >= leastNamed
}

const taxOf = (text: string): string =>
  /\b(?:ohne|zzgl|ex|excl|exkl|net|netto|ht)\b/i.test(text)
    ? 'net'
    : /\b(?:inkl|incl|inc|ttc|brutto|gross)\b/i.test(text)
      ? 'gross'
      : ''

/** The price unit of a heading. */
function countOf(text: string): string {
  const { quantity, isUnsure } = baseOfHeading(text)
  return JSON.stringify([quantity === 1 ? undefined : quantity, isUnsure, measureOfHeading(text)])
}

/** The meaning of a heading of tools or prices, regardless of its wording. */
function meaningOfArticle(text: string): string {
  return JSON.stringify([
    fieldOfHeading(text),
    termOfHeading(text),
    quantityOfHeading(text),
    countOf(text),
    currencyOf([text]),
    taxOf(text),
  ])
}

/** Whether all texts of a row are contained in the column names. */
function isPartOfNames(headings: readonly string[], row: Row): boolean {
  const names = ` ${headings.map(headingKey).join(' ')} `
  const cells = row.filter((cell) => !isEmptyCell(cell))
  return cells.length > 0 && cells.every((cell) => names.includes(` ${headingKey(cell)} `))
}

type Headings = {
  /** The first row that names the columns differently. */
  readonly other?: NumberedRow | undefined
  /** The rows, including repeated headings in other words. */
  readonly rows: readonly NumberedRow[]
}

/** Whether a row contains the names of all columns, in any order; articles never do. */
function movedIn(headings: readonly string[]): (row: Row) => boolean {
  const keyOf = remembered(headingKey)
  const known = new Set(headings.map(headingKey))
  const inOrder = (cells: Row) =>
    cells
      .map((cell) => keyOf(String(cell)))
      .filter(Boolean)
      .toSorted((a, b) => a.localeCompare(b))
      .join('\n')
  const whole = inOrder(headings)
  return (row) =>
    row.every((cell) => isEmptyCell(cell) || known.has(keyOf(String(cell)))) &&
    inOrder(row) === whole
}

/** The rules for reading the headings of a list. */
export type HeadingWords = {
  readonly kindOf: KindOf
  /**
   * Two headings with the same meaning are the same column. Default: the meanings for tools and
   * prices.
   */
  readonly meaningOf?: (heading: string) => string
  /** The first row, from 0, that may be another heading: rows above it explain the headings. */
  readonly first?: number
}

/** Detects rows that name the columns again in other words. */
export function laterHeadings(
  headings: readonly string[],
  rows: readonly NumberedRow[],
  { kindOf, meaningOf = meaningOfArticle, first = 1 }: HeadingWords,
): Headings {
  const again = new Set<NumberedRow>()
  const nameOf = remembered(namesBy(kindOf))
  const isMoved = movedIn(headings)
  const isNamed = headings.filter((heading) => isName(heading, nameOf)).length >= leastNamed
  const names = (row: Row) => (isNamed && isHeading(row, nameOf)) || isMoved(row)
  const differs = ({ cells }: NumberedRow, meaning: (text: string) => string) =>
    cells.some(
      (cell, column) =>
        !isEmptyCell(cell) && meaning(String(cell)) !== meaning(headings[column] ?? ''),
    )
  // Of names in two rows, each has a part of what they say together.
  const isPart = (nth: number) =>
    [rows[nth - 1], rows[nth + 1]].some((one) => one && isPartOfNames(headings, one.cells))
  for (const [nth, row] of rows.entries()) {
    if (!names(row.cells)) continue
    const isAgain = isHeadingAgain(headings, row.cells)
    if (isAgain && (meaningOf !== meaningOfArticle || isPart(nth))) continue
    const isOther = differs(row, isAgain ? countOf : meaningOf)
    if (isAgain && !isOther) continue
    // Above all articles it explains the headings, and no article is below others.
    if (isOther && nth >= first) return { other: row, rows }
    if (!isOther) again.add(row)
  }
  if (again.size === 0) return { rows }
  return { rows: rows.map((row) => (again.has(row) ? { ...row, cells: headings } : row)) }
}

type Texts = readonly (readonly string[])[]

/**
 * The rows of a table of texts below the heading: each with its cells below the headings that name
 * them, and undefined for a repeated heading.
 * @param at the position of the headings, from 0
 * @returns `other`: the position, from 0, of a row that names the columns differently, so that the
 * rows from there on cannot be read; undefined if there is none
 */
export function rowsBelow(
  table: Texts,
  at: number,
  words: HeadingWords,
): { readonly rows: Texts; readonly other: number | undefined } {
  const headings = table[at] ?? []
  const heading = { headings, index: at, next: at + 1, fields: headings.length, quantities: 0 }
  const below = alignColumns(table, heading, words.kindOf)
    .slice(at + 1)
    .map((cells, index) => ({ row: index, cells }))
  const { other, rows } = laterHeadings(headings, below, words)
  return {
    rows: rows.map(({ cells }) =>
      cells === headings || isHeadingAgain(headings, cells) ? [] : cells.map(String),
    ),
    other: other && other.row,
  }
}
