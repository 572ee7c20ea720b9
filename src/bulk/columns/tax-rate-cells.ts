/** Tax rates in a separate column: 'MwSt' over '19 %' or 7. Pure. */
import { parseDecimal } from '../../../packages/file-reader/numbers/numbers.ts'
import { isEmptyCell, type Cell } from '../../../packages/file-reader/tables/table.ts'
import type { TaxClass } from '../../catalogue/tax-class.ts'

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
