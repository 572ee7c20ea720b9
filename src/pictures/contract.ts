/** What may be said about pictures: an admin sends a file, and gets the address to give a tool. */
import * as z from 'zod/mini'
import { endpoint, type Door } from '../platform/contract.ts'
import { problem } from '../platform/problem.ts'
import { picturesWords as words } from '../words/en/pictures.ts'
import { mostBytes } from './rules.ts'

export const notUsable = problem('picture-not-usable', 422, words.problems.notUsable)
export const picturesAway = problem('pictures-away', 503, words.problems.away)

export const picturesContract = {
  add: endpoint({
    call: 'POST /pictures', access: 'admin', status: 201, file: mostBytes, summary: 'Keeps a picture in all sizes that pages show; the body is the file (JPEG, PNG, WebP, AVIF)',
    input: z.strictObject({}),
    /** `image` is what a tool's image is set to; width and height are those of the file. */
    output: z.strictObject({ image: z.string(), width: z.int(), height: z.int() }), problems: [notUsable, picturesAway],
  }),
}
/** What the HTTP API asks of pictures. */
export interface PicturesCalls extends Door<typeof picturesContract> {}
