/** Answers with a file: its media type, its name, a strong ETag, and 304 to those who have it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { FileOutput } from '../file-output.ts'

/**
 * Sends the file that a service returned. A cache may keep it for this caller alone, and asks again
 * each time whether it is still theirs.
 * @throws Error (a bug, answered with 500) when the service returned something else
 */
export function sendFile(
  { route, mediaType = 'application/octet-stream' }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  output: unknown,
): FastifyReply {
  const file = safeParse(FileOutput, output)
  if (!file.success)
    throw new Error(`The service of ${route} returned no file`, { cause: file.error })
  const { name, bytes, hash } = file.data
  const etag = `"${hash}"`
  reply.headers({ 'cache-control': 'private, no-cache', etag })
  if (namesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply
    .headers({
      'content-type': mediaType,
      'content-disposition': `attachment; filename="${name}"`,
    })
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Compared weakly: a proxy that compresses a response makes its tag weak. */
const namesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag))
