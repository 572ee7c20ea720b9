/**
 * Sends a file: its media type, its name, a strong ETag, and 304 to clients that already have it.
 */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/v4/core'
import type { Endpoint } from '../endpoint.ts'
import { FileOutput, StreamOutput } from '../file-output.ts'

/**
 * Sends the file that a service returned. A cache may only keep it for this caller, and must
 * revalidate it each time.
 * @throws Error (a bug, answered with 500) if the service returned something else
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

/**
 * The maximum number of bytes that wait for the client, in addition to the chunk being generated.
 */
const maxWaitingBytes = 65_536

/**
 * Sends a file while the service generates it. If that fails midway, the connection is cut, so that
 * nobody mistakes a part for the whole file.
 * @throws Error (a bug, answered with 500) if the service returned something else
 */
export function sendStream(
  { route, mediaType = 'application/octet-stream' }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  output: unknown,
): FastifyReply {
  const file = safeParse(StreamOutput, output)
  if (!file.success)
    throw new Error(`The service of ${route} returned no stream`, { cause: file.error })
  const { name, chunks } = file.data
  reply.headers({
    'cache-control': 'no-store',
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${name}"`,
  })
  // Otherwise Fastify would read the whole stream to answer a HEAD request.
  if (request.method === 'HEAD') return reply.send()
  return reply.send(Readable.from(chunks, { objectMode: false, highWaterMark: maxWaitingBytes }))
}

/** Compared weakly: a proxy that compresses a response makes its tag weak. */
const namesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((item) => item.trim().replace(/^W\//, '') === etag))
