/**
 * What the XML of a workbook says beside the values: which sheets and rows are hidden, and which
 * cells are one over several others. The library that reads sheets knows none of it. Pure.
 */
import { currenciesOfSheet, currencyStyles } from './currency-formats.ts'
import type { MergedCell } from '../tables/merged-cells.ts'

/** Rows are counted from 0 here, as in a table. */
export type SheetParts = {
  readonly isHidden: boolean
  readonly hiddenRows: ReadonlySet<number>
  /** Cells that are one over several rows or columns. */
  readonly merged: readonly MergedCell[]
  /** Those that formats show beside numbers, that of most of them first. */
  readonly currencies?: readonly string[]
}
export const plainSheet: SheetParts = { isHidden: false, hiddenRows: new Set(), merged: [] }

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
  const merged = Array.from(
    sheet.matchAll(/<mergeCell\b[^>]*\sref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g),
    ([, left = '', top, right = '', bottom]) => ({
      column: columnOf(left),
      lastColumn: columnOf(right),
      from: Number(top) - 1,
      to: Number(bottom) - 1,
    }),
  )
  return { hiddenRows, merged, currencies: currenciesOfSheet(sheet, styles) }
}
