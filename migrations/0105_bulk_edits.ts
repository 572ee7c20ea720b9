/** Bulk jobs over tools of the shop, the sheet of a workbook, and what is done with what a list lacks. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_jobs
      add column kind text not null default 'list',
      add column sheet text not null default '',
      add column currency text not null default '',
      add column missing_action text not null default ''`.execute(db)
}
