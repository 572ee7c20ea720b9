/**
 * The operations on the pictures of a tool: read and arrange them, add some by address or from an
 * archive, and follow the progress.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { named, withWireFormat } from '../../../packages/contract/wire-format.ts'
import { maxListBodyBytes } from '../../platform/http/body-limits.ts'
import { Id, IntegerText, Line, OptionalLine, Timestamp } from '../../platform/fields/fields.ts'
import { revisionChanged } from '../contract.ts'
import { maxGalleryPictures } from './gallery.ts'
import { toolPicturesMessages as messages } from '../messages/tool-pictures.ts'

export const archiveUnusable = problem('archive-not-usable', 422, messages.problems.archive)

/** The maximum size of an archive, in bytes. */
export const maxArchiveBytes = 100_000_000

const Picture = z.strictObject({
  /** With an origin. */
  image: z.string(),
  /** The key of an uploaded picture; null for any other image. */
  picture: z.nullable(z.string()),
  /** A description; empty: the tool's name. */
  alt: z.string(),
})
export const fetchStates = ['waiting', 'done', 'failed'] as const
const PictureFetch = z.strictObject({
  id: Id,
  /** A PDF document of a tool waits in the same queue. */
  kind: z.enum(['picture', 'document']),
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  /** An address, or the name of a file in an archive. */
  source: z.string(),
  state: z.enum(fetchStates),
  /** Why it failed, or the last error so far. */
  reason: z.string(),
  createdAt: Timestamp,
})
export type PictureFetch = z.output<typeof PictureFetch>
const PictureFetchDto = named('PictureFetch', PictureFetch)
const ToolPictures = z.strictObject({
  name: z.string(),
  slug: z.string(),
  pictures: z.array(named('ToolPicture', Picture)),
  /** Waiting and failed entries, in the order in which they were added. */
  fetches: z.array(PictureFetchDto),
})
export type ToolPictures = z.output<typeof ToolPictures>
const ToolPicturesDto = named('ToolPictures', ToolPictures)
const StoredImage = Line(2048)
const hostLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
/** `pictures.canFetch` decides whether it is fetched. */
const Address = withWireFormat(Line(2048), {
  type: 'string',
  format: 'uri',
  maxLength: 2000,
  pattern:
    `^https://(?:${hostLabel}\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?` +
    '(?:[/?#][A-Za-z0-9._~:/?#@!$&()*+,;=%-]*)?$',
})
const ArchiveResult = z.strictObject({
  queued: z.int(),
  /** The files that are left out, with the reason. */
  refused: z.array(z.strictObject({ file: z.string(), why: z.string() })),
})
export type ArchiveResult = z.output<typeof ArchiveResult>
const ById = z.strictObject({ id: Id })

export const toolPicturesContract = {
  pictures: endpoint({
    route: 'GET /tools/:id/pictures',
    access: 'admin',
    permission: 'catalogue',
    summary: 'List the pictures of a tool, including those in the queue',
    input: ById,
    output: ToolPicturesDto,
    problems: [notFound],
  }),
  arrangePictures: endpoint({
    route: 'PUT /tools/:id/pictures',
    access: 'admin',
    permission: 'catalogue',
    maxBodyBytes: maxListBodyBytes,
    summary: 'Set the pictures of a tool, their order and their alt text',
    input: z.strictObject({
      id: Id,
      pictures: z
        .array(z.strictObject({ image: StoredImage, alt: OptionalLine(200) }))
        .check(z.minLength(1), z.maxLength(maxGalleryPictures)),
      /** The images that were read, in their order. */
      seen: z.array(StoredImage).check(z.maxLength(maxGalleryPictures)),
    }),
    output: ToolPicturesDto,
    problems: [notFound, revisionChanged],
  }),
  addPictureAddresses: endpoint({
    route: 'POST /tools/:id/picture-addresses',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    maxBodyBytes: maxListBodyBytes,
    summary: 'Add pictures by web address; each is downloaded once, in the background',
    input: z.strictObject({
      id: Id,
      addresses: z.array(Address).check(z.minLength(1), z.maxLength(maxGalleryPictures)),
    }),
    output: ToolPicturesDto,
    problems: [notFound],
  }),
  addPictureArchive: endpoint({
    route: 'POST /picture-archives/:name',
    access: 'admin',
    permission: 'catalogue',
    status: 201,
    maxFileBytes: maxArchiveBytes,
    fileTypes: ['application/zip'],
    summary: 'Add pictures named by SKU from a ZIP archive; the request body is the file',
    input: z.strictObject({ name: Line(120) }),
    output: named('PictureArchive', ArchiveResult),
    problems: [archiveUnusable],
  }),
  pictureFetches: endpoint({
    route: 'GET /picture-fetches',
    access: 'admin',
    permission: 'catalogue',
    summary:
      'Get the progress of the picture queue, with the pictures that are waiting or have failed',
    input: z.strictObject({ limit: z.optional(IntegerText(1, 1000)) }),
    output: named(
      'PictureFetches',
      z.strictObject({
        waiting: z.int(),
        done: z.int(),
        failed: z.int(),
        fetches: z.array(PictureFetchDto),
      }),
    ),
  }),
  retryPictureFetch: endpoint({
    route: 'POST /picture-fetches/:id/retry',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Retry a failed picture',
    input: ById,
    output: PictureFetchDto,
    problems: [notFound],
  }),
  removePictureFetch: endpoint({
    route: 'DELETE /picture-fetches/:id',
    access: 'admin',
    permission: 'catalogue',
    summary: 'Cancel a waiting or failed picture',
    input: ById,
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
}
/** One method for each operation of the contract. */
export interface ToolPicturesOperations extends Service<typeof toolPicturesContract> {}
