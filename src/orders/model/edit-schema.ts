/** The API schema of edits of a placed order. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { Timestamp } from '../../platform/fields/fields.ts'

/**
 * What an edit can change; `total` follows from the others; `buyer`: it was reassigned to a
 * colleague.
 */
const changeKinds = [
  ...(['quantity', 'price', 'added', 'removed'] as const),
  ...(['delivery', 'phone', 'address', 'total', 'buyer'] as const),
] as const

/** A difference in words. */
export const OrderChange = named(
  'OrderChange',
  z.strictObject({
    kind: z.enum(changeKinds),
    /** The tool of a line. */
    sku: z.optional(z.string()),
    name: z.optional(z.string()),
    /** '' if there was no value before. */
    before: z.string(),
    after: z.string(),
  }),
)

/** An edit as buyer and staff see it later. */
const AppliedEdit = named(
  'AppliedOrderEdit',
  z.strictObject({
    at: Timestamp,
    /** Who made it; a buyer does not see names of staff. */
    name: z.string(),
    /** Absent: the shop. */
    by: z.optional(z.enum(['company'])),
    /** Why a price has changed. */
    reason: z.string(),
    note: z.string(),
    changes: z.array(OrderChange),
  }),
)
/** In an order with its details. */
export const editFields = {
  /** The revision in an edit, so that it only applies to what its editor saw. */
  revision: z.int(),
  /** The changes by staff, oldest first; absent: none. */
  edits: z.optional(z.array(AppliedEdit)),
}
export type AppliedEdit = z.output<typeof AppliedEdit>
export type OrderChange = z.output<typeof OrderChange>
