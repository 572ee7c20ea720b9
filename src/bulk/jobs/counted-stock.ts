/** A stock that a list counts in another unit than the tool's. Pure. */
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'

type Fields = Readonly<Record<string, unknown>>
type Finding = { readonly field: string; readonly why: string }
/** The parts of a mapped row that concern stock. */
type Counted = {
  readonly fields: Fields
  readonly warnings: readonly Finding[]
  /** The unit after the number in its cell: 'box' in '10 Karton'. */
  readonly stockUnit?: string | undefined
  readonly listedPer?: number | undefined
}

/** Fields that show that a list is not only about stock: its unit is then the selling unit. */
const priced = ['price', 'cost', 'priceBreaks']

/** Whether a row has a stock and no price. */
export const isStockAlone = (fields: Fields): boolean =>
  fields['Stock'] !== undefined && priced.every((field) => fields[field] === undefined)

/**
 * The unit beside a stock without a price belongs to the stock: ten cartons are not ten pieces, and
 * do not change the selling unit.
 * @param present the current tool of the shop
 * @param isPerUnit whether the quantity of a price comes from a column of units: 'Dtz' beside 'Stk'
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

/**
 * In a stock list the unit belongs to the stock: the selling unit and the price unit do not change.
 */
export function withoutUnitOfStock(fields: Fields): Fields {
  if (!isStockAlone(fields)) return fields
  const { unit: _unit, price_per: _per, ...others } = fields
  return others
}
