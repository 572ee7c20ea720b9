/** One attempt counted against an account and an address at once, in the rate limiter's own table: half the statements of counting each. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'

export type AttemptKeys = {
  readonly account: string
  readonly address: string
  readonly most: number
  readonly seconds: number
  readonly now: number
}

/**
 * Counts an attempt of an account, and where that is not too many, of its address. Keys are those of the table.
 * @returns milliseconds to wait; 0 when there were not too many of either
 */
export async function countAttempt(
  db: Handle,
  { account, address, most, seconds, now }: AttemptKeys,
): Promise<number> {
  const until = now + seconds * 1000
  const counted = sql`
    on conflict (key) do update set
      points = case when rate_limits.expire <= ${now}::bigint then 1 else rate_limits.points + 1 end,
      expire = case when rate_limits.expire <= ${now}::bigint then excluded.expire else rate_limits.expire end
    returning points, expire`
  // The account first: one that presses too often must not use up what its whole office has.
  const { rows } = await executePrepared(
    db,
    'count_attempt',
    sql<{ points: number; expire: number }>`
    with account as (
      insert into rate_limits (key, points, expire) values (${account}, 1, ${until}::bigint) ${counted}
    ), address as (
      insert into rate_limits (key, points, expire) select ${address}, 1, ${until}::bigint from account where points <= ${most}::int ${counted}
    )
    select points, expire from account union all select points, expire from address`,
  )
  const refused = rows.find(({ points }) => points > most)
  return refused ? Math.max(refused.expire - now, 1) : 0
}
