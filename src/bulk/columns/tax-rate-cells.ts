/** Tax rates in a separate column: 'MwSt' over '19 %' or 7. Pure. */
import { parseDecimal } from '../../../packages/file-reader/numbers/numbers.ts'
import {
  isEmptyCell,
  type Cell,
  type NumberedRow,
} from '../../../packages/file-reader/tables/table.ts'
import type { TaxClass } from '../../catalogue/tax-class.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import type { Mapping } from './mapping.ts'
import type { RowDoubts } from './remarks.ts'

/** The class with this rate in percent: 7 is the reduced rate in Germany. */
export type ClassOfRate = (percent: number) => TaxClass | undefined

/** A percentage, 0 to 100; spreadsheets store it as a fraction. */
export function percentIn(cell: Cell | undefined): number | undefined {
  if (cell === undefined || isEmptyCell(cell)) return undefined
  const text = String(cell).replace(/\s*%\s*$/, '')
  const number = parseDecimal(text, 'comma') ?? parseDecimal(text, 'dot')
  if (number === undefined || number < 0 || number > 100) return undefined
  return typeof cell === 'number' && number < 1 ? Number((number * 100).toFixed(2)) : number
}

/** No country has a VAT rate above this, in percent. */
const highestRate = 30
/** A rate of tax in percent. */
export function taxRateIn(cell: Cell | undefined): number | undefined {
  const percent = percentIn(cell)
  return percent === undefined || percent > highestRate ? undefined : percent
}

/** Whether a column contains only tax rates. */
export const areTaxRates = (cells: readonly Cell[]): boolean =>
  cells.length > 0 && cells.every((cell) => taxRateIn(cell) !== undefined)

/** Percent: a lower rate is hardly the standard rate of a country. */
const leastStandard = 15

/**
 * A doubt about each rate that is lower than the highest of the list, and of which no class is
 * known: the rates of the shop's country are not, and the tool would get the standard rate.
 */
export function createTaxRates({ columns }: Pick<Mapping, 'columns'>) {
  const column = columns.indexOf('tax_class')
  let highest = leastStandard
  return {
    add(rows: readonly NumberedRow[]): void {
      for (const { cells } of column < 0 ? [] : rows)
        highest = Math.max(highest, taxRateIn(cells[column]) ?? 0)
    },
    result(): RowDoubts {
      return ({ cells }, { fields, warnings }) => {
        const rate = column < 0 ? 0 : (taxRateIn(cells[column]) ?? 0)
        const isRead = fields['tax_class'] !== undefined
        const isAsked = isRead || warnings.some(({ field }) => field === 'tax_class')
        if (rate === 0 || rate >= highest || isAsked) return { errors: [], warnings: [] }
        const why = messages.why.noTaxClass(String(cells[column]).trim())
        return { errors: [], warnings: [{ field: 'tax_class', why }] }
      }
    },
  }
}
