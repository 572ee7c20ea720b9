/** The only SQL queries for the documents of tools. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'

export type DocumentRow = {
  readonly id: string
  readonly title: string
  readonly hash: string
  readonly size: number
}

/** The documents of a tool, in order. */
export async function documentsOf(db: Handle, toolId: string): Promise<readonly DocumentRow[]> {
  const query = sql<DocumentRow>`
    select id, title, hash, size from tool_documents
    where tool_id = ${toolId} and removed_at is null order by position, id`
  return (await executePrepared(db, 'documents_of_tool', query)).rows
}

/** Every present or former document of the tool, by its id. */
export async function everyDocumentOf(
  tx: Handle,
  toolId: string,
): Promise<ReadonlyMap<string, DocumentRow>> {
  const { rows } = await sql<DocumentRow>`
    select id, title, hash, size from tool_documents where tool_id = ${toolId}`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Stores a file, unless it is already stored. */
export async function insertFile(tx: Handle, hash: string, bytes: Uint8Array): Promise<void> {
  await sql`
    insert into tool_document_files (hash, bytes) values (${hash}, ${Buffer.from(bytes)})
    on conflict (hash) do update set hash = excluded.hash`.execute(tx)
}

/** Adds a document as the last one of its tool. */
export async function insertDocument(
  tx: Handle,
  { id, title, hash, size, toolId, at }: DocumentRow & { toolId: string; at: Date },
): Promise<void> {
  await sql`
    insert into tool_documents (id, tool_id, position, title, hash, size, added_at)
    select ${id}, ${toolId}, coalesce(max(position) + 1, 0), ${title}, ${hash}, ${size}, ${at}
    from tool_documents where tool_id = ${toolId}`.execute(tx)
}

/** Sets a tool's documents, in this order; all others are removed. */
export async function writeDocuments(
  tx: Handle,
  toolId: string,
  documents: readonly { readonly id: string; readonly title: string }[],
  at: Date,
): Promise<void> {
  await sql`
    update tool_documents set removed_at = ${at}
    where tool_id = ${toolId} and removed_at is null`.execute(tx)
  await sql`
    update tool_documents document set
      position = wanted.nth, title = wanted.title, removed_at = null
    from unnest(
      ${documents.map(({ id }) => id)}::uuid[], ${documents.map(({ title }) => title)}::text[]
    ) with ordinality as wanted (id, title, nth)
    where document.id = wanted.id and tool_id = ${toolId}`.execute(tx)
}

/** Deletes documents that were removed before a time, and files that belong to no document. */
export async function deleteRemoved(tx: Handle, before: Date): Promise<void> {
  await sql`delete from tool_documents where removed_at < ${before}`.execute(tx)
  await sql`
    delete from tool_document_files file
    where not exists (select from tool_documents where hash = file.hash)`.execute(tx)
}

/** The file fetched from this address within the last day, if it is stored. */
export async function recentDocument(
  db: Handle,
  source: string,
): Promise<{ readonly hash: string; readonly size: number } | undefined> {
  const { rows } = await sql<{ hash: string; size: number }>`
    select file.hash, octet_length(file.bytes) as size from document_sources fetched
    join tool_document_files file on file.hash = fetched.hash
    where fetched.source = ${source} and fetched.fetched_at > now() - interval '1 day'`.execute(db)
  return rows[0]
}

/**
 * Records the result for an address in the queue.
 * @param documentId the tool's document; null if the tool already had the file
 */
export async function markDocumentFetched(
  tx: Handle,
  { id, source }: { readonly id: string; readonly source: string },
  { hash, documentId }: { readonly hash: string; readonly documentId: string | null },
): Promise<void> {
  await sql`
    update picture_fetches set state = 'done', document_id = ${documentId}, reason = '',
      finished_at = now(), actor_id = null, actor_name = ''
    where id = ${id}`.execute(tx)
  await sql`
    insert into document_sources (source, hash, fetched_at) values (${source}, ${hash}, now())
    on conflict (source) do update set hash = excluded.hash, fetched_at = excluded.fetched_at
  `.execute(tx)
}

/** The positions, from 0, of the pairs whose tool has the document made from the address. */
export async function toolsWithDocuments(
  db: Handle,
  wanted: readonly { readonly toolId: string; readonly source: string }[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ nth: number }>`
    select (wanted.nth - 1)::int as nth
    from unnest(
      ${wanted.map(({ toolId }) => toolId)}::uuid[], ${wanted.map(({ source }) => source)}::text[]
    ) with ordinality as wanted (tool_id, source, nth)
    join document_sources fetched on fetched.source = wanted.source
    where exists (
      select from tool_documents
      where tool_id = wanted.tool_id and hash = fetched.hash and removed_at is null
    )`.execute(db)
  return rows.map(({ nth }) => nth)
}

/** A file that some tool has as a document. */
export async function findFile(db: Handle, hash: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select bytes from tool_document_files file
    where hash = ${hash} and exists (
      select from tool_documents where hash = file.hash and removed_at is null
    )`.execute(db)
  return rows[0]?.bytes
}
