/** JSON bodies: UTF-8, uncompressed; others are refused with the reason and instructions. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unsupportedMediaType } from '../http-problems.ts'
import { requestMessages as messages } from '../messages.ts'
import { malformedRequest } from '../standard-problems.ts'

/**
 * Makes JSON the only body that a Fastify scope reads; an empty body counts as none. Keys such as
 * `__proto__` remain ordinary own keys, which the strict schemas refuse like any unknown field.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  refuseEncodedBodies(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      done(null, parseJson(Buffer.from(body), charsetOf(request)))
    } catch (error) {
      done(error instanceof Error ? error : malformedRequest({ cause: error }))
    }
  })
}

/**
 * Compressed bodies are refused, including files: a small body could become large here. RFC 9110,
 * 15.5.16: the response states the accepted encodings.
 */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, reply) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? ''
    if (encoding === '' || encoding === 'identity') return
    reply.header('accept-encoding', 'identity')
    throw unsupportedMediaType({ detail: messages.encodedBody })
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** @throws Problem malformedRequest, unsupportedMediaType */
function parseJson(bytes: Uint8Array, charset: string | undefined): unknown {
  if (bytes.length === 0) return undefined
  if (charset !== undefined && bytes.some((byte) => byte > 0x7f))
    throw unsupportedMediaType({ detail: messages.otherCharset(charset) })
  const text = decode(bytes)
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    throw malformedRequest({ detail: messages.notJson(placeOf(cause)), cause })
  }
}

/**
 * Without a byte order mark.
 * @throws Problem malformedRequest
 */
function decode(bytes: Uint8Array): string {
  // In UTF-16, every second byte of ASCII letters is 0, which JSON never contains.
  if (bytes.includes(0)) throw malformedRequest({ detail: messages.notUtf8 })
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw malformedRequest({ detail: messages.notUtf8, cause })
  }
}

/** The declared encoding, unless it is one in which plain JSON is UTF-8. */
function charsetOf({ headers }: FastifyRequest): string | undefined {
  const charset = /;\s*charset="?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1]
  return charset === undefined || /^(?:utf-?8|us-ascii)$/i.test(charset) ? undefined : charset
}

/** The position at which the parser failed, according to its message; '' if it gives none. */
const placeOf = (error: unknown): string => {
  const place = error instanceof Error ? /line (\d+) column (\d+)/.exec(error.message) : null
  return place === null ? '' : ` (line ${place[1]}, column ${place[2]})`
}
