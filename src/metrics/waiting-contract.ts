/** The HTTP contract of waiting work: the figures beside the entries of the staff menu. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'

/** Absent for readers who may not see them. */
const Waiting = z.strictObject({
  /** Orders to confirm or to release. */
  orders: z.optional(z.int()),
  /** Received order files to place or to reject. */
  received: z.optional(z.int()),
  /** Orders with pieces to pick: those of the pick list. */
  shipping: z.optional(z.int()),
  /** Quotes to answer. */
  quotes: z.optional(z.int()),
  /** Companies that request an account, and exemption certificates to check. */
  companies: z.optional(z.int()),
  /** The parts of `companies`. */
  requested: z.optional(z.int()),
  certificates: z.optional(z.int()),
  /** Reviews that are held or reported. */
  reviews: z.optional(z.int()),
  /** The parts of `reviews`. */
  held: z.optional(z.int()),
  reported: z.optional(z.int()),
  /** Overdue invoices; absent if payments are not tracked. */
  overdue: z.optional(z.int()),
  /** Unsent invoices and credit notes. */
  unsent: z.optional(z.int()),
})
export type Waiting = z.output<typeof Waiting>

export const waitingContract = {
  waiting: endpoint({
    route: 'GET /figures/waiting',
    access: 'admin',
    // Every staff member has the menu: each gets the figures that they may see.
    permission: ['catalogue', 'orders', 'money', 'customers', 'content'],
    summary: 'Count the tasks that are waiting for staff, by menu entry',
    input: z.strictObject({}),
    output: named('Waiting', Waiting),
  }),
}
/** The operations that the HTTP API calls. */
export interface WaitingOperations extends Service<typeof waitingContract> {}
