/** SQL queries for access tokens, shown to their owner as sessions. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type SessionRow = {
  readonly id: string
  readonly hash: Buffer
  readonly address: string
  readonly browser: string
  readonly created_at: Date
  readonly used_at: Date
}

/** A user's unexpired tokens that were used after `usedSince`, the last used first. */
export async function listSessions(
  db: Handle,
  userId: string,
  now: Date,
  usedSince: Date,
): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, hash, address, browser, created_at, used_at from access_tokens
    where user_id = ${userId} and expires_at > ${now} and used_at > ${usedSince}
    order by used_at desc, id desc limit 200`.execute(db)
  return rows
}

/**
 * Deletes a token of this user.
 * @returns what else must be ended with it
 */
export async function deleteSession(
  tx: Handle,
  userId: string,
  id: string,
): Promise<{ readonly identity_session: string | null; readonly subject: string } | undefined> {
  const { rows } = await sql<{ identity_session: string | null; subject: string }>`
    delete from access_tokens using users
    where access_tokens.id = ${id} and user_id = ${userId} and users.id = user_id
    returning identity_session, subject`.execute(tx)
  return rows[0]
}
