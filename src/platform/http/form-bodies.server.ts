/** Request bodies as OAuth sends them: forms only. */
import type { FastifyInstance } from 'fastify'

/**
 * From here on the body of a form is its `URLSearchParams`. Other bodies stay bytes, so that the
 * route can refuse them in the terms of its protocol.
 * @param scope an encapsulated part of the server
 */
export function readFormBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  )
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _bytes, done) => done(null))
}
