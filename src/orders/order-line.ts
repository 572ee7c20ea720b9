/** The schema of an order's line, as it was sold. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { Packs } from '../catalogue/units/pack-fields.ts'
import { SafetyValues } from '../catalogue/safety-fields.ts'
import { taxClasses } from '../catalogue/tax-class.ts'
import { unitNames } from '../catalogue/model/units.ts'
import { Id } from '../platform/fields/fields.ts'
import { Money, MoneyTotal, ShownMoney, ShownTotal } from '../platform/fields/money-field.ts'

const LineFields = z.strictObject({
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** The unit of the quantity; absent: pieces. */
  unit: z.optional(z.enum(unitNames)),
  /** The number of units for the price; absent: one. */
  pricePer: z.optional(z.int()),
  /** The packs that the tool had. */
  packs: z.optional(Packs),
  ...SafetyValues,
  /** The part number of the buyer's company; absent: none. */
  partNumber: z.optional(z.string()),
  /** The tax rate that applies; absent: the standard rate. */
  taxClass: z.optional(z.enum(taxClasses)),
  unitPrice: Money,
  /** Price × quantity ÷ `pricePer`, rounded half up. */
  total: MoneyTotal,
})
/** A line as it was sold; later changes to the tool do not change it. */
export const OrderLine = named('OrderLine', LineFields)
export type OrderLine = z.output<typeof OrderLine>
/** A line as requested, with prices that some readers may not see. */
export const RequestedLine = named(
  'RequestedLine',
  z.extend(LineFields, { unitPrice: ShownMoney, total: ShownTotal }),
)
