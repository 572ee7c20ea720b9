/** SQL queries for whether a user's e-mail address is confirmed. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/**
 * Records whether the provider has confirmed a user's address, if it is still the user's. An
 * address confirmed by one of the shop's own links stays confirmed.
 */
export async function setEmailConfirmed(
  db: Handle,
  id: string,
  { email, emailVerified }: { readonly email: string; readonly emailVerified: boolean },
): Promise<void> {
  await sql`
    update users set email_confirmed = ${emailVerified}
    where id = ${id} and email = ${email}
      and email_confirmed is distinct from ${emailVerified}
      and proven_email is distinct from ${email}`.execute(db)
}

/**
 * Records that a link mailed to a user's address has confirmed it.
 * @returns whether it was unconfirmed before
 */
export async function setProvenEmail(db: Handle, id: string, email: string): Promise<boolean> {
  const { rows } = await sql<{ was_confirmed: boolean | null }>`
    with before as (
      select id, email_confirmed from users
      where id = ${id} and email = ${email} and deleted_at is null for update
    )
    update users set email_confirmed = true, proven_email = ${email}
    from before where users.id = before.id
    returning before.email_confirmed as was_confirmed`.execute(db)
  return rows[0]?.was_confirmed === false
}

/** Sets a user's address, which is confirmed. Unique among users. */
export async function setEmail(db: Handle, id: string, email: string): Promise<void> {
  await sql`
    update users set email = ${email}, email_confirmed = true where id = ${id}`.execute(db)
}

/** Records that the address of the user with this subject is confirmed. */
export async function confirmEmailOfSubject(db: Handle, subject: string): Promise<void> {
  await sql`
    update users set email_confirmed = true
    where subject = ${subject} and deleted_at is null`.execute(db)
}

/** Whether a user's address is confirmed; an unknown state counts as confirmed. */
export async function isEmailConfirmed(db: Handle, id: string): Promise<boolean> {
  const { rows } = await sql<{ email_confirmed: boolean | null }>`
    select email_confirmed from users where id = ${id}`.execute(db)
  return rows[0] !== undefined && isConfirmed(rows[0])
}

/** The e-mail address of a user, if it is confirmed. */
export async function confirmedEmailOf(db: Handle, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string; email_confirmed: boolean | null }>`
    select email, email_confirmed from users where id = ${id}`.execute(db)
  return rows[0] !== undefined && isConfirmed(rows[0]) ? rows[0].email : undefined
}

/** Whether this user's address counts as confirmed. */
export const isConfirmed = ({
  email_confirmed,
}: {
  readonly email_confirmed: boolean | null
}): boolean => email_confirmed !== false

/** Locks a user's row in a mode that still allows rows that refer to it to be inserted. */
export async function lockUser(tx: Handle, id: string): Promise<void> {
  await sql`select from users where id = ${id} for no key update`.execute(tx)
}

/** The users of this identity that are not deleted. */
export async function listUsersOf(
  db: Handle,
  subject: string,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where subject = ${subject} and deleted_at is null`.execute(db)
  return rows
}

/** Deletes what users wrote about themselves. */
export async function clearProfile(db: Handle, id: string, name: string): Promise<void> {
  await sql`
    update users set display_name = ${name}, education = '', location = '', phone = '',
      linkedin = ''
    where id = ${id}`.execute(db)
}
