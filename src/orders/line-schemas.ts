/** What the API says of the pieces of an order's lines, and the Problem of those that are not there. */
import * as z from 'zod/mini'
import { problem } from '../../packages/contract/problem.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { OrderLine } from './order-line.ts'

/**
 * More than is open of a line. `facts.lines` has the `line`, the `quantity` that was asked for and
 * what is `left` of each.
 */
export const shipmentTooLarge = problem(
  'shipment-too-large',
  409,
  messages.problems.shipmentTooLarge,
)

/** More than was shipped of a line and has not come back; `facts.lines` as of shipmentTooLarge. */
export const returnTooLarge = problem('return-too-large', 409, messages.problems.returnTooLarge)

/** A line with what has become of its pieces. */
export const DetailedLine = named(
  'DetailedOrderLine',
  z.strictObject({
    /** Its position in the order, from 1. */
    line: z.int(),
    ...OrderLine.shape,
    /** Reserved for this order, and not shipped yet. */
    allocated: z.int(),
    shipped: z.int(),
    /** Of those that were shipped. */
    returned: z.int(),
    cancelled: z.int(),
    /** Not reserved yet: the order is on hold, or they are not in stock; absent: none. */
    waiting: z.optional(z.int()),
    /** The day on which they are expected; absent where nothing waits for goods. */
    expectedOn: z.optional(z.string()),
  }),
)
export type DetailedLine = z.output<typeof DetailedLine>
