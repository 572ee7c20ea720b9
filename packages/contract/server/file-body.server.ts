/** Bodies that are files: whatever type they claim, read whole into memory, so only a few at once. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { httpMessages } from '../../../src/platform/messages/http.ts'
import { tooManyRequests } from '../standard-problems.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take longer to arrive than other bodies do. */
    file?: boolean
  }
}

/** Each holds its bytes until it is answered. */
const mostAtOnce = 4
/** Seconds. */
const untilOneIsDone = 5

/**
 * Makes a scope read bodies as bytes; the limit of the route is kept while they arrive.
 * @throws (its requests) Problem tooOften when too many arrive at once
 */
export function acceptFileBody(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, bytes, done) => done(null, bytes))
  const under = new WeakSet<FastifyRequest>()
  let atOnce = 0
  const leave = (request: FastifyRequest): void => {
    if (under.delete(request)) atOnce -= 1
  }
  // After admission, which is the route's own first hook: who may not send files takes nobody's place.
  scope.addHook('preParsing', async (request, _reply, payload) => {
    if (atOnce >= mostAtOnce)
      throw tooManyRequests({
        detail: httpMessages.answers.filesAtOnce,
        retryAfter: untilOneIsDone,
      })
    under.add(request)
    atOnce += 1
    // One that is broken off while it arrives is never answered.
    request.raw.once('close', () => {
      if (!request.raw.complete) leave(request)
    })
    return payload
  })
  scope.addHook('onResponse', async (request) => leave(request))
  return scope
}
