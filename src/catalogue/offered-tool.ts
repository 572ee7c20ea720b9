/** The part of a tool on sale for an order row; pages send no more. */
import * as z from 'zod/mini'
import { Id } from '../platform/fields/fields.ts'
import { pickFields } from '../platform/pick-fields.ts'
import { ShownMoney } from '../platform/fields/money-field.ts'
import { saleBasis, unitNames } from './model/units.ts'
import { ShownPriceBreaks } from './price-fields.ts'

export const OfferedTool = z.strictObject({
  id: Id,
  slug: z.string(),
  sku: z.string(),
  name: z.string(),
  image: z.string(),
  picture: z.nullable(z.string()),
  price: ShownMoney,
  minimumQuantity: z.int(),
  packSize: z.int(),
  stock: z.int(),
  priceBreaks: ShownPriceBreaks,
  /** The unit of sale; absent: pieces. */
  unit: z.optional(z.enum(unitNames)),
  /** The number of units for the prices; absent: one. */
  pricePer: z.optional(z.int()),
})
/** Wire names of its fields that differ from ours. */
export const offeredFieldNames = {
  minimumQuantity: 'minimum_quantity',
  stock: 'Stock',
  packSize: 'pack_size',
  priceBreaks: 'price_breaks',
  pricePer: 'price_per',
} as const
export type OfferedTool = z.output<typeof OfferedTool>

const shown = [
  'id',
  'slug',
  'sku',
  'name',
  'image',
  'picture',
  'price',
  'minimumQuantity',
  'packSize',
  'stock',
  'priceBreaks',
] as const

export const toOfferedTool = (tool: OfferedTool): OfferedTool => ({
  ...pickFields(tool, shown),
  ...saleBasis(tool.unit, tool.pricePer),
})
