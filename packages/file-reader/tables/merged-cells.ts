/**
 * Cells merged across rows or columns: their value applies to each of these rows and columns. Pure.
 */
import { fieldOfHeading, quantityOfHeading, termOfHeading } from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { baseOfHeading } from '../headings/price-base.ts'
import type { RowsOtherwise } from '../formats/sheet-parts.ts'
import { fileMessages as messages } from '../messages.ts'
import type { KindOf } from './heading-rows.ts'
import { currencyOf, isEmptyCell, type Cell, type ListHeading, type Row } from './table.ts'

/** Rows and columns from 0; the last ones are included. */
export type MergedCell = {
  readonly from: number
  readonly to: number
  readonly column: number
  readonly lastColumn: number
}

/** The maximum number of heading rows above and below the one that was found. */
const depth = 3

const textAt = (row: Row | undefined, column: number): string => String(row?.[column] ?? '').trim()
const isWide = ({ column, lastColumn }: MergedCell): boolean => lastColumn > column
const covers = (cell: MergedCell, row: number, column: number): boolean =>
  cell.from <= row && row <= cell.to && cell.column <= column && column <= cell.lastColumn

/** The heading rows: those connected by merged cells to the one that was found. */
function headingBlock(
  rows: readonly Row[],
  merged: readonly MergedCell[],
  { index = 0, next }: ListHeading,
): { readonly top: number; readonly bottom: number } {
  const tied = merged.filter(
    ({ from, to }) => from <= index && to >= index && to <= index + depth && to > from,
  )
  const bottom = Math.max(next - 1, ...tied.map(({ to }) => to))
  const width = Math.max(...rows.slice(index, bottom + 1).map(({ length }) => length))
  // A title goes over the whole list.
  const isGroup = (cell: MergedCell, row: number) =>
    cell.from === row && isWide(cell) && cell.lastColumn - cell.column + 1 < width
  let top = Math.min(index, ...tied.map(({ from }) => from))
  while (top > 0 && index - top < depth && merged.some((cell) => isGroup(cell, top - 1))) top -= 1
  return { top, bottom }
}

/** The number of columns that heading cells cover. */
const lastNamed = (cells: readonly MergedCell[]): number =>
  cells.reduce((most, { lastColumn }) => Math.max(most, lastColumn + 1), 0)

/** Whether a text states what a price is for, or whether it includes tax. */
export const saysTerms = (text: string): boolean => {
  const { quantity, isUnsure } = baseOfHeading(text)
  return (
    (quantity ?? 1) !== 1 ||
    isUnsure ||
    /(?<!\p{L})(?:brutto|netto|gross|net|in[ck]l|ex[ck]l?|ttc|ht|mwst|vat|tva|iva|btw|moms|dph)(?!\p{L})/iu.test(
      text,
    )
  )
}

/** Only whether tax is included, and a currency. */
const isBareTerm = (name: string): boolean =>
  /^\W*(?:(?:eur|usd|gbp|chf|brutto|netto|gross|net|in[ck]l|ex[ck]l?|ttc|ht|mwst|vat|tva|iva|btw|moms|dph)\W*)+$/iu.test(
    name,
  )
/** Whether the amounts below a group are weights or surcharges rather than prices. */
const isOfOther = (group: string): boolean =>
  fieldOfHeading(group) === 'weight' || termOfHeading(group) === 'surcharge'

const isSame = (one: string, other: string): boolean =>
  fieldOfHeading(one) === fieldOfHeading(other) && termOfHeading(one) === termOfHeading(other)

/**
 * The name of a column below group names, which are added if the column's own name is not
 * sufficient.
 */
function nameIn(
  stack: readonly string[],
  says: (name: string, group: string) => boolean,
  kindOf: KindOf,
): string {
  const name = stack.at(-1) ?? ''
  const group = stack.slice(0, -1).join(' ')
  const kind = kindOf(headingKey(name))
  if (group === '') return name
  // 'Netto' is a weight below 'Gewicht', and a price only alone.
  if (isBareTerm(name) && isOfOther(group)) return `${group} ${name}`
  if (kind !== 'unknown' && !says(name, group)) return name
  const joined = [`${name} ${group}`, `${group} ${name}`, `${name} (${group})`]
  if (kind === 'unknown')
    return (
      [`${group} ${name}`, `${name} ${group}`, `${group} (${name})`].find(
        (text) => kindOf(headingKey(text)) !== 'unknown' || fieldOfHeading(text) !== undefined,
      ) ?? name
    )
  if (kind === 'quantity')
    return joined.find((text) => quantityOfHeading(text) === quantityOfHeading(name)) ?? name
  return joined.find((text) => isSame(text, name)) ?? name
}

/** The heading of a list with column names in merged cells; any other heading stays unchanged. */
export function mergedHeading(
  rows: readonly Row[],
  merged: readonly MergedCell[],
  heading: ListHeading | undefined,
  kindOf: KindOf,
): ListHeading | undefined {
  if (heading?.index === undefined || merged.length === 0) return heading
  const { top, bottom } = headingBlock(rows, merged, heading)
  const own = merged.filter(({ from, to }) => from >= top && to <= bottom)
  if (own.length === 0) return heading
  const next = bottom + 1
  const named = rows.slice(top, next).reduce((most, { length }) => Math.max(most, length), 0)
  const widest = rows.reduce((most, { length }) => Math.max(most, length), 0)
  // What is made wide beyond the list is so for the looks.
  const last = Math.max(named, Math.min(widest, lastNamed(own))) - 1
  const hasCells = (column: number) => rows.slice(next).some((row) => !isEmptyCell(row[column]))
  const sayingIn = (row: number, column: number): string => {
    const cell = own.find((one) => covers(one, row, column))
    if (!cell) return textAt(rows[row], column)
    // Cells are made wide for the looks, too.
    return cell.column === column || hasCells(column) ? textAt(rows[cell.from], cell.column) : ''
  }
  const stacks = Array.from({ length: last + 1 }, (_, column) =>
    Array.from({ length: next - top }, (_row, nth) => sayingIn(top + nth, column)).filter(
      (text, nth, all) => text !== '' && all.indexOf(text) === nth,
    ),
  )
  const names = stacks.map((stack) => headingKey(stack.at(-1)))
  const isRepeated = (name: string) =>
    names.filter((other) => other === headingKey(name)).length > 1
  // One currency of all prices is no part of their names.
  const currencies = new Set(stacks.flatMap((stack) => currencyOf(stack.slice(0, -1)) || []))
  const says = (name: string, group: string) =>
    isRepeated(name) || saysTerms(group) || (currencies.size > 1 && currencyOf([group]) !== '')
  const headings = stacks.map((stack) => nameIn(stack, says, kindOf))
  const count = (kind: ReturnType<KindOf>) =>
    headings.filter((one) => kindOf(headingKey(one)) === kind).length
  return { ...heading, headings, next, fields: count('field'), quantities: count('quantity') }
}

/** An amount, or a number of a spreadsheet. */
const isAmount = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || /\d[.,]\d{2}\D{0,4}$/.test(String(cell ?? ''))

/**
 * Fills each row below a merged cell with the result of `valueFor`; rows without such a cell stay
 * empty.
 */
function filled(
  rows: readonly Row[],
  merged: readonly MergedCell[],
  valueFor: (cell: MergedCell, value: Cell, row: number) => Cell | undefined,
): Row[] {
  const whole = rows.map((row) => [...row])
  for (const cell of merged) {
    const value = rows[cell.from]?.[cell.column]
    if (cell.to === cell.from || value === undefined || isEmptyCell(value)) continue
    for (let index = cell.from; index <= Math.min(cell.to, rows.length - 1); index += 1) {
      const [row, written] = [whole[index], valueFor(cell, value, index)]
      // What stands alone in a row would make an article of an empty one.
      if (!row || written === undefined || rows[index]?.every(isEmptyCell) !== false) continue
      while (row.length <= cell.column) row.push('')
      row[cell.column] = written
    }
  }
  return whole
}

/**
 * Rows in which each row below the heading has the value of a merged cell. A stock merged across
 * several tools is their total: the stock of each one is not known.
 */
export function withMergedCells(
  rows: readonly Row[],
  merged: readonly MergedCell[],
  { headings = [], next = 0 }: Partial<ListHeading> = {},
): Row[] {
  return filled(
    rows,
    merged.filter(({ from }) => from >= next),
    ({ from, to, column }, value) =>
      typeof value === 'number' && fieldOfHeading(headings[column] ?? '') === 'Stock'
        ? messages.oneCell(value, from + 1, to + 1)
        : value,
  )
}

/** Includes whole numbers in texts: a number that several rows share may be their total. */
const isNumber = (cell: Cell | undefined): boolean =>
  isAmount(cell) || /^\s*\d{1,9}\s*$/.test(String(cell ?? ''))

/** Describes the rows that share a number: the share of each row is not known. */
export const sharedNumbers = (
  rows: readonly Row[],
  merged: readonly MergedCell[],
): readonly RowsOtherwise[] =>
  merged.flatMap(({ from, to, column }) => {
    const value = rows[from]?.[column]
    return to > from && value !== undefined && isNumber(value)
      ? [{ from, to, text: messages.oneCell(value, from + 1, to + 1) }]
      : []
  })

/**
 * Rows as in the file, with merged texts repeated in each row. An amount counts once: rows that
 * share it are one entry.
 */
export function withMergedTexts(rows: readonly Row[], merged: readonly MergedCell[]): Row[] {
  const shares = new Set(
    merged.flatMap(({ from, to, column }) =>
      isAmount(rows[from]?.[column])
        ? rows.slice(from + 1, to + 1).map((_, nth) => from + nth + 1)
        : [],
    ),
  )
  return filled(rows, merged, (_cell, value, index) => (shares.has(index) ? undefined : value))
}
