/** SQL queries for the demo shop's tools: bulk loads, counts and removal. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { copyRows, type CopyValue } from '../../packages/pg-kit/bulk-copy.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import type { CatalogueTables, ToolValues } from './tool-table.ts'

/**
 * A table whose indexes are rebuilt after a bulk load: updating them row by row is slower than the
 * load itself.
 */
export const tableRebuiltAfterLoad = 'tools'

/**
 * `insertTools` for a very large number, by COPY; columns without a value get the table's defaults.
 */
export async function copyTools(
  { client }: DedicatedTransaction,
  tools: readonly ToolValues[],
): Promise<void> {
  const [first] = tools
  if (!first) return
  const columns = Object.keys(first)
  await copyRows(
    client,
    'tools',
    columns,
    tools.map((tool) => columns.map((column): CopyValue => Reflect.get(tool, column))),
  )
}

/** Prevents others from reading or writing tools until the transaction ends. */
export const lockTools = async (db: Handle): Promise<void> =>
  void (await sql`lock table tools in access exclusive mode`.execute(db))

/** The number of tools, including archived ones, and how many of them are demo tools. */
export async function countDemoTools(db: Handle): Promise<{ all: number; demo: number }> {
  const {
    rows: [row],
  } = await sql<{ all: number; demo: number }>`
    select count(*)::int as all, (count(*) filter (where demo))::int as demo from tools`.execute(db)
  return row ?? { all: 0, demo: 0 }
}

/** Archives demo tools and makes them ordinary tools, which are not deleted with the demo shop. */
export async function archiveDemoTools(
  db: Handle,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .withTables<CatalogueTables>()
    .updateTable('tools')
    .set((eb) => ({ archived_at: eb.fn.coalesce('archived_at', eb.val(at)), demo: false }))
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteDemoTools(db: Handle): Promise<void> {
  await db.withTables<CatalogueTables>().deleteFrom('tools').where('demo', '=', true).execute()
}
