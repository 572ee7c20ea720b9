/** A stock that a list counts in another unit than the tool is sold in. Pure. */
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

type Fields = Readonly<Record<string, unknown>>
type Finding = { readonly field: string; readonly why: string }

/** What says that a list is about more than stock: then its unit is of what is sold. */
const priced = ['price', 'cost', 'priceBreaks']

/**
 * The unit beside a stock without a price is of the stock: ten cartons are not ten pieces, and do
 * not change what is sold.
 * @param present the tool as the shop has it
 */
export function countedStockErrors(
  { fields, warnings }: { readonly fields: Fields; readonly warnings: readonly Finding[] },
  present: Fields,
): readonly Finding[] {
  const { Stock: stock, unit, price_per: per } = fields
  const isOfStock = stock !== undefined && priced.every((field) => fields[field] === undefined)
  const isUnknown = unit === undefined && warnings.some(({ field }) => field === 'unit')
  const isOther = unit !== undefined && unit !== (present['unit'] ?? 'piece')
  const isMany = per !== undefined && unit !== undefined && per !== (present['price_per'] ?? 1)
  return isOfStock && (isUnknown || isOther || isMany)
    ? [{ field: 'Stock', why: messages.why.stockInUnit }]
    : []
}
