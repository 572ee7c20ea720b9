/** The only SQL queries for pending account disablings at a hosted provider. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

type Tables = {
  identity_disablings: {
    issuer: string
    subject: string
    attempts: number
    created_at: Date
    next_try_at: Date
    last_error: string | null
  }
}
export type PendingAccountDisabling = Pick<
  Tables['identity_disablings'],
  'issuer' | 'subject' | 'attempts'
>
type AccountKey = Pick<PendingAccountDisabling, 'issuer' | 'subject'>

const tables = (db: Handle) => db.withTables<Tables>()

/** Inserts a pending disabling, due now; one that is already pending stays unchanged. */
export async function insertAccountDisabling(
  db: Handle,
  { issuer, subject }: AccountKey,
): Promise<void> {
  await sql`
    insert into identity_disablings (issuer, subject, attempts, created_at, next_try_at)
    values (${issuer}, ${subject}, 0, now(), now())
    on conflict do nothing`.execute(db)
}

/**
 * Claims a disabling of this issuer that is due for `lease` milliseconds: after a crash it becomes
 * due again on its own. One that was never tried is due whatever its time is, since a clock may
 * have been set back.
 */
export async function claimAccountDisabling(
  db: Handle,
  issuer: string,
  lease: number,
): Promise<PendingAccountDisabling | undefined> {
  const { rows } = await sql<PendingAccountDisabling>`
    update identity_disablings
    set attempts = attempts + 1, next_try_at = now() + ${lease} * interval '1 millisecond'
    where (issuer, subject) = (
      select issuer, subject from identity_disablings
      where issuer = ${issuer} and (next_try_at <= now() or attempts = 0)
      order by next_try_at limit 1 for update skip locked)
    returning issuer, subject, attempts`.execute(db)
  return rows[0]
}

/** @param failure `retryIn` in milliseconds */
export async function postponeAccountDisabling(
  db: Handle,
  { issuer, subject }: AccountKey,
  { error, retryIn }: { readonly error: string; readonly retryIn: number },
): Promise<void> {
  await sql`
    update identity_disablings
    set last_error = ${error}, next_try_at = now() + ${retryIn} * interval '1 millisecond'
    where issuer = ${issuer} and subject = ${subject}`.execute(db)
}

/** Removes a finished disabling, so that no data of the deleted user remains. */
export async function deleteAccountDisabling(
  db: Handle,
  { issuer, subject }: AccountKey,
): Promise<void> {
  await tables(db)
    .deleteFrom('identity_disablings')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
}

/** Milliseconds until the next disabling of this issuer is due; undefined if none is pending. */
export async function nextAccountDisablingIn(
  db: Handle,
  issuer: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number | null }>`
    select (extract(epoch from
      min(case when attempts = 0 then now() else next_try_at end) - now()
    ) * 1000)::float8 as due_in
    from identity_disablings where issuer = ${issuer}`.execute(db)
  return rows[0]?.due_in ?? undefined
}
