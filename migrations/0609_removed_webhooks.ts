/** Webhooks are removed at once, and their messages afterwards, in parts; failed ones are counted by an index. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: it is there. A removed one is disabled, too, for an instance that does not know this column.
  await sql`alter table webhook_endpoints add column removed_at timestamptz`.execute(db)
  await sql`
    create index webhook_deliveries_failed on webhook_deliveries (endpoint_id, id)
    where state = 'failed'`.execute(db)
}
