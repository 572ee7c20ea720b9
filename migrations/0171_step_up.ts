/** Access tokens: when their owner last proved who they are. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null where an earlier release has issued the token: then it was when the token was issued.
  await sql`alter table access_tokens add column proved_at timestamptz`.execute(db)
}
