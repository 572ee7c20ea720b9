/**
 * Pictures of bulk jobs: the addresses that a row has beside the tool's image, which job an address
 * in the queue belongs to, and what became of each address, so that a list that is loaded again
 * changes nothing.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_job_rows
    -- Addresses of pictures beside the tool's image.
    add column pictures text[] not null default '{}'`.execute(db)
  await sql`
    alter table picture_fetches
    -- The bulk job that added it.
    add column batch uuid`.execute(db)
  await sql`
    create index picture_fetches_of_batch on picture_fetches (batch, tool_id)
    where batch is not null`.execute(db)
  await sql`
    create index picture_fetches_in_turn on picture_fetches (nth) where state = 'waiting'`.execute(
    db,
  )
  await sql`
    create table picture_sources (
      -- An address that was fetched.
      source text primary key,
      -- As tools.image.
      image text not null,
      fetched_at timestamptz not null
    )`.execute(db)
  await sql`
    insert into picture_sources (source, image, fetched_at)
    select distinct on (source) source, image, coalesce(finished_at, created_at)
    from picture_fetches
    where state = 'done' and source like 'http%' and octet_length(source) <= 2048
    order by source, finished_at desc`.execute(db)
}
