/** The only SQL queries for purges that the CDN has not received yet. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/**
 * Call in the transaction of the change.
 * @param tags separated by blanks; '*' means everything
 */
export const insertPurge = async (tx: Handle, tags: string): Promise<void> =>
  void (await sql`insert into cdn_purges (tags) values (${tags})`.execute(tx))

export type DuePurge = { readonly id: number; readonly tags: string }

/** Claims all purges that are due, at most `limit`; they become due again after the lease. */
export async function claimPurges(
  db: Handle,
  lease: number,
  limit: number,
): Promise<readonly DuePurge[]> {
  const { rows } = await sql<DuePurge>`
    update cdn_purges set due_at = now() + ${lease} * interval '1 millisecond',
      attempts = attempts + 1
    where id in (
      select id from cdn_purges where due_at <= now()
      order by due_at, id limit ${limit} for update skip locked
    )
    returning id::int as id, tags`.execute(db)
  return rows
}

/** A purge was sent: it is sent once more after a pause, then removed. */
export async function recordSentPurge(
  db: Handle,
  ids: readonly number[],
  { times, pause }: { readonly times: number; readonly pause: number },
): Promise<void> {
  await sql`
    with done as (
      delete from cdn_purges where id = any(${[...ids]}::bigint[]) and told + 1 >= ${times}
    )
    update cdn_purges set told = told + 1, attempts = 0,
      due_at = now() + ${pause} * interval '1 millisecond'
    where id = any(${[...ids]}::bigint[]) and told + 1 < ${times}`.execute(db)
}

/** A purge failed: it is retried after growing pauses. */
export const recordFailedPurge = async (
  db: Handle,
  ids: readonly number[],
  longest: number,
): Promise<void> =>
  void (await sql`
    update cdn_purges set due_at = now() + least(${longest}, 1000 * power(2, least(attempts, 20)))
      * interval '1 millisecond'
    where id = any(${[...ids]}::bigint[])`.execute(db))

/** Milliseconds until the next purge is due; undefined if none waits. */
export async function nextPurge(db: Handle): Promise<number | undefined> {
  const { rows } = await sql<{ due: number | null }>`
    select extract(epoch from min(due_at) - now())::float8 * 1000 as due from cdn_purges`.execute(
    db,
  )
  return rows[0]?.due ?? undefined
}
