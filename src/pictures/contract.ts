/**
 * The HTTP contract of pictures: an admin uploads a file and gets the address for a tool's picture.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { picturesMessages as messages } from './messages/pictures.ts'
import { maxFileBytes } from './rules.ts'

export const pictureUnusable = problem('picture-not-usable', 422, messages.problems.unusable)
export const picturesUnavailable = problem('pictures-away', 503, messages.problems.unavailable)

export const picturesContract = {
  add: endpoint({
    route: 'POST /pictures',
    access: 'admin',
    permission: ['catalogue', 'content'],
    status: 201,
    maxFileBytes,
    fileTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    summary:
      'Upload a picture and store it in all sizes that pages show; the body is the file (JPEG, ' +
      'PNG, WebP, AVIF)',
    input: z.strictObject({}),
    /** `image` is the value for a tool's image; width and height are those of the file. */
    output: z.strictObject({ image: z.string(), width: z.int(), height: z.int() }),
    problems: [pictureUnusable, picturesUnavailable],
  }),
}
/** The operations that the HTTP API calls. */
export interface PicturesOperations extends Service<typeof picturesContract> {}
