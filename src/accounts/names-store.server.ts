/** The SQL that reads people's names. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** The names of those ids that are accounts; the e-mail address of an account without a name. */
export async function listNames(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, coalesce(nullif(display_name, ''), email) as name from users
    where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
