/** What is due is looked for at each endpoint: one index in place of one over all of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index webhook_deliveries_due_at_endpoint
    on webhook_deliveries (endpoint_id, due_at, id) where state = 'waiting'`.execute(db)
  await sql`drop index webhook_deliveries_due`.execute(db)
}
