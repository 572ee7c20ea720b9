/** What the API returns about the inbox itself: its mailbox, and the corrections in it. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { Timestamp } from '../platform/fields/fields.ts'
import { mailboxFaults } from './mail-states.ts'

/** The mailbox for orders, as the last check found it. */
export const MailboxDto = named(
  'OrderMailbox',
  z.strictObject({
    /** user@host/folder; '' if the shop has none. */
    address: z.string(),
    checkedAt: z.nullable(Timestamp),
    /** Null if the last check succeeded. */
    fault: z.nullable(z.enum(mailboxFaults)),
  }),
)
export type OrderMailbox = z.output<typeof MailboxDto>

/** Counts for the orders that were received in the last `days` and could be read. */
export const CorrectionCounts = named(
  'ReceivedOrderCorrectionCounts',
  z.strictObject({
    days: z.int(),
    orders: z.int(),
    lines: z.int(),
    /** Lines with another tool, another quantity, or left out; a line may count for the first two. */
    tools: z.int(),
    quantities: z.int(),
    leftOut: z.int(),
  }),
)
export type CorrectionCounts = z.output<typeof CorrectionCounts>
