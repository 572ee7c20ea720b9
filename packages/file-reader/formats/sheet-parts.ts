/**
 * What the XML of a workbook says beside the values: which sheets and rows are hidden, and which
 * cells are one over several rows. The library that reads sheets knows none of it. Pure.
 */
import { currenciesOfSheet, currencyStyles } from './currency-formats.ts'
import { isEmptyCell, type Row } from '../tables/table.ts'

/** Rows are counted from 0 here, as in a table. */
export type SheetParts = {
  readonly isHidden: boolean
  readonly hiddenRows: ReadonlySet<number>
  /** Cells of one column over several rows. */
  readonly tall: readonly { readonly column: number; readonly from: number; readonly to: number }[]
  /** Those that formats show beside numbers, that of most of them first. */
  readonly currencies?: readonly string[]
}
export const plainSheet: SheetParts = { isHidden: false, hiddenRows: new Set(), tall: [] }

const decoded = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
const attribute = (tag: string, name: string): string =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** @param textOf a part of the workbook, by its path; '' where there is none */
export function sheetParts(textOf: (path: string) => string): ReadonlyMap<string, SheetParts> {
  const styles = currencyStyles(textOf('xl/styles.xml'))
  const targets = new Map(
    Array.from(textOf('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g), ([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  return new Map(
    Array.from(textOf('xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g), ([tag]) => [
      attribute(tag, 'name'),
      {
        isHidden: /hidden/i.test(attribute(tag, 'state')),
        ...partsOf(textOf(targets.get(attribute(tag, 'r:id')) ?? ''), styles),
      },
    ]),
  )
}

function partsOf(sheet: string, styles: ReadonlyMap<string, string>): Omit<SheetParts, 'isHidden'> {
  const hiddenRows = new Set(
    Array.from(
      sheet.matchAll(/<row\b[^>]*\shidden="(?:1|true)"[^>]*>/g),
      ([tag]) => Number(attribute(tag, 'r')) - 1,
    ),
  )
  const merged = sheet.matchAll(/<mergeCell\b[^>]*\sref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g)
  const tall = Array.from(merged, ([, left = '', top, right, bottom]) =>
    left === right
      ? [{ column: columnOf(left), from: Number(top) - 1, to: Number(bottom) - 1 }]
      : [],
  ).flat()
  return { hiddenRows, tall, currencies: currenciesOfSheet(sheet, styles) }
}

/** Rows in which each row below the heading says what a cell over several rows says. */
export function withTallCells(rows: readonly Row[], { tall }: SheetParts, below: number): Row[] {
  const filled = rows.map((row) => [...row])
  for (const { column, from, to } of tall) {
    const value = rows[from]?.[column]
    if (from < below || value === undefined || isEmptyCell(value)) continue
    for (const row of filled.slice(from + 1, to + 1)) {
      // What stands alone in a row would make an article of an empty one.
      if (!row.some((cell) => !isEmptyCell(cell))) continue
      while (row.length <= column) row.push('')
      row[column] = value
    }
  }
  return filled
}
