/**
 * Each page has one path, in lower case and without a trailing slash; other spellings redirect to
 * it.
 */
import type { FastifyInstance } from 'fastify'

/** Paths that are not pages, or that are case-sensitive. */
const notPages = /^\/(?:api|assets|dev|fonts|pictures|node_modules|src|@[^/]*)(?:\/|$)/
/** A capital letter, a double slash or a trailing slash, before any parameter. */
const notCanonical = /^[^?]*(?:[A-Z]|\/\/)|^\/[^?]*\/(?:\?|$)/

/**
 * Its digits mean the same in either case, and many clients write them in upper case, whatever a
 * redirect says (RFC 3986, section 6.2.2.1): redirecting them to lower case would never end.
 */
const percentEscape = /%[0-9a-f]{2}/gi

/** Register it before the pages, whose cache treats both spellings as one. */
export function canonicalPath(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '/', method } = request.raw
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      !notCanonical.test(url.replaceAll(percentEscape, '%')) ||
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

const toCanonicalPath = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part.startsWith('%') ? part : part.toLowerCase(),
    )
