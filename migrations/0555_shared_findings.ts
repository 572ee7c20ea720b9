/** What is wrong with or doubtful about at least half of the rows of a list is said once. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bulk_jobs add column shared_findings jsonb not null default '[]'`.execute(db)
  // Whether all warnings of a row are shared ones.
  await sql`
    alter table bulk_job_rows add column only_shared boolean not null default false`.execute(db)
}
