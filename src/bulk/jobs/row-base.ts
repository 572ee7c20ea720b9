/**
 * The quantity that a tool's prices are for after a row: the row's prices and the prices that the
 * tool keeps, each converted to the same quantity without rounding. Pure.
 */
import {
  amountsOf,
  areReadable,
  convertAmounts,
  type Amounts,
} from '../../catalogue/units/wire-amounts.ts'
import { priceQuantities } from '../../catalogue/model/units.ts'
import type { Finding, ToolFields } from '../columns/mapping.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

export type RowBase = {
  readonly fields: ToolFields
  readonly errors: readonly Finding[]
  /** The base before and after, if the row changes it. */
  readonly changed?: { readonly before: number; readonly after: number }
}

/**
 * A row with a price sets its own base, unless the tool keeps a ladder or cost that is not whole
 * cents there: then the next larger base. A row without a price keeps the tool's base, if its cost
 * is whole cents there. A row with only a base converts the price, or is wrong.
 * @param present the tool in wire format
 * @param fields the fields of the row, in wire format
 */
export function settleRowBase(present: Amounts, fields: ToolFields): RowBase {
  const before = Number(present['price_per'] ?? 1)
  const listed = Number(fields['price_per'] ?? before)
  if (listed === before) return { fields: {}, errors: [] }
  const given = amountsOf(fields)
  // Neither is converted: the rules of a tool report the fault.
  if (!priceQuantities.some((quantity) => quantity === listed) || !areReadable(given))
    return { fields: {}, errors: [] }
  const kept = Object.fromEntries(
    Object.entries(amountsOf(present)).filter(([field]) => !(field in given)),
  )
  const larger = priceQuantities.filter((quantity) => quantity > listed)
  const candidates =
    Object.keys(given).length === 0
      ? [listed]
      : 'price' in given
        ? [listed, ...larger]
        : [before, listed, ...larger]
  for (const after of candidates) {
    const ofRow = convertAmounts(given, listed, after)
    const ofTool = convertAmounts(kept, before, after)
    if (ofRow && ofTool)
      return {
        fields: { ...ofRow, ...ofTool, price_per: after === 1 ? undefined : after },
        errors: [],
        ...(after === before ? {} : { changed: { before, after } }),
      }
  }
  const why = messages.why.baseNotExact(before, listed)
  return { fields: {}, errors: [{ field: 'price_per', why }] }
}
