/**
 * Adds documents of tools by address: they use the queue of pictures and its rules; content that is
 * not a PDF is refused.
 */
import { hash as digest } from 'node:crypto'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Author } from '../../audit/service.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toolDocumentsMessages as messages } from '../messages/tool-documents.ts'
import { toolPicturesMessages } from '../messages/tool-pictures.ts'
import { lockFetch, type ClaimedFetch } from '../pictures/picture-fetch-store.server.ts'
import {
  documentsOf,
  insertDocument,
  insertFile,
  markDocumentFetched,
  recentDocument,
  writeDocuments,
} from '../tool-documents/tool-document-store.server.ts'
import { maxDocumentBytes, maxToolDocuments } from '../tool-documents/tool-documents-contract.ts'
import {
  recordDocuments,
  requirePdf,
  titleOfFile,
} from '../tool-documents/tool-documents.server.ts'
import { findPicturedTool } from '../pictures/tool-picture-store.server.ts'

const pdf = { accept: 'application/pdf', maxBytes: maxDocumentBytes }
const maxTitleLength = 120

type FetchedFile = {
  readonly hash: string
  readonly size: number
  /** Undefined if it is already stored. */
  readonly bytes: Uint8Array | undefined
}

/**
 * @returns why it cannot be a document of the tool; undefined if it was added
 * @throws PictureNotFetched, Problem document-not-usable
 */
export async function addFetchedDocument(
  context: CatalogueContext,
  fetch: ClaimedFetch,
  author: Author,
): Promise<string | undefined> {
  const file = await fetchedFile(context, fetch.source)
  const { database, newId, now } = context
  return database.transact(async (tx) => {
    const tool = await findPicturedTool(tx, fetch.tool_id, true)
    if (!tool) return toolPicturesMessages.toolGone
    // Removed in the meantime, together with the job that had queued it.
    if (!(await lockFetch(tx, fetch.id))) return undefined
    const before = await documentsOf(tx, tool.id)
    const { hash, size } = file
    const isKnown = before.some((document) => document.hash === hash)
    if (!isKnown && before.length >= maxToolDocuments) return messages.full(maxToolDocuments)
    const added = { id: newId(), title: titleOf(fetch.source), hash, size }
    if (!isKnown) {
      if (file.bytes) await insertFile(tx, hash, file.bytes)
      await insertDocument(tx, { ...added, toolId: tool.id, at: now() })
      await recordDocuments(context, tx, author, { tool, before, after: [...before, added] })
    }
    await markDocumentFetched(tx, fetch, { hash, documentId: isKnown ? null : added.id })
    return undefined
  })
}

/** The file of an address, which is fetched unless it was fetched within a day. */
async function fetchedFile(
  { database, pictures }: CatalogueContext,
  source: string,
): Promise<FetchedFile> {
  const recent = await recentDocument(database.handle, source)
  if (recent) return { ...recent, bytes: undefined }
  const bytes = requirePdf(await pictures.fetch(source, pdf))
  return { hash: digest('sha256', bytes, 'hex'), size: bytes.length, bytes }
}

/** 'https://example.com/sheets/Safety%20sheet.pdf?v=2' → 'Safety sheet' */
function titleOf(address: string): string {
  const name = URL.parse(address)?.pathname.split('/').findLast(Boolean) ?? ''
  const title = titleOfFile(decoded(name))
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return title.slice(0, maxTitleLength).trim() || messages.untitled
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Removes documents of a tool that a job had added. */
export async function removeAddedDocuments(
  context: CatalogueContext,
  tx: Handle,
  toolId: string,
  documentIds: readonly string[],
  author: Author,
): Promise<void> {
  const tool = await findPicturedTool(tx, toolId, true)
  if (!tool) return
  const before = await documentsOf(tx, toolId)
  const after = before.filter(({ id }) => !documentIds.includes(id))
  if (after.length === before.length) return
  await writeDocuments(tx, toolId, after, context.now())
  await recordDocuments(context, tx, author, { tool, before, after })
}
