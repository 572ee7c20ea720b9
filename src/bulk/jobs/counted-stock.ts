/** A stock that a list counts in another unit than the tool is sold in. Pure. */
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

type Fields = Readonly<Record<string, unknown>>
type Finding = { readonly field: string; readonly why: string }
/** A row as it is mapped, as far as it says anything of stock. */
type Counted = {
  readonly fields: Fields
  readonly warnings: readonly Finding[]
  /** What stands behind the number in its cell: 'box' of '10 Karton'. */
  readonly stockUnit?: string | undefined
  readonly listedPer?: number | undefined
}

/** What says that a list is about more than stock: then its unit is of what is sold. */
const priced = ['price', 'cost', 'priceBreaks']

/** Whether a row says a stock and no price. */
export const isStockAlone = (fields: Fields): boolean =>
  fields['Stock'] !== undefined && priced.every((field) => fields[field] === undefined)

/**
 * The unit beside a stock without a price is of the stock: ten cartons are not ten pieces, and do
 * not change what is sold.
 * @param present the tool as the shop has it
 * @param isPerUnit whether for how many a price is comes from a column of units: 'Dtz' beside 'Stk'
 */
export function countedStockErrors(
  row: Counted,
  present: Fields,
  isPerUnit: boolean,
): readonly Finding[] {
  const isOther =
    isOtherInCell(row, present) ||
    (isStockAlone(row.fields) && isOtherBeside(row, present, isPerUnit))
  return isOther ? [{ field: 'Stock', why: messages.why.stockInUnit }] : []
}

const isOtherInCell = ({ fields, stockUnit }: Counted, present: Fields): boolean =>
  fields['Stock'] !== undefined &&
  stockUnit !== undefined &&
  stockUnit !== (fields['unit'] ?? present['unit'] ?? 'piece')

function isOtherBeside(
  { fields: { unit }, warnings, listedPer: per = 1 }: Counted,
  present: Fields,
  isPerUnit: boolean,
): boolean {
  if (unit === undefined && warnings.some(({ field }) => field === 'unit')) return true
  if (unit !== undefined && unit !== (present['unit'] ?? 'piece')) return true
  return per > 1 && (isPerUnit || (unit !== undefined && per !== (present['price_per'] ?? 1)))
}

/** In a list of stock the unit is of the stock: what is sold, and what its price is for, stay. */
export function withoutUnitOfStock(fields: Fields): Fields {
  if (!isStockAlone(fields)) return fields
  const { unit: _unit, price_per: _per, ...others } = fields
  return others
}
