/** Passkeys that open nothing until their owner confirms them, after all sessions were ended. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identity_passkeys add column suspended_at timestamptz`.execute(db)
}
