/** The other sheets with articles of a list's workbook, until somebody has chosen one of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_jobs add column other_lists jsonb not null default '[]'`.execute(db)
}
