/**
 * Findings of a whole price file about one of its rows, with the messages of the tool import. Pure.
 */
import type { NumberedRow } from '../../../packages/file-reader/tables/table.ts'
import { headingDoubts } from '../columns/heading-doubts.ts'
import { createCurrencyCells } from '../columns/currency-cells.ts'
import { createRemarks } from '../columns/remarks.ts'
import { createRowBases } from '../columns/row-bases.ts'
import { goneDoubts } from '../columns/gone-rows.ts'
import { createRowOwners } from '../columns/row-owners.ts'
import { createUnreadColumns } from '../columns/unread-columns.ts'
import { successorDoubts } from '../columns/successors.ts'
import type { ListedPrice } from './price-row.ts'

/**
 * @returns the function that adds the errors and doubts of a row, and the one that returns what sets
 *   a row apart, apart from what other sentences say of it
 */
export function wholeDoubts(
  list: Parameters<typeof createRemarks>[0],
  rows: readonly NumberedRow[],
): {
  readonly withDoubts: (row: ListedPrice) => ListedPrice
  readonly apart: ReturnType<ReturnType<typeof createUnreadColumns>['apart']>
} {
  const unread = createUnreadColumns({ ...list, isPriceFile: true })
  const parts = [
    createRemarks(list),
    createRowBases(list),
    createCurrencyCells(list),
    createRowOwners({ ...list, isPriceFile: true }),
    unread,
  ]
  for (const part of parts) part.add(rows)
  const whole = [
    headingDoubts(list.mapping, list.headings, list.today),
    successorDoubts(list.mapping, list.headings),
    goneDoubts(list.mapping, list.headings, true),
    ...parts.map((part) => part.result()),
  ]
  const withDoubts = (row: ListedPrice): ListedPrice => {
    const found = whole.map((doubtsOf) => doubtsOf(row, row))
    const noted = found.flatMap(({ warnings }) => warnings.map(({ why }) => why))
    return {
      ...row,
      errors: [...row.errors, ...found.flatMap(({ errors }) => errors)],
      said: { ...row.said, warnings: [...row.said.warnings, ...noted] },
    }
  }
  return { withDoubts, apart: unread.apart() }
}
