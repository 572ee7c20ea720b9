/** The operations on the documents of tools. A file is stored in the database, under its digest. */
import { hash as digest } from 'node:crypto'
import type { Caller } from '../../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Author } from '../../audit/service.server.ts'
import { toolChange } from '../writing/audited-tool.server.ts'
import { revisionChanged } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { toolDocumentsMessages as messages } from '../messages/tool-documents.ts'
import { slugify } from '../slug.ts'
import {
  deleteRemoved,
  documentsOf,
  everyDocumentOf,
  findFile,
  insertDocument,
  insertFile,
  writeDocuments,
  type DocumentRow,
} from './tool-document-store.server.ts'
import {
  documentUnusable,
  maxToolDocuments,
  type ToolDocument,
  type ToolDocumentsOperations,
} from './tool-documents-contract.ts'
import { notifyToolsChanged } from '../writing/tool-changes.server.ts'
import { findPicturedTool, type PicturedTool } from '../pictures/tool-picture-store.server.ts'

type Admin = Caller<'admin'>
type InputOf<Name extends keyof ToolDocumentsOperations> = Parameters<
  ToolDocumentsOperations[Name]
>[1]

/** Milliseconds for which a removed document can be restored: 30 days. */
const keptAfterRemoval = 30 * 86_400_000

export interface ToolDocumentsService extends ToolDocumentsOperations {
  /** The documents of a tool, in their order. */
  documentsOf(tool: { readonly id: string }): Promise<readonly ToolDocument[]>
  /** A file that some tool has as a document, by its SHA-256 in hexadecimal digits. */
  documentFile(hash: string): Promise<Buffer | undefined>
}

export const createToolDocuments = (context: CatalogueContext): ToolDocumentsService => ({
  toolDocuments: async (_caller, { id }) => {
    if (!(await findPicturedTool(context.database.handle, id))) throw notFound()
    return { documents: await readDocuments(context.database.handle, id) }
  },
  addToolDocument: (caller, input) => addDocument(context, caller, input),
  arrangeToolDocuments: (caller, input) => arrangeDocuments(context, caller, input),
  documentsOf: ({ id }) => readDocuments(context.database.handle, id),
  documentFile: (hash) => findFile(context.database.handle, hash),
})

/** The documents of a tool as shown to buyers. */
const readDocuments = async (db: Handle, toolId: string): Promise<ToolDocument[]> =>
  (await documentsOf(db, toolId)).map(({ id, title, hash, size }) => ({
    id,
    title,
    bytes: size,
    path: `/tool-documents/${hash}/${slugify(title)}.pdf`,
  }))

/**
 * Checks the first and last bytes (ISO 32000-2, 7.5): a file's name and type are not reliable.
 * @throws Problem document-not-usable
 */
export function requirePdf(file: Uint8Array | undefined): Uint8Array {
  if (file === undefined) throw documentUnusable({ detail: messages.noFile })
  const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(textOf(file.subarray(0, 16))))
    throw documentUnusable({ detail: messages.notPdf })
  if (!textOf(file.subarray(-2048)).includes('%%EOF'))
    throw documentUnusable({ detail: messages.cutOff })
  return file
}

/** The title of a document, derived from its file name. */
export const titleOfFile = (name: string): string => {
  const title = name.replace(/\.pdf$/i, '').replace(/[\s_]+/g, ' ')
  return title.trim() || name
}

/** A file of a document with its name. */
export type DocumentFile = { readonly name: string; readonly bytes: Uint8Array }

/**
 * Adds a document to a demo tool, in the transaction that imports it.
 * @throws Problem document-not-usable
 */
export async function importDemoDocument(
  { now, newId }: Pick<CatalogueContext, 'now' | 'newId'>,
  tx: Handle,
  toolId: string,
  { name, bytes: file }: DocumentFile,
): Promise<void> {
  const bytes = requirePdf(file)
  const hash = digest('sha256', bytes, 'hex')
  await insertFile(tx, hash, bytes)
  const added = { id: newId(), title: titleOfFile(name), hash, size: bytes.length }
  await insertDocument(tx, { ...added, toolId, at: now() })
}

/** @throws Problem not-found, document-not-usable */
async function addDocument(
  context: CatalogueContext,
  { actor, fileBytes }: Admin,
  { id: toolId, name }: InputOf<'addToolDocument'>,
) {
  const { database, now, newId } = context
  const file = requirePdf(fileBytes)
  const hash = digest('sha256', file, 'hex')
  await database.transact(async (tx) => {
    const tool = await findPicturedTool(tx, toolId, true)
    if (!tool) throw notFound()
    const before = await documentsOf(tx, toolId)
    if (before.length >= maxToolDocuments)
      throw documentUnusable({ detail: messages.full(maxToolDocuments) })
    const at = now()
    await deleteRemoved(tx, new Date(at.getTime() - keptAfterRemoval))
    await insertFile(tx, hash, file)
    const added = { id: newId(), title: titleOfFile(name), hash, size: file.length }
    await insertDocument(tx, { ...added, toolId, at })
    await recordDocuments(context, tx, actor, { tool, before, after: [...before, added] })
  })
  return { documents: await readDocuments(database.handle, toolId) }
}

/**
 * Orders, renames and removes the documents of a tool; a removed one is restored by its id.
 * @throws Problem not-found, revision-changed, or invalid-input for a document of another tool
 */
async function arrangeDocuments(
  context: CatalogueContext,
  { actor }: Admin,
  { id: toolId, documents, seen }: InputOf<'arrangeToolDocuments'>,
) {
  const { database, now } = context
  await database.transact(async (tx) => {
    const tool = await findPicturedTool(tx, toolId, true)
    if (!tool) throw notFound()
    const before = await documentsOf(tx, toolId)
    if (before.map(({ id }) => id).join() !== seen.join())
      throw revisionChanged({ detail: messages.changedMeanwhile })
    const known = await everyDocumentOf(tx, toolId)
    const after = documents.flatMap(({ id, title }) => {
      const document = known.get(id)
      return document ? [{ ...document, title }] : []
    })
    const ids = new Set(after.map(({ id }) => id))
    if (ids.size < documents.length)
      throw invalidInput({ errors: [{ pointer: '#/documents', detail: messages.notOwn }] })
    await writeDocuments(tx, toolId, after, now())
    await recordDocuments(context, tx, actor, { tool, before, after })
  })
  return { documents: await readDocuments(database.handle, toolId) }
}

export type DocumentsChange = {
  readonly tool: PicturedTool
  readonly before: readonly DocumentRow[]
  readonly after: readonly DocumentRow[]
}

/** Writes the audit entry, and purges the pages that show the tool. */
export async function recordDocuments(
  { audit, database }: CatalogueContext,
  tx: Handle,
  author: Author,
  { tool, before, after }: DocumentsChange,
): Promise<void> {
  const titles = (rows: readonly DocumentRow[]) => rows.map(({ title }) => title)
  await audit.record(tx, author, {
    ...toolChange('catalogue.arrangeDocuments', tool),
    before: { documents: titles(before) },
    after: { documents: titles(after) },
  })
  await notifyToolsChanged(database, tx, [tool.id])
}
