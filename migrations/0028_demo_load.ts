/** A row while the demo shop is being loaded: what an interrupted load left is loaded anew. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_load (
      only_row boolean primary key default true check (only_row),
      started_at timestamptz not null
    )`.execute(db)
}
