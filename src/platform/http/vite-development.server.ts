/** Pages that change while they are looked at: Vite answers for their sources, and nothing is kept. */
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { RespondFromCache } from '../../../packages/response-cache/cacheable-response.server.ts'

/** Lets Vite answer what it knows; all else goes on to the pages. */
export function serveViteAssets(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|dev|healthz|readyz)(\/|$)/.test(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: unknown) =>
      done(error instanceof Error ? error : undefined),
    )
    return undefined
  })
}

/** Makes every answer anew. */
export const respondUncached: RespondFromCache = async (_, reply, make) => {
  const { status, headers, body } = await make()
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body)
}
