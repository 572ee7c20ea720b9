/** The Fastify app: what protects every answer, one line for each contract, then the pages. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { accountsContract } from './accounts/contract.ts'
import { catalogueContract } from './catalogue/contract.ts'
import { ordersContract } from './orders/contract.ts'
import type { Config } from './platform/config.server.ts'
import { endpoints, type Threshold } from './platform/http/endpoints.server.ts'
import { health, shedLoad } from './platform/http/health.server.ts'
import { readOnlyJson } from './platform/http/input.server.ts'
import { openLimits } from './platform/http/limits.server.ts'
import { logAnswers } from './platform/http/log.server.ts'
import { secure } from './platform/http/security.server.ts'
import { openServer } from './platform/http/server.server.ts'
import { notHere } from './platform/problems.ts'
import { speakPlainly } from './platform/wording.ts'
import { reviewsContract } from './reviews/contract.ts'
import type { Shop } from './shop.server.ts'

export type AppOptions = {
  readonly shop: Shop
  readonly config: Config
  readonly log: FastifyBaseLogger
}

/** Puts the shop behind HTTP; it listens to nothing yet. Closing the app leaves the shop open. */
export async function openApp({ shop, config, log }: AppOptions): Promise<FastifyInstance> {
  speakPlainly()
  const app = openServer(config, log)
  const limits = openLimits(config.limits, shop.database.handle, log)
  app.decorate('limits', limits)
  app.decorateRequest('actor')
  app.addHook('onClose', async () => limits.close())
  logAnswers(app)
  await shedLoad(app)
  await secure(app, config)
  health(app, shop.database)

  const threshold: Threshold = {
    origin: config.origin,
    findActor: (token) => shop.accounts.actorOf(token),
    limits,
    keep: async (_, reply, make) => {
      const { status, headers, body } = await make()
      return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body)
    },
  }
  await app.register(async (api) => {
    readOnlyJson(api)
    api.addHook('onRequest', async (request) => limits.read(request.ip))
    endpoints(api, { name: 'accounts', contract: accountsContract, door: shop.accounts }, threshold)
    endpoints(api, { name: 'catalogue', contract: catalogueContract, door: shop.catalogue }, threshold)
    endpoints(api, { name: 'orders', contract: ordersContract, door: shop.orders }, threshold)
    endpoints(api, { name: 'reviews', contract: reviewsContract, door: shop.reviews }, threshold)
    api.all('/*', async () => { throw notHere() })
  }, { prefix: '/api' })
  await app.register(async (scope) => shop.identity.routes(scope))
  await app.register(async (scope) => shop.mail.routes(scope))
  return app
}
