/** The SQL that tells what people are called. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/** The names of those of these ids that are accounts; of one without a name its e-mail address. */
export async function listNames(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ readonly id: string; readonly name: string }>`
    select id, coalesce(nullif(display_name, ''), email) as name from users
    where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
