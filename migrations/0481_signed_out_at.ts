/** When a user last signed out everywhere: an ID token that was issued before counts no longer. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column signed_out_at timestamptz`.execute(db)
}
