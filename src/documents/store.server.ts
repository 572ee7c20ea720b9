/** The only SQL on papers and their numbers. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { DocumentKind } from './rules.ts'

export type DocumentRow = {
  readonly number: number
  readonly said: unknown
  readonly issued_at: Date
}

export async function findDocument(
  db: Handle,
  orderId: string,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> {
  const {
    rows: [row],
  } =
    await sql<DocumentRow>`select number, said, issued_at from papers where order_id = ${orderId} and kind = ${kind}`.execute(
      db,
    )
  return row
}

/** The number after the last one given; the count stays locked until the transaction ends, so that no number is lost or given twice. */
export async function lockNextNumber(db: Handle, kind: DocumentKind): Promise<number> {
  await sql`insert into paper_numbers (kind, last) values (${kind}, 0) on conflict do nothing`.execute(
    db,
  )
  const {
    rows: [row],
  } = await sql<{
    last: number
  }>`select last from paper_numbers where kind = ${kind} for update`.execute(db)
  return (row?.last ?? 0) + 1
}

export async function insertDocument(
  db: Handle,
  paper: {
    readonly orderId: string
    readonly kind: DocumentKind
    readonly number: number
    readonly said: unknown
    readonly at: Date
  },
): Promise<void> {
  await sql`insert into papers (order_id, kind, number, said, issued_at) values (${paper.orderId}, ${paper.kind}, ${paper.number}, ${JSON.stringify(paper.said)}::jsonb, ${paper.at})`.execute(
    db,
  )
  await sql`update paper_numbers set last = ${paper.number} where kind = ${paper.kind}`.execute(db)
}
