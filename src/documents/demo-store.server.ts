/** The SQL that deletes the documents of the demo shop. */
import { sql, type RawBuilder } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/**
 * Deletes the documents of these orders of the demo shop; the trigger that protects documents
 * refuses any other deletion. A series without documents starts again.
 */
export async function deleteDemoDocuments(db: Handle, orderIds: readonly string[]): Promise<void> {
  const ofOrders = sql`(select id from documents where order_id = any(${orderIds}::uuid[]))`
  await sql`select set_config('ironmonger.clearing_demo', 'on', true)`.execute(db)
  await deleteDemoStatements(db, ofOrders)
  await sql`delete from document_files where document_id in ${ofOrders}`.execute(db)
  await sql`delete from document_deliveries where document_id in ${ofOrders}`.execute(db)
  await sql`delete from documents where order_id = any(${orderIds}::uuid[])`.execute(db)
  await sql`select set_config('ironmonger.clearing_demo', 'off', true)`.execute(db)
  // Numbers set by the shopkeeper stay.
  await sql`
    delete from paper_numbers
    where prefix is null
      and not exists (select from documents where documents.kind = paper_numbers.kind)`.execute(db)
}

/** Deletes the statements of account that list one of these documents. */
async function deleteDemoStatements(db: Handle, documentIds: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from documents
    where kind = 'statement' and exists (
      select from jsonb_array_elements((content -> 'lines') || (content -> 'items')) as line
      join billed_documents on billed_documents.number = line ->> 'number'
      where billed_documents.id in ${documentIds}
    )`.execute(db)
  const ids = rows.map(({ id }) => id)
  for (const table of ['document_files', 'document_deliveries'])
    await sql`delete from ${sql.table(table)} where document_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from documents where id = any(${ids}::uuid[])`.execute(db)
}
