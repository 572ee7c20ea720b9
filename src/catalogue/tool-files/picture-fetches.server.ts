/**
 * Adds pictures, and documents by address, in the background: those of addresses are fetched once
 * and stored, those of archives are unpacked; each becomes a picture of its tool. Waiting ones are
 * in a table, so they survive a restart.
 */
import { isProblem } from '../../../packages/contract/problem.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  createJobRunner,
  retryDelay,
  type ErrorLog,
  type JobRunner,
} from '../../../packages/pg-kit/jobs.server.ts'
import { isOutgoingHeld } from '../../platform/mail/outgoing-hold.server.ts'
import type { Author } from '../../audit/service.server.ts'
import { PictureNotFetched } from '../../pictures/fetch-picture.server.ts'
import { withPicture, type ArrangedPicture } from '../pictures/arranged-pictures.ts'
import { toolChange } from '../writing/audited-tool.server.ts'
import type { CatalogueContext } from '../dependencies.server.ts'
import { addFetchedDocument } from './document-fetches.server.ts'
import { maxGalleryPictures } from '../pictures/gallery.ts'
import { pictureKey, storedImage } from '../model/image.ts'
import { imageOrigin } from '../model/image-hosts.server.ts'
import { toolPicturesMessages as messages } from '../messages/tool-pictures.ts'
import {
  claimFetch,
  deleteFinishedFetches,
  insertAddresses,
  insertFetches,
  lockFetch,
  markFetched,
  markFetchFailed,
  nextFetchDueIn,
  recentlyFetched,
  type ClaimedFetch,
  type NewAddressFetch,
  type NewPictureFetch,
} from '../pictures/picture-fetch-store.server.ts'
import { picturesOf } from '../pictures/picture-store.server.ts'
import {
  findPicturedTool,
  setImage,
  writePictures,
  type PicturedTool,
} from '../pictures/tool-picture-store.server.ts'
import {
  familyIds,
  notifyImageHostsChanged,
  notifyToolsChanged,
} from '../writing/tool-changes.server.ts'
import { toolById } from '../store.server.ts'

const channel = 'picture_fetches'
/** Milliseconds between two checks of the table without a notification. */
const pollInterval = 30_000
/** Milliseconds: longer than fetching and processing a picture behind three others can take. */
const lease = 180_000
/** The number of concurrent fetches; processing is sequential. */
const maxConcurrent = 4
const maxAttempts = 4
/** Milliseconds until the second attempt; each further one waits twice as long. */
const firstRetry = 5_000
const maxPositions = 100

const noQueuer = { id: null, name: '' }

/** Puts the files of an archive into the queue, in the caller's transaction. */
export async function queueFiles(
  { database }: Pick<CatalogueContext, 'database'>,
  tx: Handle,
  fetches: readonly NewPictureFetch[],
  author: Author,
): Promise<void> {
  await insertFetches(tx, fetches, author ?? noQueuer)
  await database.notify(tx, channel, '')
}

/** Puts addresses into the queue, in the caller's transaction; `batch` is their bulk job. */
export async function queueSources(
  { database }: Pick<CatalogueContext, 'database'>,
  tx: Handle,
  fetches: readonly NewAddressFetch[],
  author: Author,
  batch: string | null,
): Promise<void> {
  if (fetches.length === 0) return
  await insertAddresses(tx, fetches, author ?? noQueuer, batch)
  await database.notify(tx, channel, '')
}

/** Wakes the job that adds pictures. */
export const notifyPictureQueue = (
  { database }: Pick<CatalogueContext, 'database'>,
  tx: Handle,
): Promise<void> => database.notify(tx, channel, '')

export const createPictureFetches = (context: CatalogueContext, log: ErrorLog): JobRunner =>
  createJobRunner<ClaimedFetch>(context.database, log, {
    channel,
    pollInterval,
    isHeld: () => isOutgoingHeld(context.database.handle),
    lease,
    maxConcurrent,
    failureMessage: messages.queueUnreadable,
    claim: (claimFor) => claimFetch(context.database.handle, claimFor),
    perform: (fetch) => addQueuedPicture(context, log, fetch),
    nextDueIn: () => nextFetchDueIn(context.database.handle),
    cleanUp: () => deleteFinishedFetches(context.database.handle),
  })

/** Adds one picture, and records the outcome. */
async function addQueuedPicture(
  context: CatalogueContext,
  log: ErrorLog,
  fetch: ClaimedFetch,
): Promise<'failed' | void> {
  const { handle } = context.database
  const fail = async (reason: string, isTemporary: boolean): Promise<'failed'> => {
    const retryIn =
      isTemporary && fetch.attempts < maxAttempts
        ? retryDelay(fetch.attempts, firstRetry)
        : undefined
    await markFetchFailed(handle, fetch.id, { reason, retryIn })
    return 'failed'
  }
  if (fetch.attempts > maxAttempts) return fail(messages.interrupted, false)
  try {
    const refusal =
      fetch.kind === 'document'
        ? await addFetchedDocument(context, fetch, authorOf(fetch))
        : await attachPicture(context, fetch, await storedPicture(context, fetch))
    return refusal === undefined ? undefined : await fail(refusal, false)
  } catch (error) {
    if (error instanceof PictureNotFetched) return fail(error.message, error.isTemporary)
    if (isProblem(error)) return fail(error.message, error.body.status >= 500)
    log.error({ err: error }, messages.failed)
    return fail(messages.broken, true)
  }
}

const authorOf = ({ actor_id: id, actor_name: name }: ClaimedFetch): Author =>
  id === null ? undefined : { id, name }

/** The stored address of the picture, which is fetched unless another tool has just fetched it. */
async function storedPicture(context: CatalogueContext, fetch: ClaimedFetch): Promise<string> {
  const { database, pictures, origin } = context
  const known =
    fetch.file === null ? await recentlyFetched(database.handle, fetch.source) : undefined
  if (known !== undefined) return known
  const { image } = await pictures.store(
    authorOf(fetch),
    fetch.file ?? (await pictures.fetch(fetch.source)),
  )
  return storedImage(image, origin, false) ?? image
}

/** @returns why the picture cannot be added to the tool; undefined if it was */
const attachPicture = (
  context: CatalogueContext,
  fetch: ClaimedFetch,
  image: string,
): Promise<string | undefined> =>
  context.database.transact(async (tx) => {
    const key = pictureKey(image)
    const tool = await findPicturedTool(tx, fetch.tool_id, true)
    if (!tool) return messages.toolGone
    // Removed in the meantime, together with the job that had queued it.
    if (!(await lockFetch(tx, fetch.id))) return undefined
    if (key === null || !(await context.pictures.lock(tx, key))) return messages.broken
    const before = await arrangedPictures(tx, tool)
    const { source, place } = fetch
    const after = withPicture(before, { image, source, place }, maxGalleryPictures)
    if (after === undefined) return messages.full(maxGalleryPictures)
    const change = { operation: 'catalogue.addPicture', author: authorOf(fetch), revise: false }
    await replacePictures(context, tx, tool, before, after, change)
    await markFetched(tx, fetch.id, image)
    return undefined
  })

/** The stored pictures of a tool, its image first. */
export async function arrangedPictures(
  db: Handle,
  { id, image }: Pick<PicturedTool, 'id' | 'image'>,
): Promise<readonly ArrangedPicture[]> {
  const rows = await picturesOf(db, id, maxPositions)
  const own = rows.find((row) => row.image === image)
  return [
    ...(image === '' ? [] : [own ?? { image, alt: '' }]),
    ...rows.filter((row) => row.image !== image),
  ]
}

/** Writes pictures of a locked tool and the audit entry, and purges pages that show them. */
export async function replacePictures(
  context: CatalogueContext,
  tx: Handle,
  tool: PicturedTool,
  before: readonly ArrangedPicture[],
  after: readonly ArrangedPicture[],
  change: { readonly operation: string; readonly author: Author; readonly revise: boolean },
): Promise<void> {
  const { audit, database, now } = context
  const image = after[0]?.image ?? ''
  await writePictures(tx, tool.id, after)
  if (image !== tool.image) await setImage(tx, tool.id, { image, at: now(), revise: change.revise })
  await audit.record(tx, change.author, {
    ...toolChange(change.operation, tool),
    before: { pictures: before },
    after: { pictures: after },
  })
  const row = await toolById(tx, tool.id)
  await notifyToolsChanged(database, tx, [
    ...new Set([tool.id, ...(row ? await familyIds(tx, row) : [])]),
  ])
  if (imageOrigin(image) !== imageOrigin(tool.image)) await notifyImageHostsChanged(database, tx)
}
