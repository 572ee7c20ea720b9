/**
 * The operations on back-orders: list the waiting and shippable ones, promise another day (product
 * rule 7.1).
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import {
  Day,
  Id,
  Integer,
  IntegerText,
  pageFields,
  Timestamp,
} from '../../platform/fields/fields.ts'
import { changedMeanwhile } from '../../platform/seen.ts'
import { maxOrderLines } from '../model/cart-fields.ts'
import { backOrderMessages as messages } from '../messages/back-orders.ts'
import { maxOrderNumber, orderStatuses } from '../rules.ts'

export const nothingWaits = problem('nothing-waits', 409, messages.problems.nothingWaits)

const BackOrderLine = named(
  'BackOrderLine',
  z.strictObject({
    line: z.int(),
    sku: z.string(),
    name: z.string(),
    /** Not there yet. */
    waiting: z.int(),
    /** Reserved and not shipped. */
    allocated: z.int(),
    expectedOn: z.nullable(z.string()),
  }),
)
const BackOrder = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  company: z.optional(z.string()),
  status: z.enum(orderStatuses),
  placedAt: Timestamp,
  /** Back-orders that are not completely shipped. */
  lines: z.array(BackOrderLine),
})
export type BackOrder = z.output<typeof BackOrder>

export const backOrderStates = ['ready', 'waiting', 'late'] as const
export type BackOrderState = (typeof backOrderStates)[number]

export const BackOrderQuery = z.strictObject({
  /**
   * `ready`: confirmed, and some of it can ship now; `waiting`: some of it waits; `late`: its
   * promised day has passed; absent: all.
   */
  state: z.optional(z.enum(backOrderStates)),
  ...pageFields,
})
export type BackOrderQuery = z.output<typeof BackOrderQuery>

/**
 * `seen`: the day that the caller saw, null if none was promised; if the day differs now, nothing
 * changes.
 */
export const NewExpectedDay = z.strictObject({
  number: IntegerText(1, maxOrderNumber),
  line: Integer(1, maxOrderLines),
  day: Day(messages.notDay),
  seen: z.optional(z.nullable(Day(messages.notDay))),
})
export type NewExpectedDay = z.output<typeof NewExpectedDay>

export const backOrdersContract = {
  backOrders: endpoint({
    route: 'GET /back-orders',
    access: 'admin',
    permission: 'orders',
    paged: true,
    summary:
      'List orders with back-ordered lines that can ship now or are waiting for goods, oldest ' +
      'first',
    input: BackOrderQuery,
    output: z.array(named('BackOrder', renameKeys(BackOrder, { id: '_id' }))),
  }),
  setExpectedDay: endpoint({
    route: 'PUT /order/:number/expected',
    access: 'admin',
    permission: 'orders',
    summary: "Change the expected date of a line's back-ordered pieces, and notify the buyer",
    input: NewExpectedDay,
    output: z.strictObject({ acknowledged: z.boolean() }),
    problems: [notFound, nothingWaits, changedMeanwhile],
  }),
}
/** The operations that the HTTP API calls. */
export interface BackOrdersOperations extends Service<typeof backOrdersContract> {}
