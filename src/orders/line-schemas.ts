/** The API schemas of an order's lines, and the Problems of quantities that are too large. */
import * as z from 'zod/mini'
import { problem } from '../../packages/contract/problem.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { ordersMessages as messages } from './messages/orders.ts'
import { OrderLine } from './order-line.ts'

/**
 * More pieces than the line has open. For each line `facts.lines` contains the `line`, the
 * requested `quantity` and the pieces `left`.
 */
export const shipmentTooLarge = problem(
  'shipment-too-large',
  409,
  messages.problems.shipmentTooLarge,
)

/** More pieces than were shipped and not yet returned; `facts.lines` as in shipmentTooLarge. */
export const returnTooLarge = problem('return-too-large', 409, messages.problems.returnTooLarge)

/** A line with its progress. */
export const DetailedLine = named(
  'DetailedOrderLine',
  z.strictObject({
    /** Its position in the order, from 1. */
    line: z.int(),
    ...OrderLine.shape,
    /** Reserved for this order, and not shipped yet. */
    allocated: z.int(),
    shipped: z.int(),
    /** How many of the shipped pieces. */
    returned: z.int(),
    cancelled: z.int(),
    /** Not reserved yet: the order is on hold, or they are not in stock; absent: none. */
    waiting: z.optional(z.int()),
    /** The day on which they are expected; absent if nothing waits for goods. */
    expectedOn: z.optional(z.string()),
  }),
)
export type DetailedLine = z.output<typeof DetailedLine>
