/** The only SQL queries for allowances: the credit note of each allowance, and who requested it. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

type NewAllowanceRow = {
  readonly documentId: string
  /** Without tax. */
  readonly cents: number
  readonly actorId: string
  /** For instances of the previous release; now `once` keeps the key. */
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
