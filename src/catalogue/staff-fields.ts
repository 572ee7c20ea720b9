/** What staff alone know of a tool: its cost, and at which stock it is ordered again. */
import * as z from 'zod/mini'
import { Integer } from '../platform/fields.ts'
import { Money } from '../platform/money-field.ts'

/**
 * Never part of a public answer. Null clears one; absent: as before. The cost is for as many units
 * as the price is (`price_per`).
 */
export const StaffFields = {
  cost: z.optional(z.nullable(Money)),
  reorderLevel: z.optional(z.nullable(Integer(0, 1_000_000))),
}
/** The same as staff read them. */
export const StaffValues = {
  cost: z.nullable(Money),
  reorderLevel: z.nullable(z.int()),
}
export const staffNames = { reorderLevel: 'reorder_level' } as const
