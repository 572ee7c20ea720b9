/**
 * Counts one attempt against an account and an address in one statement, in the rate limiter's own
 * table: half as many statements as counting each.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'

export type AttemptKeys = {
  /** The account's key in the table. */
  readonly account: string
  /** The address's key in the table. */
  readonly address: string
  readonly maxPoints: number
  readonly seconds: number
}

/**
 * Milliseconds by which the end of a count may exceed its duration: concurrent statements read the
 * clock one after another.
 */
const slack = 10_000

/**
 * Counts an attempt of an account and, unless the account exceeded its limit, of its address: an
 * account that tries too often must not use up the limit of its whole office. Times are those of
 * the database's clock; a count whose end is too far in the future was started before the clock was
 * set back, and is started again.
 * @returns milliseconds to wait, 0 if neither exceeded its limit; and whether this attempt is the
 *   first that is refused
 */
export async function countAttempt(
  db: Handle,
  { account, address, maxPoints, seconds }: AttemptKeys,
): Promise<{ readonly wait: number; readonly isFirst: boolean }> {
  const duration = sql`${seconds * 1000}::bigint`
  // `excluded.expire` is now plus the duration.
  const isOver = sql`(
    rate_limits.expire <= excluded.expire - ${duration}
    or rate_limits.expire > excluded.expire + ${slack}::bigint
  )`
  const countOrStartAnew = sql`
    on conflict (key) do update set
      points = case when ${isOver} then 1 else rate_limits.points + 1 end,
      expire = case when ${isOver} then excluded.expire else rate_limits.expire end
    returning points, expire`
  const { rows } = await executePrepared(
    db,
    'count_attempt',
    sql<{ points: number; wait: number }>`
    with clock as materialized (
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now
    ), account as (
      insert into rate_limits (key, points, expire)
      select ${account}, 1, now + ${duration} from clock
      ${countOrStartAnew}
    ), address as (
      insert into rate_limits (key, points, expire)
      select ${address}, 1, now + ${duration} from clock, account
      where points <= ${maxPoints}::int
      ${countOrStartAnew}
    )
    select points, expire - now as wait from account, clock
    union all
    select points, expire - now as wait from address, clock`,
  )
  const refused = rows.find(({ points }) => points > maxPoints)
  return {
    wait: refused ? Math.max(refused.wait, 1) : 0,
    isFirst: refused?.points === maxPoints + 1,
  }
}
