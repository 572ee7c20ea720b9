/** Cells that are one over several rows or columns: what they say, each row and column says. Pure. */
import { fieldOfHeading, quantityOfHeading, termOfHeading } from '../headings/article-headings.ts'
import { headingKey } from '../headings/heading-key.ts'
import { baseOfHeading } from '../headings/price-base.ts'
import type { RowsOtherwise } from '../formats/sheet-parts.ts'
import { fileMessages as messages } from '../messages.ts'
import type { KindOf } from './heading-rows.ts'
import { currencyOf, isEmptyCell, type Cell, type ListHeading, type Row } from './table.ts'

/** Rows and columns from 0, the last ones included. */
export type MergedCell = {
  readonly from: number
  readonly to: number
  readonly column: number
  readonly lastColumn: number
}

/** Rows that headings take at most, above the one that was found and below it. */
const depth = 3

const textAt = (row: Row | undefined, column: number): string => String(row?.[column] ?? '').trim()
const isWide = ({ column, lastColumn }: MergedCell): boolean => lastColumn > column
const covers = (cell: MergedCell, row: number, column: number): boolean =>
  cell.from <= row && row <= cell.to && cell.column <= column && column <= cell.lastColumn

/** The rows of the headings: those that merged cells tie to the one that was found. */
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

/** The number of columns that cells of headings reach over. */
const lastNamed = (cells: readonly MergedCell[]): number =>
  cells.reduce((most, { lastColumn }) => Math.max(most, lastColumn + 1), 0)

/** Whether a text says what a price is for, or with which tax. */
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

const isSame = (one: string, other: string): boolean =>
  fieldOfHeading(one) === fieldOfHeading(other) && termOfHeading(one) === termOfHeading(other)

/** The name of a column below names of groups, which it has where its own says too little. */
function nameIn(
  stack: readonly string[],
  says: (name: string, group: string) => boolean,
  kindOf: KindOf,
): string {
  const name = stack.at(-1) ?? ''
  const group = stack.slice(0, -1).join(' ')
  const kind = kindOf(headingKey(name))
  if (group === '' || (kind !== 'unknown' && !says(name, group))) return name
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

/** The heading of a list whose names of columns stand in merged cells; any other as it is. */
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

/** Fills each row below a merged cell by what `valueFor` makes of it; rows without a cell stay empty. */
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
 * Rows in which each row below the heading says what a cell over several rows says. A stock over
 * several tools is that of all of them together: how many are of each, nobody says.
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

/** Whole numbers in texts as well: a number that several rows share may be the sum of all. */
const isNumber = (cell: Cell | undefined): boolean =>
  isAmount(cell) || /^\s*\d{1,9}\s*$/.test(String(cell ?? ''))

/** The rows that share a number, in words: nobody knows how much of it each of them has. */
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
 * Rows as they stand in a file, in which each row says what a text over several rows says. An amount
 * counts once: rows that share it are one entry.
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
