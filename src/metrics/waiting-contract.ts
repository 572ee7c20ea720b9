/** The HTTP contract of what waits for staff: the figures beside the entries of their menu. */
import * as z from 'zod/mini'
import { named } from '../../packages/contract/wire-format.ts'
import { endpoint, type Service } from '../platform/access/endpoint.ts'

/** Absent for who may not see them. */
const Waiting = z.strictObject({
  /** Orders to confirm or to release. */
  orders: z.optional(z.int()),
  /** Orders to pick or to ship. */
  shipping: z.optional(z.int()),
  /** Quotes to answer. */
  quotes: z.optional(z.int()),
  /** Companies that ask for an account, and exemption certificates to check. */
  companies: z.optional(z.int()),
  /** Reviews that are held or reported. */
  reviews: z.optional(z.int()),
  /** Invoices that are overdue; absent where payments are not followed. */
  overdue: z.optional(z.int()),
  /** Invoices and credit notes that reached nobody. */
  unsent: z.optional(z.int()),
})
export type Waiting = z.output<typeof Waiting>

export const waitingContract = {
  waiting: endpoint({
    route: 'GET /figures/waiting',
    access: 'admin',
    // Every member of staff has the menu: each is told what they may see.
    permission: ['catalogue', 'orders', 'money', 'customers', 'content'],
    summary: 'How much waits for staff, by where it is done',
    input: z.strictObject({}),
    output: named('Waiting', Waiting),
  }),
}
/** The operations that the HTTP API calls. */
export interface WaitingOperations extends Service<typeof waitingContract> {}
