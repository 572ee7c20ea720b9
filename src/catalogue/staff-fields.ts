/** What staff alone know of a tool: its cost, at which stock it is ordered again, where it lies. */
import * as z from 'zod/mini'
import { Integer, OptionalLine } from '../platform/fields/fields.ts'
import { Money } from '../platform/fields/money-field.ts'

/** A place in the warehouse, as it stands on the shelf: 'A-03-12'. */
export const Bin = OptionalLine(40)

/**
 * Never part of a public answer. Null clears one, an empty text the bin; absent: as before. The cost
 * is for as many units as the price is (`price_per`).
 */
export const StaffFields = {
  cost: z.optional(z.nullable(Money)),
  reorderLevel: z.optional(z.nullable(Integer(0, 1_000_000))),
  bin: z.optional(Bin),
}
/** The same as staff read them. */
export const StaffValues = {
  cost: z.nullable(Money),
  reorderLevel: z.nullable(z.int()),
  bin: z.string(),
}
export const staffNames = { reorderLevel: 'reorder_level' } as const
