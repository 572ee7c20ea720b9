/** During development Vite serves the sources of pages, and no response is cached. */
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { RespondFromCache } from '../../../packages/response-cache/fastify-plugin.server.ts'

/** Lets Vite answer the requests that it handles; others go on to the pages. */
export function serveViteAssets(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|dev|healthz|readyz)(\/|$)/.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
      done(error instanceof Error ? error : undefined),
    )
    return undefined
  })
}

/** Creates each response again without storing it. */
export const respondUncached: RespondFromCache = async (_, reply, createResponse) => {
  const { status, headers, body } = await createResponse()
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body)
}
