/** Responds with 405 and `Allow` if a path has routes, but none for the request's method. */
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { methodNotAllowed } from '../../../packages/contract/http-problems.ts'

/** If other origins are allowed, the CORS plugin answers OPTIONS before these routes. */
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
] satisfies HTTPMethods[]

/**
 * Remembers the methods of every route that is registered after it.
 * @returns a function that registers, for each of their paths, a route for all other methods; call
 *   it after all other routes, and before wildcard routes, which would answer instead
 */
export function collectMethods(app: FastifyInstance): () => void {
  const paths = new Map<string, { readonly url: string; readonly allowed: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    // Two methods of one path may name its parameter differently.
    const key = url.replaceAll(/:\w+/g, ':')
    const path = paths.get(key) ?? { url, allowed: new Set() }
    for (const name of [method].flat()) path.allowed.add(name.toUpperCase())
    paths.set(key, path)
  })
  return () => {
    for (const { url, allowed } of paths.values()) {
      const others = methods.filter((name) => !allowed.has(name))
      const allow = [...allowed].join(', ')
      if (others.length > 0) refuseMethods(app, url, others, allow)
    }
  }
}

const refuseMethods = (app: FastifyInstance, url: string, others: HTTPMethods[], allow: string) =>
  app.route({
    method: others,
    url,
    exposeHeadRoute: false,
    // Before the body is read, which is not needed.
    onRequest: async (_, reply) => {
      reply.header('allow', allow)
      throw methodNotAllowed()
    },
    handler: async () => undefined,
  })
