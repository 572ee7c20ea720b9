/** Addresses of which a link that the shop mailed has proven that their user reads there. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What a hosted provider states of another address says nothing of it; null: none.
  await sql`alter table users add column proven_email text`.execute(db)
}
