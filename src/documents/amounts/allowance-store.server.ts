/** The only SQL on allowances: which credit note gives back a part of a price, and who asked for it. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { DocumentRow } from '../store.server.ts'

type AllowanceRow = Pick<DocumentRow, 'id' | 'series' | 'number'> & { readonly body_hash: Buffer }

/** The credit note that somebody has issued with this key. */
export async function findAllowanceByKey(
  tx: Handle,
  actorId: string,
  key: string,
): Promise<AllowanceRow | undefined> {
  const { rows } = await sql<AllowanceRow>`
    select documents.id, documents.series, documents.number, allowances.body_hash
    from allowances join documents on documents.id = allowances.document_id
    where allowances.actor_id = ${actorId} and allowances.idempotency_key = ${key}`.execute(tx)
  return rows[0]
}

type NewAllowanceRow = {
  readonly documentId: string
  /** Without tax. */
  readonly cents: number
  readonly actorId: string
  readonly key: string
  readonly bodyHash: Buffer
}

export async function insertAllowance(
  tx: Handle,
  { documentId, cents, actorId, key, bodyHash }: NewAllowanceRow,
): Promise<void> {
  await sql`
    insert into allowances (document_id, cents, actor_id, idempotency_key, body_hash)
    values (${documentId}, ${cents}, ${actorId}, ${key}, ${bodyHash})`.execute(tx)
}
