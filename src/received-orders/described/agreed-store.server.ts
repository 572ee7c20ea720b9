/** The SQL queries that find lines that somebody confirmed in earlier orders. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { DraftLine } from '../draft.ts'

export type Sender = { readonly companyId: string | null; readonly userId: string | null }

/** Number of lines that are searched, the newest first. */
const maxAgreed = 2000

/** Lines of ordered files of the company, else of the buyer, that a person confirmed unchanged. */
export async function listAgreed(
  db: Handle,
  { companyId, userId }: Sender,
): Promise<readonly DraftLine[]> {
  if (companyId === null && userId === null) return []
  const { rows } = await sql<{ line: DraftLine | null }>`
    select received.draft->'lines'->(correction->>'line')::int as line
    from received_orders as received,
      jsonb_array_elements(received.corrections) as correction
    where received.state = 'ordered'
      and received.company_id is not distinct from ${companyId}::uuid
      and (${companyId}::uuid is not null or received.user_id = ${userId}::uuid)
      and correction->>'confirmed' = 'true' and not correction ? 'tool'
    order by received.received_at desc, received.id desc limit ${maxAgreed}`.execute(db)
  return rows.flatMap(({ line }) => line ?? [])
}
