/** The only SQL queries for the times at which collected news is mailed. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type DigestTables = {
  /** The table of notices: a row for each piece of news. */
  readonly notices: string
  /**
   * A table with one row: when the last mail was written, and until when an instance has claimed
   * the next.
   */
  readonly digest: string
}

/**
 * Claims the next mail, if there are notices and the last mail was sent before the window. A time
 * in the future comes from a clock that was set back, and is ignored.
 * @param lease milliseconds for which the claim is valid
 * @param window milliseconds
 * @returns whether this instance writes it now
 */
export async function claimDigest(
  db: Handle,
  { notices, digest }: DigestTables,
  { lease, window }: { readonly lease: number; readonly window: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into ${sql.table(digest)} as digest (claimed_until)
    select now() + ${lease}::float8 * interval '1 millisecond'
    where exists (select from ${sql.table(notices)}) and not exists (
      select from ${sql.table(digest)}
      where sent_at <= now() and sent_at > now() - ${window}::float8 * interval '1 millisecond'
    )
    on conflict (only_row) do update set claimed_until = excluded.claimed_until
    where (digest.claimed_until is null or digest.claimed_until <= now()
        or digest.claimed_until > excluded.claimed_until)
      and (digest.sent_at is null or digest.sent_at > now()
        or digest.sent_at <= now() - ${window}::float8 * interval '1 millisecond')
    returning true`.execute(db)
  return rows.length > 0
}

/** Ends the claim; the window begins now. */
export async function markDigestSent(db: Handle, { digest }: DigestTables): Promise<void> {
  await sql`update ${sql.table(digest)} set sent_at = now(), claimed_until = null`.execute(db)
}

/** Milliseconds until the next mail is due; undefined if there are no notices. */
export async function nextDigestIn(
  db: Handle,
  { notices, digest }: DigestTables,
  window: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ due_in: number }>`
    select greatest(
      extract(epoch from digest.claimed_until - now()) * 1000,
      least(extract(epoch from digest.sent_at - now()) * 1000, 0) + ${window}::float8,
      0
    )::float8 as due_in
    from (select) as once left join ${sql.table(digest)} as digest on true
    where exists (select from ${sql.table(notices)})`.execute(db)
  return rows[0]?.due_in
}
