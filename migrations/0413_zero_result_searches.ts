/** Searches that found nothing, counted by day: what buyers look for and the shop does not have. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table zero_result_searches (
      -- A day of the shop.
      day date not null,
      query text not null check (length(query) between 1 and 100),
      times integer not null default 1 check (times > 0),
      primary key (day, query)
    )`.execute(db)
}
