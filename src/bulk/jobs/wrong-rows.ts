/**
 * The wrong rows in the format of their file, below its titles, which may name the currency of all
 * prices; with a column that states the reason. Pure.
 */
import { toCsv } from '../../platform/files/csv.ts'
import type { Finding } from '../columns/mapping.ts'
import type { Row } from '../../../packages/file-reader/tables/table.ts'

export type WrongRow = {
  readonly row: number
  readonly cells: Row
  readonly errors: readonly Finding[]
  readonly outcome: string
}

export const toWrongRowsCsv = (
  titles: readonly string[],
  headings: readonly string[],
  rows: readonly WrongRow[],
): string =>
  toCsv([
    ...titles.map((title) => [title]),
    [...headings, 'row', 'why'],
    ...rows.map(({ row, cells, errors, outcome }) => [
      ...headings.map((_, column) => cells[column] ?? ''),
      row,
      [...errors.map(({ field, why }) => (field === '' ? why : `${field}: ${why}`)), outcome]
        .filter(Boolean)
        .join(' '),
    ]),
  ])
