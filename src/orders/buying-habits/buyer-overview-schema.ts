/** The buyer's own part of the front page, as JSON in the API. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { OfferedTool, offeredFieldNames } from '../../catalogue/offered-tool.ts'
import { Timestamp } from '../../platform/fields/fields.ts'
import { MoneyTotal } from '../../platform/fields/money-field.ts'
import { holdKinds } from '../model/holds.ts'
import { orderStatuses } from '../rules.ts'

/** See buying-habits.ts. */
const BuyAgain = z.strictObject({
  tool: named('OfferedTool', renameKeys(OfferedTool, { id: '_id', ...offeredFieldNames })),
  times: z.int(),
  quantity: z.int(),
  everyDays: z.nullable(z.int()),
  due: z.boolean(),
  lastAt: Timestamp,
})
const OpenOrder = z.strictObject({
  number: z.int(),
  status: z.enum(orderStatuses),
  /** Why it is on hold; absent: it is not. */
  onHold: z.optional(z.enum(holdKinds)),
  pieces: z.int(),
  lineCount: z.int(),
  /** The name of the tool in its first line, as it was sold. */
  firstTool: z.string(),
  /** Pieces shipped while the order's status is still `picking`; absent if none. */
  shippedQuantity: z.optional(z.int()),
  total: MoneyTotal,
  placedAt: Timestamp,
})
/**
 * A buyer's own part of the front page. `moreOrders`: there are more open orders than are listed.
 */
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
  summary: 'Get the tools that the caller or their company orders regularly, and the open orders',
  input: z.strictObject({}),
  output: named('Counter', BuyerOverview),
})
