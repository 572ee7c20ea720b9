/**
 * Pictures and documents by address in bulk jobs: queued with the written tools, recognised when a
 * list is loaded again, and removed when the job is undone.
 */
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Author } from '../../audit/service.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { removeAddedDocuments } from './document-fetches.server.ts'
import { storedImage } from '../model/image.ts'
import {
  countOfBatch,
  deleteBatch,
  releaseBatch,
  toolsWithSources,
  type BatchCounts,
} from '../pictures/picture-batch-store.server.ts'
import { arrangedPictures, notifyPictureQueue, replacePictures } from './picture-fetches.server.ts'
import { toolsWithDocuments } from '../tool-documents/tool-document-store.server.ts'
import { findPicturedTool } from '../pictures/tool-picture-store.server.ts'
import {
  documentSource,
  queueAddresses,
  sourceOf,
  type QueuedAddresses,
} from './tool-pictures.server.ts'

/** A tool and its address in a list. */
export type ToolAddress = { readonly toolId: string; readonly address: string }

/** The operations of bulk jobs on pictures; `batch` is the id of the job. */
export interface ManyPictures {
  /** Whether pages may show the picture of this address. */
  canShow(address: string): boolean
  /** Those of these addresses whose picture the tool has: fetched and stored. */
  kept(wanted: readonly ToolAddress[]): Promise<readonly ToolAddress[]>
  /** Whether the file of this address may be fetched; does not check the server's IP address. */
  canFetch(address: string): boolean
  /** Those of these addresses whose document the tool has. */
  keptDocuments(wanted: readonly ToolAddress[]): Promise<readonly ToolAddress[]>
  /** Puts addresses into the queue, in the caller's transaction: they wait for `release`. */
  queue(tx: Handle, tools: readonly QueuedAddresses[], author: Author, batch: string): Promise<void>
  /** Makes the addresses of a job due, in the transaction that ends it. */
  release(tx: Handle, batch: string): Promise<void>
  /** The queue's progress with the addresses of a job; finished ones count for a week. */
  progress(batch: string): Promise<BatchCounts>
  /** Undoes a job's queued or added pictures for these tools. */
  undo(tx: Handle, toolIds: readonly string[], author: Author, batch: string): Promise<void>
}

export const createManyPictures = (context: CatalogueContext): ManyPictures => ({
  canShow: (address) => storedImage(address, context.origin, context.allowHttpImages) !== undefined,
  canFetch: (address) => context.pictures.canFetch(address),
  keptDocuments: (wanted) => keptDocuments(context, wanted),
  kept: (wanted) => keptAddresses(context, wanted),
  queue: (tx, tools, author, batch) => queueAddresses(context, tx, tools, author, batch),
  release: async (tx, batch) => {
    await releaseBatch(tx, batch)
    await notifyPictureQueue(context, tx)
  },
  progress: (batch) => countOfBatch(context.database.handle, batch),
  undo: (tx, toolIds, author, batch) => undoBatch(context, tx, toolIds, author, batch),
})

async function keptAddresses(
  context: CatalogueContext,
  wanted: readonly ToolAddress[],
): Promise<readonly ToolAddress[]> {
  if (wanted.length === 0) return []
  const nths = await toolsWithSources(
    context.database.handle,
    wanted.map(({ toolId, address }) => ({ toolId, source: sourceOf(context, address) })),
  )
  return nths.flatMap((nth) => wanted[nth] ?? [])
}

async function keptDocuments(
  { database }: CatalogueContext,
  wanted: readonly ToolAddress[],
): Promise<readonly ToolAddress[]> {
  if (wanted.length === 0) return []
  const nths = await toolsWithDocuments(
    database.handle,
    wanted.map(({ toolId, address }) => ({ toolId, source: documentSource(address) })),
  )
  return nths.flatMap((nth) => wanted[nth] ?? [])
}

async function undoBatch(
  context: CatalogueContext,
  tx: Handle,
  toolIds: readonly string[],
  author: Author,
  batch: string,
): Promise<void> {
  const added = Map.groupBy(await deleteBatch(tx, batch, toolIds), ({ toolId }) => toolId)
  for (const [toolId, fetched] of added) {
    const documentIds = fetched.flatMap(({ documentId }) => documentId ?? [])
    if (documentIds.length > 0) await removeAddedDocuments(context, tx, toolId, documentIds, author)
    const tool = await findPicturedTool(tx, toolId, true)
    if (!tool) continue
    const images = new Set(fetched.flatMap(({ image }) => (image === '' ? [] : [image])))
    const before = await arrangedPictures(tx, tool)
    // The restored image was the tool's own before.
    const after = before.filter(({ image }) => image === tool.image || !images.has(image))
    if (after.length < before.length)
      await replacePictures(context, tx, tool, before, after, {
        operation: 'catalogue.undoPictures',
        author,
        revise: false,
      })
  }
}
