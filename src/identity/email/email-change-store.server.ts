/** SQL queries for e-mail address changes. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { resetPrefix, verificationPrefix } from '../better-auth/better-auth-tables.server.ts'

/** Deletes an account's pending change. */
export async function deleteEmailChange(db: Handle, userId: string): Promise<void> {
  await sql`delete from identity_email_changes where user_id = ${userId}`.execute(db)
}

export async function insertEmailChange(
  db: Handle,
  change: {
    readonly userId: string
    readonly email: string
    readonly tokenHash: Buffer
    readonly expiresAt: Date
  },
): Promise<void> {
  await sql`
    insert into identity_email_changes (user_id, email, token_hash, expires_at)
    values (${change.userId}, ${change.email}, ${change.tokenHash}, ${change.expiresAt})
  `.execute(db)
}

/**
 * Deletes a valid link of this account, so that it works only once.
 * @returns the new address
 */
export async function takeEmailChange(
  db: Handle,
  link: { readonly userId: string; readonly tokenHash: Buffer; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    delete from identity_email_changes
    where user_id = ${link.userId} and token_hash = ${link.tokenHash}
      and expires_at > ${link.now}
    returning email`.execute(db)
  return rows[0]?.email
}

/** Sets an account's confirmed address, and invalidates the links mailed to the old one. */
export async function replaceEmail(
  db: Handle,
  userId: string,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  await sql`
    update identity_users set email = ${email}, email_verified = true, updated_at = ${now}
    where id = ${userId}`.execute(db)
  await sql`
    delete from identity_verifications
    where value = ${userId} and (starts_with(identifier, ${resetPrefix})
      or starts_with(identifier, ${verificationPrefix}))`.execute(db)
}

/** The address of an account's pending change. */
export async function findEmailChange(db: Handle, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from identity_email_changes where user_id = ${userId}`.execute(db)
  return rows[0]?.email
}
