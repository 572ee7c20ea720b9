/** The operations on the pictures of tools. */
import type { Caller } from '../../platform/access/endpoint.ts'
import { invalidInput, notFound } from '../../../packages/contract/standard-problems.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { fetchMessages } from '../../pictures/messages/fetch.ts'
import type { Author } from '../../audit/service.server.ts'
import { revisionChanged } from '../contract.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { pictureKey, publicImageUrl, storedImage } from '../model/image.ts'
import { toolPicturesMessages as messages } from '../messages/tool-pictures.ts'
import {
  toolOfFileName,
  listArchive,
  skuWithoutPunctuation,
  unpackFile,
  type Refusal,
} from '../pictures/picture-archive.server.ts'
import { parsePictureFileName } from '../pictures/arranged-pictures.ts'
import {
  arrangedPictures,
  notifyPictureQueue,
  queueFiles,
  queueSources,
  replacePictures,
} from './picture-fetches.server.ts'
import { spokenFetchReason } from './spoken-fetch-reason.server.ts'
import {
  countFetches,
  deleteFetch,
  listFetches,
  retryFetch,
  type FetchRow,
} from '../pictures/picture-fetch-store.server.ts'
import { foldSku } from '../model/sku.ts'
import { lockPictureOfTool } from '../writing/tool-values.server.ts'
import { findPicturedTool, toolsNamed } from '../pictures/tool-picture-store.server.ts'
import {
  archiveUnusable,
  type ArchiveResult,
  type PictureFetch,
  type ToolPictures,
  type ToolPicturesOperations,
} from '../pictures/tool-pictures-contract.ts'
import { toolChange } from '../writing/audited-tool.server.ts'

type Admin = Caller<'admin'>
type InputOf<Name extends keyof ToolPicturesOperations> = Parameters<
  ToolPicturesOperations[Name]
>[1]

const maxListed = 200

export const createToolPicturesOperations = (
  context: CatalogueContext,
): ToolPicturesOperations => ({
  pictures: (_caller, { id }) => readToolPictures(context, id),
  arrangePictures: (caller, input) => arrangePictures(context, caller, input),
  addPictureAddresses: (caller, input) => addAddresses(context, caller, input),
  addPictureArchive: (caller, { name }) => addArchive(context, caller, name),
  pictureFetches: async (_caller, { limit = maxListed }) => ({
    ...(await countFetches(context.database.handle)),
    fetches: (await listFetches(context.database.handle, { limit })).map(toFetch),
  }),
  retryPictureFetch: (caller, { id }) => retryOne(context, caller, id),
  removePictureFetch: (caller, { id }) => removeOne(context, caller, id),
})

const toFetch = ({ tool_id: toolId, created_at: at, ...row }: FetchRow): PictureFetch => ({
  ...row,
  reason: spokenFetchReason(row.reason),
  toolId,
  createdAt: at.toISOString(),
})

/** @throws Problem not-found */
async function readToolPictures(
  { database: { handle }, origin }: CatalogueContext,
  id: string,
): Promise<ToolPictures> {
  // Read before the pictures: an entry that finishes in between then appears in the pictures rather
  // than in neither.
  const fetches = await listFetches(handle, { toolId: id, limit: maxListed })
  const tool = await findPicturedTool(handle, id)
  if (!tool) throw notFound()
  const pictures = await arrangedPictures(handle, tool)
  return {
    name: tool.name,
    slug: tool.slug,
    pictures: pictures.map(({ image, alt }) => ({
      image: publicImageUrl(image, origin),
      picture: pictureKey(image),
      alt,
    })),
    fetches: fetches.map(toFetch),
  }
}

/**
 * Replaces the pictures of a tool. Only pictures of this shop can be added; an external one may
 * stay if the tool already has it.
 * @throws Problem not-found, revision-changed, or invalid-input for a picture
 */
async function arrangePictures(
  context: CatalogueContext,
  { actor }: Admin,
  { id, pictures, seen }: InputOf<'arrangePictures'>,
): Promise<ToolPictures> {
  const { database, origin } = context
  await database.transact(async (tx) => {
    const tool = await findPicturedTool(tx, id, true)
    if (!tool) throw notFound()
    const before = await arrangedPictures(tx, tool)
    const known = before.map(({ image }) => publicImageUrl(image, origin))
    if (known.join('\n') !== seen.join('\n'))
      throw revisionChanged({ detail: messages.changedMeanwhile })
    const after = new Map<string, string>()
    for (const [nth, { image, alt }] of pictures.entries()) {
      const stored = await arrangedImage(context, tx, image, known, nth)
      if (!after.has(stored)) after.set(stored, alt)
    }
    const arranged = Array.from(after, ([image, alt]) => ({ image, alt }))
    const change = { operation: 'catalogue.arrangePictures', author: actor, revise: true }
    await replacePictures(context, tx, tool, before, arranged, change)
  })
  return readToolPictures(context, id)
}

/** The stored form of an image that may be arranged; an uploaded picture is locked. */
async function arrangedImage(
  context: CatalogueContext,
  tx: Handle,
  image: string,
  known: readonly string[],
  nth: number,
): Promise<string> {
  const stored = storedImage(image, context.origin, context.allowHttpImages)
  const isKnown = known.includes(image)
  if (stored === undefined || (pictureKey(stored) === null && !isKnown))
    throw invalidInput({
      errors: [{ pointer: `#/pictures/${nth}/image`, detail: messages.notOwn }],
    })
  if (!isKnown) await lockPictureOfTool(context, tx, stored)
  return stored
}

/** The audit entry for pictures that were queued. */
async function recordQueued(
  { audit }: CatalogueContext,
  tx: Handle,
  author: Author,
  { label, ...after }: { readonly label: string; readonly [field: string]: unknown },
): Promise<void> {
  const change = { operation: 'catalogue.queuePictures', kind: 'picture', id: label } as const
  await audit.record(tx, author, { ...change, label, after })
}

/** @throws Problem not-found, or invalid-input for an invalid address */
async function addAddresses(
  context: CatalogueContext,
  { actor }: Admin,
  { id, addresses }: InputOf<'addPictureAddresses'>,
): Promise<ToolPictures> {
  const errors = addresses.flatMap((address, nth) =>
    context.pictures.canFetch(address)
      ? []
      : [{ pointer: `#/addresses/${nth}`, detail: fetchMessages.notAddress }],
  )
  if (errors.length > 0) throw invalidInput({ errors })
  await context.database.transact(async (tx) => {
    const tool = await findPicturedTool(tx, id)
    if (!tool) throw notFound()
    await queueAddresses(context, tx, [{ toolId: id, addresses }], actor)
    const { label } = toolChange('', tool)
    await recordQueued(context, tx, actor, { label, addresses })
  })
  return readToolPictures(context, id)
}

export type QueuedAddresses = {
  readonly toolId: string
  readonly addresses: readonly string[]
  /** Addresses of PDF documents. */
  readonly documents?: readonly string[]
}

/**
 * Puts addresses of pictures and documents into the queue, in the caller's transaction. Each is
 * fetched once, after the commit, and stored; if the tool's image is such an address, the stored
 * picture replaces it, otherwise it is added after the others. Addresses are not checked here: one
 * that may not be fetched fails with a reason.
 */
export const queueAddresses = (
  context: Pick<CatalogueContext, 'database' | 'newId' | 'origin'>,
  tx: Handle,
  tools: readonly QueuedAddresses[],
  author: Author,
  batch: string | null = null,
): Promise<void> =>
  queueSources(
    context,
    tx,
    tools.flatMap(({ toolId, addresses, documents = [] }) => [
      ...[...new Set(addresses.map((address) => sourceOf(context, address)))]
        // Stored ones need not be fetched.
        .filter((source) => source !== '' && pictureKey(source) === null)
        .map((source) => ({ id: context.newId(), toolId, source, kind: 'picture' as const })),
      ...[...new Set(documents.map(documentSource))].map((source) => ({
        id: context.newId(),
        toolId,
        source,
        kind: 'document' as const,
      })),
    ]),
    author,
    batch,
  )

/** The queue's form of a document address. */
export const documentSource = (address: string): string =>
  (URL.parse(address)?.href ?? address).slice(0, 2048)

/** The queue's form of an address: the same as a tool's stored image, so that it is recognised. */
export const sourceOf = ({ origin }: Pick<CatalogueContext, 'origin'>, address: string): string =>
  (storedImage(address, origin, true) ?? address).slice(0, 2048)

/** @throws Problem archive-not-usable */
async function addArchive(
  context: CatalogueContext,
  { actor, fileBytes }: Admin,
  name: string,
): Promise<ArchiveResult> {
  if (fileBytes === undefined) throw archiveUnusable({ detail: messages.archive.noFile })
  const { files, refused } = listArchive(fileBytes)
  const skus = files.flatMap((file) => parsePictureFileName(file).map(({ sku }) => sku))
  const tools = await toolsNamed(
    context.database.reports,
    skus.map((sku) => ({ folded: foldSku(sku), loose: skuWithoutPunctuation(sku) })),
  )
  const left: Refusal[] = [...refused]
  const meant = files.flatMap((file) => {
    const meaning = toolOfFileName(file, tools)
    if ('toolId' in meaning) return [{ file, ...meaning }]
    left.push({ file, why: meaning.why })
    return []
  })
  let queued = 0
  // Files are unpacked and written one by one: never more than one is in memory.
  for (const { file, toolId, place } of meant.toSorted((a, b) => a.place - b.place)) {
    const bytes = unpackFile(fileBytes, file)
    if (!bytes) {
      left.push({ file, why: messages.archive.broken })
      continue
    }
    const fetch = { id: context.newId(), toolId, place, file: bytes, source: file.slice(-2048) }
    await context.database.transact((tx) => queueFiles(context, tx, [fetch], actor))
    queued += 1
  }
  await context.database.transact((tx) =>
    recordQueued(context, tx, actor, { label: name, queued, refused: left.length }),
  )
  return { queued, refused: left }
}

/** @throws Problem not-found */
async function retryOne(
  context: CatalogueContext,
  { actor }: Admin,
  id: string,
): Promise<PictureFetch> {
  const row = await context.database.transact(async (tx) => {
    const retried = await retryFetch(tx, id, actor)
    if (!retried) throw notFound()
    await recordQueued(context, tx, actor, { label: retried.sku, addresses: [retried.source] })
    await notifyPictureQueue(context, tx)
    return retried
  })
  return toFetch(row)
}

const removeOne = (context: CatalogueContext, { actor }: Admin, id: string) =>
  context.database.transact(async (tx) => {
    const [row] = await listFetches(tx, { id, limit: 1 })
    const isDeleted = await deleteFetch(tx, id)
    if (row && isDeleted)
      await context.audit.record(tx, actor, {
        operation: 'catalogue.removePictureFetch',
        kind: 'picture',
        id,
        label: row.sku,
        before: { source: row.source },
      } as const)
    return { acknowledged: true, deletedCount: isDeleted ? 1 : 0 }
  })
