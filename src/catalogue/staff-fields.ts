/** Fields of a tool for staff only: its cost, its reorder level, its bin. */
import * as z from 'zod/mini'
import { Integer, OptionalLine } from '../platform/fields/fields.ts'
import { Money } from '../platform/fields/money-field.ts'

/** A place in the warehouse, as labelled on the shelf: 'A-03-12'. */
export const Bin = OptionalLine(40)

/**
 * Never part of a public response. Null clears a field, an empty text the bin; absent fields stay
 * unchanged. The cost is for the same number of units as the price (`price_per`).
 */
export const StaffFields = {
  cost: z.optional(z.nullable(Money)),
  reorderLevel: z.optional(z.nullable(Integer(0, 1_000_000))),
  bin: z.optional(Bin),
}
/** The same values as read by staff. */
export const StaffValues = {
  cost: z.nullable(Money),
  reorderLevel: z.nullable(z.int()),
  bin: z.string(),
}
export const staffNames = { reorderLevel: 'reorder_level' } as const
