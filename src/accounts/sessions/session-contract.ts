/** The part of the accounts API about the caller's own sessions. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, Timestamp } from '../../platform/fields/fields.ts'

export const Session = z.strictObject({
  id: Id,
  /** The IP address at sign-in; empty if unknown. */
  address: z.string(),
  /** Such as 'Firefox on Linux'; empty if unknown. */
  browser: z.string(),
  signedInAt: Timestamp,
  /** Accurate to the minute. */
  lastSeenAt: Timestamp,
  /** Whether it is the session of this call. */
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

export const sessionEndpoints = {
  listSessions: endpoint({
    route: 'GET /sessions',
    access: 'customer',
    passBearer: true,
    summary: "List the caller's sessions, most recently used first",
    input: z.strictObject({}),
    output: z.array(named('Session', renameKeys(Session, { id: '_id' }))),
  }),
  endSession: endpoint({
    route: 'DELETE /sessions/:id',
    access: 'customer',
    summary: "End one of the caller's sessions",
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
export interface SessionOperations extends Service<typeof sessionEndpoints> {}
