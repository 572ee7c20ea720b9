/** The shop's own SQL of the embedded provider; the library runs its own SQL on the same tables. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { identityMessages } from './messages/identity.ts'
import { deleteEmailChange } from './email/email-change-store.server.ts'
import { lockAccount, suspendPasskeys } from './passkeys/passkey-store.server.ts'
import { deleteChallenges, deleteSecondFactor } from './second-factor/second-factor-store.server.ts'

type Tables = {
  identity_users: {
    id: string
    name: string
    email: string
    email_verified: boolean
    updated_at: Date
    disabled_at: Date | null
  }
  identity_sessions: {
    id: string
    user_id: string
    expires_at: Date
    short_password: boolean
  }
  identity_used_tokens: { hash: Buffer; expires_at: Date }
  identity_email_changes: { expires_at: Date }
  identity_accounts: {
    id: string
    user_id: string
    provider_id: string
    password: string | null
    updated_at: Date
  }
  identity_verifications: {
    id: string
    identifier: string
    value: string
    created_at: Date
    expires_at: Date
  }
  identity_keys: { id: string; public_key: string; alg: string | null; expires_at: Date | null }
  identity_secrets: { name: string; secret: string; created_at: Date }
}
const tables = (db: Handle) => db.withTables<Tables>()

/**
 * Reads the secret with this name. If there is none yet, `candidate` is stored; if several
 * instances store one at once, the first wins.
 */
export async function loadSecret(
  db: Handle,
  name: string,
  { candidate, now }: { candidate: string; now: Date },
): Promise<string> {
  await tables(db)
    .insertInto('identity_secrets')
    .values({ name, secret: candidate, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { secret } = await tables(db)
    .selectFrom('identity_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return secret
}

/** The public keys of signing keys that were valid at `signedSince` or later. */
export async function listPublicKeys(
  db: Handle,
  signedSince: Date,
): Promise<{ id: string; public_key: string; alg: string | null }[]> {
  return tables(db)
    .selectFrom('identity_keys')
    .select(['id', 'public_key', 'alg'])
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', signedSince)]))
    .execute()
}

/** The user of a valid reset link; undefined for a disabled account. */
export async function findUserByResetToken(
  db: Handle,
  identifier: string,
  now: Date,
): Promise<{ id: string; email: string } | undefined> {
  return tables(db)
    .selectFrom('identity_verifications as links')
    .innerJoin('identity_users as owners', 'owners.id', 'links.value')
    .select(['owners.id', 'owners.email'])
    .where('links.identifier', '=', identifier)
    .where('links.expires_at', '>', now)
    .where('owners.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Deletes a user's reset links that were created before this one; later ones stay. */
export async function deleteEarlierResetTokens(
  db: Handle,
  { identifier, prefix }: { identifier: string; prefix: string },
): Promise<void> {
  await sql`
    delete from identity_verifications as earlier using identity_verifications as this
    where this.identifier = ${identifier} and earlier.value = this.value
      and starts_with(earlier.identifier, ${prefix})
      and (earlier.created_at, earlier.id) < (this.created_at, this.id)`.execute(db)
}

/** Deletes expired links and sessions; the library itself never deletes them. */
export async function deleteExpired(db: Handle, now: Date): Promise<void> {
  await tables(db).deleteFrom('identity_verifications').where('expires_at', '<', now).execute()
  await tables(db).deleteFrom('identity_sessions').where('expires_at', '<', now).execute()
  await tables(db).deleteFrom('identity_used_tokens').where('expires_at', '<', now).execute()
  await tables(db).deleteFrom('identity_email_changes').where('expires_at', '<', now).execute()
}

/**
 * Locks a live session until the caller's transaction ends, so that it cannot end in between. It
 * does not wait: a session that is just being deleted counts as ended.
 * @param session without an id, any live session of the user
 */
export async function lockLiveSession(
  db: Handle,
  session: { readonly userId: string; readonly id: string | undefined },
  now: Date,
): Promise<boolean> {
  let query = tables(db)
    .selectFrom('identity_sessions')
    .select('id')
    .where('user_id', '=', session.userId)
    .where('expires_at', '>', now)
    .limit(1)
    .forKeyShare()
    .skipLocked()
  if (session.id !== undefined) query = query.where('id', '=', session.id)
  return (await query.executeTakeFirst()) !== undefined
}

/**
 * Records that a token was used.
 * @returns false if it was used before
 */
export async function insertUsedToken(db: Handle, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const inserted = await tables(db)
    .insertInto('identity_used_tokens')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('expires_at')
    .execute()
  return inserted.length === 1
}

/** Deletes an account and all its credentials; its e-mail address may sign up again. */
export async function deleteIdentityUser(db: Handle, id: string): Promise<void> {
  await deleteCredentials(db, id)
  await tables(db).deleteFrom('identity_users').where('id', '=', id).execute()
}

/** Deletes the account with this e-mail address; a disabled account stays. */
export async function deleteIdentityUserByEmail(db: Handle, email: string): Promise<void> {
  const user = await tables(db)
    .selectFrom('identity_users')
    .select('id')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (user) await deleteIdentityUser(db, user.id)
}

/** Ends all sessions, and sign-ins that wait for their second factor. */
export async function deleteSessions(db: Handle, id: string): Promise<void> {
  await deleteChallenges(db, id)
  await tables(db).deleteFrom('identity_sessions').where('user_id', '=', id).execute()
}

/**
 * Ends all access to an account except its password, its providers and its second factor: all
 * sessions, pending sign-ins, a pending change of address, and passkeys until their owner confirms
 * them. In a transaction, so that nobody signs in or adds a passkey between the steps.
 */
export async function endAccess(tx: Handle, id: string): Promise<void> {
  await lockAccount(tx, id)
  await suspendPasskeys(tx, id, new Date())
  await deleteEmailChange(tx, id)
  await deleteSessions(tx, id)
}

/** Ends one session of an account. */
export async function deleteOneSession(db: Handle, userId: string, id: string): Promise<void> {
  await tables(db)
    .deleteFrom('identity_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function hasShortPasswordSession(db: Handle, id: string, now: Date): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('identity_sessions')
    .select('id')
    .where('user_id', '=', id)
    .where('short_password', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function findPasswordHash(db: Handle, id: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('identity_accounts')
    .select('password')
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** The id of the user with this e-mail address; undefined for a disabled account. */
export async function findUserIdByEmail(db: Handle, email: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('identity_users')
    .select('id')
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** @returns whether the password was still the one whose hash is `before` */
export async function replacePasswordHash(
  db: Handle,
  change: {
    readonly subject: string
    readonly before: string
    readonly hash: string
    readonly now: Date
  },
): Promise<boolean> {
  const result = await tables(db)
    .updateTable('identity_accounts')
    .set({ password: change.hash, updated_at: change.now })
    .where('user_id', '=', change.subject)
    .where('provider_id', '=', 'credential')
    .where('password', '=', change.before)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes the reset links of a user. */
export async function deleteResetTokens(db: Handle, userId: string, prefix: string): Promise<void> {
  await sql`
    delete from identity_verifications
    where value = ${userId} and starts_with(identifier, ${prefix})`.execute(db)
}

/** The password hash of the user with this e-mail address. */
export const findCredential = (
  db: Handle,
  email: string,
): Promise<{ user_id: string; password: string | null } | undefined> =>
  tables(db)
    .selectFrom('identity_accounts')
    .innerJoin('identity_users', 'identity_users.id', 'identity_accounts.user_id')
    .select(['identity_accounts.user_id', 'identity_accounts.password'])
    .where('identity_users.email', '=', email)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()

export async function findEmail(db: Handle, id: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('identity_users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.email
}

export async function isEmailTaken(db: Handle, email: string): Promise<boolean> {
  return (
    (await tables(db)
      .selectFrom('identity_users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()) !== undefined
  )
}

/** Removes the name that an ID token would contain: a stranger may have typed it. */
export async function forgetName(db: Handle, id: string): Promise<void> {
  await tables(db)
    .updateTable('identity_users')
    .set({ name: identityMessages.nameless })
    .where('id', '=', id)
    .execute()
}

/** Marks the address verified: a person who used a link that was mailed to it can read its mail. */
export async function markVerified(db: Handle, id: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('identity_users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** Deletes all credentials of an account: sessions, passwords, providers, mailed links. */
export async function deleteCredentials(db: Handle, id: string): Promise<void> {
  await deleteEmailChange(db, id)
  await deleteSessions(db, id)
  await deleteSecondFactor(db, id)
  await tables(db).deleteFrom('identity_accounts').where('user_id', '=', id).execute()
  await tables(db).deleteFrom('identity_verifications').where('value', '=', id).execute()
}
