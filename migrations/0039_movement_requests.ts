/** What was sent with a movement's idempotency key, to tell a repeated request from another one. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The SHA-256 of the request. Null for movements before, and for those of no request.
  await sql`alter table stock_movements add column body_hash bytea`.execute(db)
}
