/** The only SQL on issued documents (table `papers`) and their numbers (`paper_numbers`). */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { DocumentKind } from './rules.ts'

export type DocumentRow = {
  readonly number: number
  /** A `DocumentContent`, as stored. */
  readonly content: unknown
  readonly issued_at: Date
}

export async function findDocument(
  db: Handle,
  orderId: string,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select number, said as content, issued_at
    from papers
    where order_id = ${orderId} and kind = ${kind}`.execute(db)
  return rows[0]
}

/**
 * The number after the last one issued. The counter stays locked until the transaction ends, so
 * that no number is skipped or issued twice.
 */
export async function lockNextNumber(db: Handle, kind: DocumentKind): Promise<number> {
  await sql`
    insert into paper_numbers (kind, last) values (${kind}, 0) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ last: number }>`
    select last from paper_numbers where kind = ${kind} for update`.execute(db)
  return (rows[0]?.last ?? 0) + 1
}

/** Writes a document and sets the counter to its number. */
export async function insertDocument(
  db: Handle,
  document: DocumentRow & { readonly orderId: string; readonly kind: DocumentKind },
): Promise<void> {
  const { orderId, kind, number, content, issued_at: issuedAt } = document
  await sql`
    insert into papers (order_id, kind, number, said, issued_at)
    values (
      ${orderId}, ${kind}, ${number}, ${JSON.stringify(content)}::jsonb, ${issuedAt}
    )`.execute(db)
  await sql`update paper_numbers set last = ${number} where kind = ${kind}`.execute(db)
}
