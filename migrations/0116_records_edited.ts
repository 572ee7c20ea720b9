/** Categories, brands and families are edited, and their former names and addresses stay known. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table categories add column revision integer not null default 0`.execute(db)
  for (const table of ['brands', 'families'])
    await sql`
      alter table ${sql.table(table)}
        add column position integer not null default 1000,
        add column picture text not null default '' check (length(picture) <= 2048),
        add column revision integer not null default 0`.execute(db)
  await sql`
    alter table brands
      add column sentence text not null default '' check (length(sentence) <= 300)`.execute(db)
  await sql`
    create table former_records (
      kind text not null check (kind in ('categories', 'brands', 'families')),
      what text not null check (what in ('slug', 'name')),
      value text not null,
      -- Of the table that kind names.
      record_id uuid not null,
      primary key (kind, what, value)
    )`.execute(db)
  await sql`create index former_records_of on former_records (record_id)`.execute(db)
}
