/** The caller's sessions: listing them, and ending one. */
import type { Actor } from '../../platform/access/endpoint.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import { hashToken } from './access-token.server.ts'
import { tokenIdleTimeout } from '../rules.ts'
import type { Session, SessionOperations } from './session-contract.ts'
import { deleteSession, listSessions } from './session-store.server.ts'

type SessionDependencies = {
  readonly database: Database
  readonly identity: IdentityService
  readonly securityLog: SecurityLog
  readonly now: () => Date
}

/** The active sessions, the last used first. */
async function readSessions(
  { database, now }: SessionDependencies,
  actor: Actor,
  bearer: string | undefined,
): Promise<Session[]> {
  const at = now()
  const current = bearer === undefined ? undefined : hashToken(bearer)
  const rows = await listSessions(
    database.handle,
    actor.id,
    at,
    new Date(at.getTime() - tokenIdleTimeout),
  )
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    browser: row.browser,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.used_at.toISOString(),
    current: current !== undefined && row.hash.equals(current),
  }))
}

/**
 * Ends one of the caller's sessions, and that browser's session at the identity provider, if it is
 * the shop's own.
 * @returns how many ended: 0 if this id does not exist
 */
async function endSession(
  { database, identity, securityLog }: SessionDependencies,
  actor: Actor,
  id: string,
): Promise<number> {
  const ended = await database.transact(async (tx) => {
    const session = await deleteSession(tx, actor.id, id)
    if (session && session.identity_session !== null)
      await identity.endSession(tx, session.subject, session.identity_session)
    return session
  })
  if (ended) securityLog('session_ended', { user: actor.id })
  return ended ? 1 : 0
}

/** The operations on the caller's sessions, bound to their dependencies. */
export const createSessionOperations = (deps: SessionDependencies): SessionOperations => ({
  listSessions: ({ actor, bearer }) => readSessions(deps, actor, bearer),
  endSession: async ({ actor }, { id }) => ({
    acknowledged: true,
    deletedCount: await endSession(deps, actor, id),
  }),
})
