/** Headings of prices that name a percentage: 'Preis -10 %' may be before it or after it. Pure. */
import { isAmountTarget } from '../../../packages/file-reader/numbers/decimal-signs.ts'
import { isOfRecords } from '../../../packages/file-reader/records/listed-articles.ts'
import { isEmptyCell } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { namesTax } from './tax-included.ts'

const percentage = /\d\s*%/

/** A doubt for each amount below such a heading; a rate of tax is none. */
export function headingDoubts(
  { columns, formulas }: Pick<Mapping, 'columns' | 'formulas'>,
  headings: readonly string[],
): RowDoubts {
  const isComputed = (formulas.price ?? '') !== '' || isOfRecords(headings)
  const asked = columns.flatMap((target, column) => {
    const heading = headings[column] ?? ''
    const isAsked = isAmountTarget(target) && percentage.test(heading) && !namesTax(heading)
    return isAsked && !isComputed ? [{ column, target, heading }] : []
  })
  return ({ cells }) => ({
    errors: [],
    warnings: asked.flatMap(({ column, target, heading }) =>
      isEmptyCell(cells[column])
        ? []
        : [{ field: target, why: messages.why.headedPercent(heading) }],
    ),
  })
}
