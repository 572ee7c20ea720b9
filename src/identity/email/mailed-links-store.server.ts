/**
 * Limits how many links are mailed to one account, regardless of who requests them. Above the limit
 * no further mail is sent: the newest link stays valid, and another is sent only once it is used or
 * expired.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { resetPrefix, verificationPrefix } from '../better-auth/better-auth-tables.server.ts'

/** The maximum number of mails of one kind to an account within the time. Source: security.md. */
const maxMails = 3
/** Seconds. */
const within = 3600

/** The prefixes of the rows that record a mail; they contain no link. */
const markers = { [resetPrefix]: 'reset-mail:', [verificationPrefix]: 'verify-mail:' } as const

/**
 * Decides whether a link is mailed, and records it. The account is locked until the transaction
 * ends, so that concurrent requests are counted.
 * @param newLink the identifier of the link to be mailed, if it is already stored
 */
export async function canMailLink(
  tx: Handle,
  prefix: keyof typeof markers,
  { userId, newLink = '' }: { readonly userId: string; readonly newLink?: string },
): Promise<boolean> {
  await sql`select 1 from identity_users where id = ${userId} for update`.execute(tx)
  const { rows } = await sql<{ mails: number; is_outstanding: boolean; is_there: boolean }>`
    select
      coalesce(bool_or(identifier = ${newLink}), false) as is_there,
      count(*) filter (where starts_with(identifier, ${markers[prefix]}))::int as mails,
      coalesce(bool_or(starts_with(identifier, ${prefix}) and identifier <> ${newLink}), false)
        as is_outstanding
    from identity_verifications
    where value = ${userId} and expires_at > clock_timestamp()`.execute(tx)
  const {
    mails = 0,
    is_outstanding: isOutstanding = false,
    is_there: isThere = false,
  } = rows[0] ?? {}
  // A newer link was mailed in between, and this one deleted.
  if (newLink !== '' && !isThere) return false
  if (mails >= maxMails && isOutstanding) return false
  await sql`
    insert into identity_verifications (id, identifier, value, expires_at)
    values (${randomUUID()}, ${markers[prefix] + randomUUID()}, ${userId},
      clock_timestamp() + make_interval(secs => ${within}::int))`.execute(tx)
  return true
}

/** Deletes a link that was not mailed. */
export async function deleteLink(tx: Handle, identifier: string): Promise<void> {
  await sql`delete from identity_verifications where identifier = ${identifier}`.execute(tx)
}
