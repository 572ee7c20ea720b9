/** SQL queries for confirming e-mail addresses. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

type MailedLink = {
  readonly id: string
  /** Hashed. */
  readonly identifier: string
  readonly userId: string
  readonly expiresAt: Date
}

export async function insertMailedLink(
  db: Handle,
  { id, identifier, userId, expiresAt }: MailedLink,
): Promise<void> {
  await sql`
    insert into identity_verifications (id, identifier, value, expires_at)
    values (${id}, ${identifier}, ${userId}, ${expiresAt})`.execute(db)
}

/**
 * Deletes a valid link, so that it works only once.
 * @returns its owner
 */
export async function takeMailedLink(
  db: Handle,
  identifier: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    delete from identity_verifications
    where identifier = ${identifier} and expires_at > ${now}
    returning value`.execute(db)
  return rows[0]?.value
}

/**
 * Locks a user who is not disabled.
 * @returns whether the e-mail address is confirmed
 */
export async function lockConfirmation(
  db: Handle,
  id: string,
): Promise<{ readonly email_verified: boolean } | undefined> {
  const { rows } = await sql<{ email_verified: boolean }>`
    select email_verified from identity_users
    where id = ${id} and disabled_at is null for update`.execute(db)
  return rows[0]
}

/** Deletes the providers linked while the address was unconfirmed; passwords stay. */
export async function deleteUnconfirmedProviders(db: Handle, userId: string): Promise<void> {
  await sql`
    delete from identity_accounts using identity_users
    where identity_users.id = identity_accounts.user_id and identity_users.id = ${userId}
      and not identity_users.email_verified
      and identity_accounts.provider_id <> 'credential'`.execute(db)
}
