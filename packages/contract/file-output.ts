/** The output of endpoints that return a file instead of JSON. */
import * as z from 'zod/mini'

/** The name under which a browser saves it: letters, digits, dots and hyphens. */
const FileName = z.string().check(z.regex(/^[\w.-]+$/))

export const FileOutput = z.strictObject({
  name: FileName,
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** A hash of the bytes, which becomes the strong ETag. */
  hash: z.string().check(z.regex(/^[\w-]+$/)),
})
export type FileOutput = z.output<typeof FileOutput>

/**
 * The output of endpoints that send a file while it is generated: it is never completely in memory.
 */
export const StreamOutput = z.strictObject({
  name: FileName,
  /** Read while the response is sent, at the client's speed; ended when the client disconnects. */
  chunks: z.custom<AsyncIterable<Uint8Array>>(
    (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  ),
})
export type StreamOutput = z.output<typeof StreamOutput>
