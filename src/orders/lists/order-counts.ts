/** The API schema of the number of orders in each status. */
import * as z from 'zod/mini'
import { orderStatuses } from '../rules.ts'

/** Exact, except for the statuses in `capped`. */
export const OrderCounts = z.strictObject({
  placed: z.int(),
  confirmed: z.int(),
  picking: z.int(),
  shipped: z.int(),
  delivered: z.int(),
  cancelled: z.int(),
  /** How many of the placed orders are on hold; with `q`, of all orders. */
  onHold: z.int(),
  /** The statuses that may have more orders than counted; the others are counted exactly. */
  capped: z.array(z.enum(orderStatuses)),
})
export type OrderCounts = z.output<typeof OrderCounts>
