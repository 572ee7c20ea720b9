/**
 * Request bodies that are files: of any media type, read completely into memory, a few at a time.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestMessages } from '../messages.ts'
import { tooManyRequests } from '../standard-problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take longer to arrive than other bodies. */
    fileBody?: boolean
  }
}

/** Each file is held in memory until its request is answered. */
const maxConcurrentFiles = 4
/** Seconds. */
const retryAfter = 5

/**
 * Makes a Fastify scope read bodies as bytes. The route's `bodyLimit` is checked while they arrive.
 * @throws (its requests) Problem tooManyRequests if too many files arrive at once
 */
export function acceptFileBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
  const active = new WeakSet<FastifyRequest>()
  let activeCount = 0
  const release = (request: FastifyRequest): void => {
    if (active.delete(request)) activeCount -= 1
  }
  // Runs after the route's onRequest hook, which authenticates: refused callers take no slot.
  scope.addHook('preParsing', async (request, _reply, payload) => {
    if (activeCount >= maxConcurrentFiles)
      throw tooManyRequests({ detail: requestMessages.tooManyFiles, retryAfter })
    active.add(request)
    activeCount += 1
    // A request that is aborted while its body arrives never gets a response.
    request.raw.once('close', () => {
      if (!request.raw.complete) release(request)
    })
    return payload
  })
  scope.addHook('onResponse', async (request) => release(request))
  return scope
}
