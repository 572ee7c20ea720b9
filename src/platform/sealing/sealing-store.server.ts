/** The only SQL queries for the sealing key of a shop that was not given one. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/**
 * The key of this database. If there is none, `candidate` is stored; if several are stored at once,
 * the first wins.
 */
export async function loadSealingKey(db: Handle, candidate: string): Promise<string> {
  await sql`insert into sealing_keys (key) values (${candidate}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ key: string }>`select key from sealing_keys`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database has no sealing key')
  return row.key
}
