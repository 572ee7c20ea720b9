/** The only SQL queries for searches without results. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

type ZeroResultCount = {
  readonly day: string
  readonly query: string
  /** The maximum number of different texts stored per day. */
  readonly maxOfDay: number
  /** The number of days for which they are stored. */
  readonly retention: number
}

/** Counts a search, and deletes old ones. */
export async function countZeroResult(
  db: Handle,
  { day, query, maxOfDay, retention }: ZeroResultCount,
): Promise<void> {
  await sql`
    with forgotten as (
      delete from zero_result_searches where day < ${day}::date - ${retention}::int
    )
    insert into zero_result_searches (day, query)
    select ${day}::date, ${query}
    where (select count(*) from zero_result_searches where day = ${day}::date) < ${maxOfDay}
      or exists (select from zero_result_searches where day = ${day}::date and query = ${query})
    on conflict (day, query) do update set times = zero_result_searches.times + 1`.execute(db)
}

export type ZeroResultSearch = {
  readonly query: string
  readonly times: number
  /** The last day of the period on which it was searched. */
  readonly last: string
}

/** The searches from one day to another, both included, most frequent first. */
export async function listZeroResults(
  db: Handle,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<readonly ZeroResultSearch[]> {
  const { rows } = await sql<ZeroResultSearch>`
    select query, sum(times)::int as times, max(day)::text as last
    from zero_result_searches where day between ${from}::date and ${to}::date
    group by query order by sum(times) desc, max(day) desc, query limit ${limit}`.execute(db)
  return rows
}
