/** The only SQL of the embedded provider that is ours; the rest is the library's, on the same tables. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

type Tables = {
  identity_users: {
    id: string
    name: string
    email: string
    email_verified: boolean
    updated_at: Date
    disabled_at: Date | null
  }
  identity_sessions: { id: string; user_id: string }
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

/** The secret of this name; `made` becomes it when there is none yet, whichever instance comes first. */
export async function loadSecret(
  db: Handle,
  name: string,
  { made, now }: { made: string; now: Date },
): Promise<string> {
  await tables(db)
    .insertInto('identity_secrets')
    .values({ name, secret: made, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { secret } = await tables(db)
    .selectFrom('identity_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return secret
}

/** The public halves of the signing keys that may still have signed something valid. */
export async function publicKeys(
  db: Handle,
  signedSince: Date,
): Promise<{ id: string; public_key: string; alg: string | null }[]> {
  return tables(db)
    .selectFrom('identity_keys')
    .select(['id', 'public_key', 'alg'])
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', signedSince)]))
    .execute()
}

/** Whose link this is, while it is valid. */
export async function userOfResetToken(
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

/** Forgets the links that were made for the same person before this one; one made later stays. */
export async function deleteEarlierResetTokens(
  db: Handle,
  { identifier, prefix }: { identifier: string; prefix: string },
): Promise<void> {
  await sql`
    delete from identity_verifications as earlier using identity_verifications as this
    where this.identifier = ${identifier} and earlier.value = this.value and starts_with(earlier.identifier, ${prefix})
      and (earlier.created_at, earlier.id) < (this.created_at, this.id)`.execute(db)
}

/** Forgets what has expired; the library only ever looks, so nobody else would. */
export async function deleteExpired(db: Handle, now: Date): Promise<void> {
  await tables(db).deleteFrom('identity_verifications').where('expires_at', '<', now).execute()
  await sql`delete from identity_sessions where expires_at < ${now}`.execute(db)
}

/** The e-mail stays, so that it is not signed up again; all that opens the account or says more about its owner goes. */
export async function disableUser(db: Handle, id: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('identity_users')
    .set({ disabled_at: now, updated_at: now, name: '' })
    .where('id', '=', id)
    .execute()
  await forgetAccess(db, id)
}

export async function deleteUser(db: Handle, id: string): Promise<void> {
  await forgetAccess(db, id)
  await tables(db).deleteFrom('identity_users').where('id', '=', id).execute()
}

export async function endSessions(db: Handle, id: string): Promise<void> {
  await tables(db).deleteFrom('identity_sessions').where('user_id', '=', id).execute()
}

export async function passwordHashOf(db: Handle, id: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('identity_accounts')
    .select('password')
    .where('user_id', '=', id)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

export async function emailOf(db: Handle, id: string): Promise<string | undefined> {
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

/** Whoever used a link sent to an address can read its mail. */
export async function markVerified(db: Handle, id: string, now: Date): Promise<void> {
  await tables(db)
    .updateTable('identity_users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', id)
    .execute()
}

async function forgetAccess(db: Handle, id: string): Promise<void> {
  await endSessions(db, id)
  await tables(db).deleteFrom('identity_accounts').where('user_id', '=', id).execute()
  await tables(db).deleteFrom('identity_verifications').where('value', '=', id).execute()
}
