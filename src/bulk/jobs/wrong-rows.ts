/** The wrong rows in the format of their file, with a column that states the reason. Pure. */
import { toCsv } from '../../platform/files/csv.ts'
import type { Finding } from '../columns/mapping.ts'
import type { Row } from '../../../packages/file-reader/tables/table.ts'

export type WrongRow = {
  readonly row: number
  readonly cells: Row
  readonly errors: readonly Finding[]
  readonly outcome: string
}

export const toWrongRowsCsv = (headings: readonly string[], rows: readonly WrongRow[]): string =>
  toCsv([
    [...headings, 'row', 'why'],
    ...rows.map(({ row, cells, errors, outcome }) => [
      ...headings.map((_, column) => cells[column] ?? ''),
      row,
      [...errors.map(({ field, why }) => (field === '' ? why : `${field}: ${why}`)), outcome]
        .filter(Boolean)
        .join(' '),
    ]),
  ])
