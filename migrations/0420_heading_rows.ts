/** Where a list names its columns, when somebody has said it by hand. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_jobs
      -- In the file, from 1; 0 where no row names columns.
      add column heading_row integer not null default 0,
      -- The first rows, of which one is chosen.
      add column first_rows jsonb not null default '[]',
      -- The headings that were found by themselves, where another row was chosen.
      add column found_headings jsonb`.execute(db)
  await sql`
    alter table supplier_mappings
      add column heading_row integer not null default 0,
      add column found_headings jsonb`.execute(db)
}
