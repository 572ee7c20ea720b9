/** The output of endpoints that answer with a file instead of JSON. */
import * as z from 'zod/mini'

export const FileOutput = z.strictObject({
  /** The name under which a browser saves it: letters, digits, dots and hyphens. */
  name: z.string().check(z.regex(/^[\w.-]+$/)),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** A hash of the bytes, which becomes the strong ETag. */
  hash: z.string().check(z.regex(/^[\w-]+$/)),
})
export type FileOutput = z.output<typeof FileOutput>
