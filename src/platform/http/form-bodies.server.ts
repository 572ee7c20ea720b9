/** Bodies as OAuth sends them: forms, and nothing else. */
import type { FastifyInstance } from 'fastify'

/**
 * From here on the body of a form is its `URLSearchParams`. What is no form stays bytes, so that the
 * route can refuse it in its protocol's own words.
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
