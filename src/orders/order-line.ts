/** The schema of an order's line, as it was sold. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { unitNames } from '../catalogue/units.ts'
import { Id } from '../platform/fields.ts'
import { Money, MoneyTotal } from '../platform/money-field.ts'

/** A line as it was sold; later changes of the tool do not change it. */
export const OrderLine = named(
  'OrderLine',
  z.strictObject({
    toolId: Id,
    sku: z.string(),
    name: z.string(),
    quantity: z.int(),
    /** In what the quantity is; absent: pieces. */
    unit: z.optional(z.enum(unitNames)),
    /** For how many units the price is; absent: one. */
    pricePer: z.optional(z.int()),
    unitPrice: Money,
    /** Price × quantity ÷ `pricePer`, rounded half up. */
    total: MoneyTotal,
  }),
)
export type OrderLine = z.output<typeof OrderLine>
