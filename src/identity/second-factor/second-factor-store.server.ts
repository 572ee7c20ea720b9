/**
 * SQL on second factors of the embedded provider; the library runs its own SQL on the same tables.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { challengePrefix } from '../better-auth/better-auth-tables.server.ts'
import { deletePasskeys } from '../passkeys/passkey-store.server.ts'

export type SecondFactorState = {
  /** Whether signing in needs a second factor. */
  readonly isEnrolled: boolean
  /** When this session has passed it. */
  readonly passedAt: Date | null
  /** When this session began. */
  readonly signedInAt: Date | null
  readonly hasPassword: boolean
  readonly email: string
}

const nobody: SecondFactorState = {
  isEnrolled: false,
  passedAt: null,
  signedInAt: null,
  hasPassword: false,
  email: '',
}

/** @param session without an id, a session that has passed no factor */
export async function findSecondFactorState(
  db: Handle,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | undefined },
): Promise<SecondFactorState> {
  const { rows } = await sql<SecondFactorState>`
    select users.two_factor_enabled as "isEnrolled", sessions.second_factor_at as "passedAt",
      sessions.created_at as "signedInAt", users.email,
      exists (
        select from identity_accounts as accounts
        where accounts.user_id = users.id and accounts.provider_id = 'credential'
          and accounts.password is not null
      ) as "hasPassword"
    from identity_users as users
    left join identity_sessions as sessions
      on sessions.user_id = users.id and sessions.id = ${sessionId ?? null}
    where users.id = ${userId}`.execute(db)
  return rows[0] ?? nobody
}

/** The encrypted app key of an account with an active second factor. */
export async function findSecondFactorSecret(
  db: Handle,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    select factors.secret
    from identity_second_factors as factors
    join identity_users as users on users.id = factors.user_id
    where users.id = ${userId} and users.two_factor_enabled and factors.verified`.execute(db)
  return rows[0]?.secret
}

/** Records that the session with this token has passed the second factor. */
export async function markSecondFactorPassed(db: Handle, token: string, now: Date): Promise<void> {
  await sql`
    update identity_sessions set second_factor_at = ${now} where token = ${token}`.execute(db)
}

/** The same for the session with this id. */
export async function markSessionPassed(db: Handle, id: string, now: Date): Promise<void> {
  await sql`update identity_sessions set second_factor_at = ${now} where id = ${id}`.execute(db)
}

export async function deleteSessionByToken(db: Handle, token: string): Promise<void> {
  await sql`delete from identity_sessions where token = ${token}`.execute(db)
}

/**
 * Also deletes passkeys, since they prove both factors.
 * @returns whether one was in use
 */
export async function deleteSecondFactor(db: Handle, userId: string): Promise<boolean> {
  await sql`delete from identity_second_factors where user_id = ${userId}`.execute(db)
  const hadPasskeys = await deletePasskeys(db, userId)
  const { rows } = await sql`
    update identity_users set two_factor_enabled = false
    where id = ${userId} and two_factor_enabled
    returning id`.execute(db)
  return hadPasskeys || rows.length > 0
}

/**
 * Removes the second factor of an account with an unconfirmed address: the person who signed up
 * with it may not own the mailbox, and must not lock its owner out.
 */
export async function deleteUnconfirmedSecondFactor(db: Handle, userId: string): Promise<void> {
  const { rows } = await sql`
    select id from identity_users where id = ${userId} and not email_verified`.execute(db)
  if (rows.length > 0) await deleteSecondFactor(db, userId)
}

/** Ends sign-ins that wait for their second factor. */
export async function deleteChallenges(db: Handle, userId: string): Promise<void> {
  await sql`
    delete from identity_verifications
    where value = ${userId} and starts_with(identifier, ${challengePrefix})`.execute(db)
}
