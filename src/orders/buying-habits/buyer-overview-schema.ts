/** What the front page shows a buyer of their own, as the API's JSON has it. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { toolFieldNames } from '../../catalogue/contract.ts'
import { ShownPriceBreaks } from '../../catalogue/price-fields.ts'
import { unitNames } from '../../catalogue/model/units.ts'
import { Id, Timestamp } from '../../platform/fields/fields.ts'
import { MoneyTotal, ShownMoney } from '../../platform/fields/money-field.ts'
import { orderStatuses } from '../rules.ts'

const OfferedTool = z.strictObject({
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
  /** In what it is sold; absent: pieces. */
  unit: z.optional(z.enum(unitNames)),
  /** For how many units the prices are; absent: one. */
  pricePer: z.optional(z.int()),
})
/** See buying-habits.ts. */
const BuyAgain = z.strictObject({
  tool: named('OfferedTool', renameKeys(OfferedTool, { id: '_id', ...toolFieldNames })),
  times: z.int(),
  quantity: z.int(),
  everyDays: z.nullable(z.int()),
  due: z.boolean(),
  lastAt: Timestamp,
})
const OpenOrder = z.strictObject({
  number: z.int(),
  status: z.enum(orderStatuses),
  pieces: z.int(),
  total: MoneyTotal,
  placedAt: Timestamp,
})
/** A buyer's own part of the front page. `moreOrders`: more are on their way than are listed. */
export const BuyerOverview = z.strictObject({
  buyAgain: z.array(named('BuyAgain', BuyAgain)),
  openOrders: z.array(named('OpenOrder', OpenOrder)),
  moreOrders: z.boolean(),
})
export type BuyerOverview = z.output<typeof BuyerOverview>

export const counterOperation = endpoint({
  route: 'GET /buyer-overview',
  former: { route: 'GET /counter', since: '2026-11-27' },
  keys: 'buying',
  access: 'customer',
  forCompany: true,
  summary: 'What the caller or their company orders, how often, what is due; and open orders',
  input: z.strictObject({}),
  output: named('Counter', BuyerOverview),
})
