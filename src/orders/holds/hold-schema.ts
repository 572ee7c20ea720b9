/** The API schema of a hold of an order. */
import * as z from 'zod/mini'
import { named } from '../../../packages/contract/wire-format.ts'
import { Timestamp } from '../../platform/fields/fields.ts'
import { holdKinds, holdOutcomes } from '../model/holds.ts'

/** A hold of an order. Without `outcome` it is still in force. */
export const Hold = named(
  'OrderHold',
  z.strictObject({
    kind: z.enum(holdKinds),
    /** A sentence for people. */
    reason: z.string(),
    since: Timestamp,
    /** When the hold and its order end. */
    until: Timestamp,
    outcome: z.optional(z.enum(holdOutcomes)),
    endedAt: z.optional(Timestamp),
    by: z.optional(z.enum(['company', 'shop', 'buyer'])),
    /** Who ended it; a buyer sees names of colleagues, not of staff. */
    name: z.optional(z.string()),
  }),
)
export type Hold = z.output<typeof Hold>
