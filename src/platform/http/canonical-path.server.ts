/** Each page has one path, in lower case and without a slash at the end: others redirect to it. */
import type { FastifyInstance } from 'fastify'

/** Paths that are no pages, or whose case matters. */
const notPages = /^\/(?:api|assets|dev|fonts|pictures|node_modules|src|@[^/]*)(?:\/|$)/
/** A capital letter, a doubled slash or one at the end, before any parameter. */
const notCanonical = /^[^?]*(?:[A-Z]|\/\/)|^\/[^?]*\/(?:\?|$)/

/** Register it before the pages, whose cache takes both spellings for one. */
export function canonicalPath(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '/', method } = request.raw
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      !notCanonical.test(url) ||
      notPages.test(url) ||
      url.startsWith('//') ||
      url.includes('\\')
    )
      return done()
    const [path = '/', ...parameters] = url.split('?')
    const query = parameters.length > 0 ? `?${parameters.join('?')}` : ''
    reply
      .header('cache-control', 'public, max-age=86400')
      .redirect(`${toCanonicalPath(path)}${query}`, 308)
    return undefined
  })
}

// Lower case changes nothing in a percent escape: its digits mean the same in either case.
const toCanonicalPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
