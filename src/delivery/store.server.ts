/** The only SQL queries for the tables of delivery charges. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { DeliveryTable } from './delivery-table.ts'

export type TableRow = { readonly revision: number; readonly value: unknown }

/** The current table; undefined if none was ever saved. */
export async function newestTable(db: Handle): Promise<TableRow | undefined> {
  const { rows } = await sql<TableRow>`
    select revision, value from delivery_tables order by revision desc limit 1`.execute(db)
  return rows[0]
}

/** Prevents others from saving a table until the transaction ends. */
export async function lockTables(tx: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('delivery_tables', 0))`.execute(tx)
}

export async function insertTable(
  tx: Handle,
  row: { readonly revision: number; readonly value: DeliveryTable; readonly at: Date },
): Promise<void> {
  await sql`
    insert into delivery_tables (revision, value, saved_at)
    values (${row.revision}, ${JSON.stringify(row.value)}::jsonb, ${row.at})`.execute(tx)
}
