/**
 * Counts one attempt against an account and an address in one statement, in the rate limiter's own
 * table: half the statements of counting each.
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
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * Counts an attempt of an account and, unless the account had too many, of its address: an account
 * that tries too often must not use up what its whole office has.
 * @returns milliseconds to wait; 0 when neither had too many
 */
export async function countAttempt(
  db: Handle,
  { account, address, maxPoints, seconds, now }: AttemptKeys,
): Promise<number> {
  const expires = now + seconds * 1000
  const countOrStartAnew = sql`
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${now}::bigint
        then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= ${now}::bigint
        then excluded.expire else rate_limits.expire end
    returning points, expire`
  const { rows } = await executePrepared(
    db,
    'count_attempt',
    sql<{ points: number; expire: number }>`
    with account as (
      insert into rate_limits (key, points, expire)
      values (${account}, 1, ${expires}::bigint)
      ${countOrStartAnew}
    ), address as (
      insert into rate_limits (key, points, expire)
      select ${address}, 1, ${expires}::bigint from account where points <= ${maxPoints}::int
      ${countOrStartAnew}
    )
    select points, expire from account
    union all
    select points, expire from address`,
  )
  const refused = rows.find(({ points }) => points > maxPoints)
  return refused ? Math.max(refused.expire - now, 1) : 0
}
