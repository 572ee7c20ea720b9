/** The schemas of records that can be followed but have no read operation of their own. */
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

/** A price in a list. `validFrom` and `validUntil` determine whether it applies today. */
const ListedPriceFields = z.strictObject({
  id: Id,
  listId: Id,
  target: z.enum(priceTargets),
  targetId: Id,
  percentOff: z.optional(z.number()),
  price: z.optional(Money),
  priceBreaks: z.optional(PriceBreaks),
  /**
   * The number of units for the prices; absent: a percentage, or the same as the price of each
   * tool.
   */
  pricePer: z.optional(z.int()),
  validFrom: z.optional(z.string()),
  validUntil: z.optional(z.string()),
})
export const ListedPriceDto = named(
  'ListedPrice',
  renameKeys(ListedPriceFields, { id: '_id', ...rowNames }),
)

/** `base`: the list whose prices apply if this one has none; null: the catalogue. */
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
  /** Null: a top-level category. */
  parent: z.nullable(Id),
  position: z.int(),
  sentence: z.string(),
})
export const FollowedCategoryDto = named(
  'FollowedCategory',
  renameKeys(FollowedCategoryFields, { id: '_id' }),
)

/** A buyer: staff and programs are not customers. */
const CustomerFields = z.strictObject({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  phone: z.string(),
})
export const CustomerDto = named('Customer', renameKeys(CustomerFields, { id: '_id' }))
