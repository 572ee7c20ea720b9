/**
 * A stock that is a multiple of the unit of its row, such as 24 beside 'Dozens': pieces, or units.
 * If several stocks of a list are all multiples, they are pieces; else it is asked. Pure.
 */
import { fieldOfHeading } from '../../../packages/file-reader/headings/article-headings.ts'
import { remembered } from '../../../packages/file-reader/headings/remembered.ts'
import type { NumberedRow, Row } from '../../../packages/file-reader/tables/table.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'
import { baseOfUnit } from './row-draft.ts'

/** Pieces are often counted in round numbers: a multiple of these is one of pieces. */
const round: ReadonlySet<number> = new Set([10, 100, 1000])
/** The number of pieces in a unit; 1 for a piece. */
const piecesOf = remembered((text) => {
  const per = baseOfUnit(text) ?? 1
  return round.has(per) ? 1 : per
})
/** A stock in digits, with or without thousands signs; 0 for any other text. */
const stockOf = (text: string): number =>
  /^\d{1,3}(?:[ .,'\u00A0\u202F]?\d{3})*$/.test(text) ? Number(text.replace(/\D/g, '')) : 0
/** Stocks: fewer multiples may be a coincidence. */
const leastMultiples = 3

type List = { readonly mapping: Pick<Mapping, 'columns'>; readonly headings: readonly string[] }

/** Scans all rows of a list, part by part. */
export function createStockUnits({ mapping: { columns }, headings }: List) {
  const stock = columns.indexOf('Stock')
  const unit = columns.findIndex(
    (target, column) =>
      target === 'unit' ||
      (target === 'price_per' && fieldOfHeading(headings[column] ?? '') === 'unit'),
  )
  const counts = { multiples: 0, others: 0 }
  const perOf = (cells: Row): number => piecesOf(String(cells[unit] ?? '').trim())
  return {
    add(rows: readonly NumberedRow[]): void {
      if (stock < 0 || unit < 0) return
      for (const { cells } of rows) {
        const per = perOf(cells)
        const number = per > 1 ? stockOf(String(cells[stock]).trim()) : 0
        if (number > 0) counts[number % per === 0 ? 'multiples' : 'others'] += 1
      }
    },
    result(): RowDoubts {
      const { multiples, others } = counts
      const isOpen = multiples > 0 && (others > 0 || multiples < leastMultiples)
      return ({ cells }, { fields: { Stock: number }, stockUnit }) => {
        const per = isOpen ? perOf(cells) : 1
        const isMultiple = typeof number === 'number' && number > 0 && number % per === 0
        if (per <= 1 || !isMultiple || stockUnit !== undefined) return { errors: [], warnings: [] }
        return {
          errors: [],
          warnings: [{ field: 'Stock', why: messages.why.unitOfRow(per, number) }],
        }
      }
    },
  }
}
