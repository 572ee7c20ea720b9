/** SQL queries for pictures that bulk jobs add by their addresses. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/** The positions, from 0, of the pairs whose tool has the picture made from the address. */
export async function toolsWithSources(
  db: Handle,
  wanted: readonly { readonly toolId: string; readonly source: string }[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ nth: number }>`
    select (wanted.nth - 1)::int as nth
    from unnest(
      ${wanted.map(({ toolId }) => toolId)}::uuid[], ${wanted.map(({ source }) => source)}::text[]
    ) with ordinality as wanted (tool_id, source, nth)
    join picture_sources kept on kept.source = wanted.source
    where exists (select from tools where id = wanted.tool_id and image = kept.image)
      or exists (
        select from tool_pictures where tool_id = wanted.tool_id and image = kept.image
      )`.execute(db)
  return rows.map(({ nth }) => nth)
}

export type BatchCounts = {
  readonly waiting: number
  readonly done: number
  readonly failed: number
}

export async function countOfBatch(db: Handle, batch: string): Promise<BatchCounts> {
  const { rows } = await sql<BatchCounts>`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'failed')::int as failed
    from picture_fetches where batch = ${batch}`.execute(db)
  return rows[0] ?? { waiting: 0, done: 0, failed: 0 }
}

/** Makes a job's queued addresses due now. */
export async function releaseBatch(db: Handle, batch: string): Promise<void> {
  await sql`
    update picture_fetches set due_at = now()
    where batch = ${batch} and state = 'waiting' and attempts = 0`.execute(db)
}

/** A job's addition to a tool: a picture, or a document. */
export type AddedByBatch = {
  readonly toolId: string
  readonly image: string
  readonly documentId: string | null
}

/**
 * Deletes a job's queue entries for these tools.
 * @returns the additions already made
 */
export async function deleteBatch(
  db: Handle,
  batch: string,
  toolIds: readonly string[],
): Promise<readonly AddedByBatch[]> {
  const { rows } = await sql<AddedByBatch & { readonly state: string }>`
    delete from picture_fetches
    where batch = ${batch} and tool_id = any(${[...toolIds]}::uuid[])
    returning tool_id as "toolId", image, document_id as "documentId", state`.execute(db)
  return rows.filter(({ state }) => state === 'done')
}
