/** The schemas of records that are followed but have no operation of their own to read one. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { PriceBreaks } from '../catalogue/price-fields.ts'
import { Id } from '../platform/fields/fields.ts'
import { Money } from '../platform/fields/money-field.ts'
import { rowNames } from '../prices/row-fields.ts'
import { priceTargets } from '../prices/rules.ts'

/** The level of a tool, in pieces. */
const StockLevelFields = z.strictObject({ toolId: Id, sku: z.string(), level: z.int() })
export type StockLevel = z.output<typeof StockLevelFields>
export const StockLevelDto = named('StockLevel', StockLevelFields)

/** A price of a list. Whether it counts today, `validFrom` and `validUntil` say. */
const ListedPriceFields = z.strictObject({
  id: Id,
  listId: Id,
  target: z.enum(priceTargets),
  targetId: Id,
  percentOff: z.optional(z.number()),
  price: z.optional(Money),
  priceBreaks: z.optional(PriceBreaks),
  /** For how many units they are; absent: a percentage, or as many as the price of each tool. */
  pricePer: z.optional(z.int()),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
})
export const ListedPriceDto = named(
  'ListedPrice',
  renameKeys(ListedPriceFields, { id: '_id', ...rowNames }),
)

/** `base`: the list whose prices count where this one has none; null: the catalogue. */
const FollowedPriceListFields = z.strictObject({
  id: Id,
  name: z.string(),
  base: z.nullable(Id),
  revision: z.int(),
})
export const FollowedPriceListDto = named(
  'FollowedPriceList',
  renameKeys(FollowedPriceListFields, { id: '_id' }),
)

const FollowedCategoryFields = z.strictObject({
  id: Id,
  name: z.string(),
  slug: z.string(),
  /** Null: it is at the top. */
  parent: z.nullable(Id),
  position: z.int(),
  sentence: z.string(),
})
export const FollowedCategoryDto = named(
  'FollowedCategory',
  renameKeys(FollowedCategoryFields, { id: '_id' }),
)

/** Somebody who buys: staff and programs are no customers. */
const CustomerFields = z.strictObject({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  phone: z.string(),
})
export const CustomerDto = named('Customer', renameKeys(CustomerFields, { id: '_id' }))
