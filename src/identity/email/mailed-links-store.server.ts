/**
 * How many links one account is mailed, no matter who asks. Above that a mail is not multiplied: the
 * newest link goes on working, and only when it is used up or expired is another one sent.
 */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { resetPrefix, verificationPrefix } from '../better-auth/better-auth-tables.server.ts'

/** Mails of one kind that an account gets within the time. Source: security.md. */
const maxMails = 3
/** Seconds. */
const within = 3600

/** What the rows begin with that remember a mail; they hold no link. */
const markers = { [resetPrefix]: 'reset-mail:', [verificationPrefix]: 'verify-mail:' } as const

/**
 * Decides whether a link is mailed, and remembers it. The account is locked until the transaction
 * ends, so that many who ask at once are counted.
 * @param newLink the identifier of the link that would be mailed, where it is stored already
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
  // A newer one was mailed in between, and this one deleted.
  if (newLink !== '' && !isThere) return false
  if (mails >= maxMails && isOutstanding) return false
  await sql`
    insert into identity_verifications (id, identifier, value, expires_at)
    values (${randomUUID()}, ${markers[prefix] + randomUUID()}, ${userId},
      clock_timestamp() + make_interval(secs => ${within}::int))`.execute(tx)
  return true
}

/** Deletes a link that is not mailed. */
export async function deleteLink(tx: Handle, identifier: string): Promise<void> {
  await sql`delete from identity_verifications where identifier = ${identifier}`.execute(tx)
}
