/** Each page has one address: small letters, no slash at the end. Others lead there, for good. */
import type { FastifyInstance } from 'fastify'

/** Addresses that are no pages, or whose letters' case matters. */
const noPage = /^\/(?:api|assets|dev|fonts|pictures|node_modules|src|@[^/]*)(?:\/|$)/
/** A capital letter, a doubled slash or one at the end, before any parameter. */
const elsewhere = /^[^?]*(?:[A-Z]|\/\/)|^\/[^?]*\/(?:\?|$)/

/** Register it before the page cache, which knows both spellings as one. */
export function canonicalPath(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url = '/', method } = request.raw
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      !elsewhere.test(url) ||
      noPage.test(url) ||
      url.startsWith('//') ||
      url.includes('\\')
    )
      return done()
    const [path = '/', ...parameters] = url.split('?')
    reply
      .header('cache-control', 'public, max-age=86400')
      .redirect(`${lowered(path)}${parameters.length > 0 ? `?${parameters.join('?')}` : ''}`, 308)
    return undefined
  })
}

// Within an escape capitals mean what small letters do, and lowering it changes nothing either.
const lowered = (path: string): string =>
  path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
