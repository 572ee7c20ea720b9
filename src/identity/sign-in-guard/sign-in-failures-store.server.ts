/** The only SQL queries for counted failed sign-ins. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type Attempt = {
  /** Attempts since the last successful one, including this one. */
  readonly failures: number
  /** Milliseconds to wait; 0 if the attempt may be made. */
  readonly wait: number
}

type Delays = {
  /** The number of attempts without delay. */
  readonly free: number
  /** Seconds. */
  readonly maxDelay: number
  /** Seconds without attempts after which the count is reset. */
  readonly memory: number
}

/**
 * Counts an attempt before it is made, so that concurrent attempts are counted, too; success resets
 * the count. An attempt that must wait is not counted. Each delay is twice the last, starting with
 * two seconds.
 */
export async function countAttempt(db: Handle, key: string, delays: Delays): Promise<Attempt> {
  const { free, maxDelay, memory } = delays
  const delayAfter = (failures: ReturnType<typeof sql>) => sql`
    make_interval(secs => case when ${failures} <= ${free}::int then 0
      else least(${maxDelay}::int, 2 ^ least(${failures} - ${free}::int, 20)) end)`
  const counted = sql`case
    when failed.last_try_at < clock_timestamp() - make_interval(secs => ${memory}::int) then 1
    else failed.failures + 1 end`
  const { rows } = await sql<{ failures: number }>`
    insert into identity_sign_in_failures as failed (key, failures, next_try_at, last_try_at)
    values (${key}, 1, clock_timestamp() + ${delayAfter(sql`1`)}, clock_timestamp())
    on conflict (key) do update set
      failures = ${counted},
      next_try_at = clock_timestamp() + ${delayAfter(counted)},
      last_try_at = clock_timestamp()
    where failed.next_try_at <= clock_timestamp()
    returning failures`.execute(db)
  if (rows[0]) return { failures: rows[0].failures, wait: 0 }
  const { rows: blocked } = await sql<{ failures: number; wait: number }>`
    select failures, greatest(1, ceil(extract(epoch from next_try_at - clock_timestamp()) * 1000))
      ::int as wait
    from identity_sign_in_failures where key = ${key}`.execute(db)
  return blocked[0] ?? { failures: 1, wait: 0 }
}

/** Resets the failures under these keys; the time of the last notice to the owner stays. */
export async function clearFailures(db: Handle, keys: readonly string[]): Promise<void> {
  await sql`
    update identity_sign_in_failures set failures = 0, next_try_at = clock_timestamp()
    where key = any(${[...keys]})`.execute(db)
}

/** @returns whether to notify the owner now: at most once within the given seconds */
export async function claimNotice(db: Handle, key: string, seconds: number): Promise<boolean> {
  const { rows } = await sql`
    update identity_sign_in_failures set told_at = clock_timestamp()
    where key = ${key} and (told_at is null
      or told_at < clock_timestamp() - make_interval(secs => ${seconds}::int))
    returning key`.execute(db)
  return rows.length === 1
}

export async function deleteOldFailures(db: Handle, seconds: number): Promise<void> {
  await sql`
    delete from identity_sign_in_failures
    where last_try_at < clock_timestamp() - make_interval(secs => ${seconds}::int)`.execute(db)
}
