/** How many orders are in each status, as the API answers it. */
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
  /** Of those that are placed; with `q`, all that wait. */
  onHold: z.int(),
  /** The statuses that may have more orders than their count says; others are counted exactly. */
  capped: z.array(z.enum(orderStatuses)),
})
export type OrderCounts = z.output<typeof OrderCounts>
