/**
 * The factor by which an amount of a list is too high as written: a hundred if it is in cents.
 * Pure.
 */
import {
  namesDecimals,
  scaleOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import type { Cell, Row } from '../../../packages/file-reader/tables/table.ts'
import type { Mapping } from './mapping.ts'
import { isWholeAmount } from '../../../packages/file-reader/numbers/whole-amounts.ts'

type List = { readonly headings: readonly string[]; readonly mapping: Mapping }

/**
 * What the heading, a column of decimals and the person who imports the list state about an amount.
 */
export const scaleOfAmount = ({ headings, mapping }: List, row: Row, column: number): number =>
  scaleOfHeading(headings[column] ?? '') *
  scaleOfRow(headings, row, row[column]) *
  scaleOfWhole(mapping, row[column])

/** A hundred for an amount in cents, if somebody has set that whole amounts are cents. */
const scaleOfWhole = ({ wholePrices }: Mapping, amount: Cell = ''): number =>
  wholePrices === 'cents' && isWholeAmount(amount) ? 100 : 1

/** The factor from a column of decimals for an amount without them: '1250' and '2' is 12.50. */
function scaleOfRow(headings: readonly string[], row: Row, amount: Cell | undefined): number {
  const column = headings.findIndex(namesDecimals)
  const digits = String(row[column] ?? '').trim()
  return column >= 0 && /^[0-4]$/.test(digits) && /^\d+$/.test(String(amount ?? '').trim())
    ? 10 ** Number(digits)
    : 1
}
