/** SQL on single access tokens. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { endAgentAccess } from '../store.server.ts'

type Tables = {
  access_tokens: {
    hash: Buffer
    user_id: string
    identity_session: string | null
    created_at: Date
    used_at: Date
    proved_at: Date | null
  }
}

const tables = (db: Handle) => db.withTables<Tables>()

/** Deletes a user's tokens except the one with this hash. */
export async function deleteOtherTokens(db: Handle, userId: string, hash: Buffer): Promise<void> {
  await tables(db)
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('hash', '<>', hash)
    .execute()
  await endAgentAccess(db, userId)
}

/** Whether a token is stored, valid or not; revoked tokens are not stored. */
export async function isTokenKnown(db: Handle, hash: Buffer): Promise<boolean> {
  const query = tables(db).selectFrom('access_tokens').select('hash').where('hash', '=', hash)
  return (await query.executeTakeFirst()) !== undefined
}

export async function touchToken(db: Handle, hash: Buffer, at: Date): Promise<void> {
  await tables(db)
    .updateTable('access_tokens')
    .set({ used_at: at })
    .where('hash', '=', hash)
    .execute()
}

/** When a token's owner last verified their identity. */
export async function findProof(db: Handle, hash: Buffer): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom('access_tokens')
    .select(['created_at', 'proved_at'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && (row.proved_at ?? row.created_at)
}

export async function setProof(db: Handle, hash: Buffer, at: Date): Promise<void> {
  await tables(db)
    .updateTable('access_tokens')
    .set({ proved_at: at })
    .where('hash', '=', hash)
    .execute()
}

/** The session at the shop's own identity provider for which a token was issued. */
export async function findIdentitySession(db: Handle, hash: Buffer): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('access_tokens')
    .select('identity_session')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.identity_session ?? undefined
}

/** Records the session at the shop's own identity provider for which a token was issued. */
export async function linkIdentitySession(
  db: Handle,
  hash: Buffer,
  session: string,
): Promise<void> {
  await tables(db)
    .updateTable('access_tokens')
    .set({ identity_session: session })
    .where('hash', '=', hash)
    .execute()
}

/**
 * Updates the link when a session at the shop's own identity provider continues under another id.
 */
export async function relinkIdentitySession(
  db: Handle,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<void> {
  await tables(db)
    .updateTable('access_tokens')
    .set({ identity_session: after })
    .where('identity_session', '=', before)
    .execute()
}

/** Records that a user has signed out everywhere. */
export async function noteSignedOut(tx: Handle, userId: string): Promise<void> {
  await sql`update users set signed_out_at = clock_timestamp() where id = ${userId}`.execute(tx)
}

/**
 * Whether a user has signed out everywhere since an ID token was issued, which a hosted provider's
 * client keeps for an hour.
 * @param issuedAt in seconds since 1970, rounded down
 */
export async function hasSignedOutSince(
  tx: Handle,
  userId: string,
  issuedAt: number,
): Promise<boolean> {
  const { rows } = await sql`
    select id from users
    where id = ${userId} and signed_out_at >= to_timestamp(${issuedAt + 1}::float8)`.execute(tx)
  return rows.length > 0
}
