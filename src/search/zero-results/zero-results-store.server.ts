/** The only SQL on searches that found nothing. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

type ZeroResultCount = {
  readonly day: string
  readonly query: string
  /** Different texts of a day that are kept at most. */
  readonly maxOfDay: number
  /** Days for which they stay. */
  readonly retention: number
}

/** Counts a search, and forgets those of long ago. */
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

/** Those of the days from one to another, both included, the most frequent first. */
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
