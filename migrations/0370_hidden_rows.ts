/** Whether a row of a supplier's list is hidden in its spreadsheet. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_job_rows
    add column hidden boolean not null default false`.execute(db)
}
