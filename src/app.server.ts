/** The Fastify app: what protects every answer, one line for each contract, then the pages. */
import { resolve } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { accountsContract } from './accounts/contract.ts'
import { cartContract } from './cart/contract.ts'
import { catalogueContract } from './catalogue/contract.ts'
import { searchContract } from './catalogue/search-contract.ts'
import { ordersContract } from './orders/contract.ts'
import { papersContract } from './papers/contract.ts'
import type { Config } from './platform/config.server.ts'
import type { Keep } from './platform/http/answer.server.ts'
import { listedPages } from './listed-pages.ts'
import { pagePolicy } from './platform/http/content-policy.server.ts'
import { developing, notKept } from './platform/http/developing.server.ts'
import { crawlers } from './platform/http/crawlers.server.ts'
import { drainBeforeClose } from './platform/http/drain.server.ts'
import { endpoints, type Threshold } from './platform/http/endpoints.server.ts'
import { files } from './platform/http/files.server.ts'
import { health, shedLoad } from './platform/http/health.server.ts'
import { readOnlyJson } from './platform/http/input.server.ts'
import { hearChanges, keeping } from './platform/http/keeping.server.ts'
import { keptFirst } from './platform/http/kept-first.server.ts'
import { openLimits } from './platform/http/limits.server.ts'
import { logAnswers } from './platform/http/log.server.ts'
import { openPageCache } from './platform/http/page-cache.server.ts'
import { clientFolder, pages, type PagesBuild } from './platform/http/pages.server.ts'
import { reference } from './platform/http/reference.server.ts'
import { oneName, secure } from './platform/http/security.server.ts'
import { oneAddress } from './platform/http/one-address.server.ts'
import { openServer } from './platform/http/server.server.ts'
import { picturesContract } from './pictures/contract.ts'
import { servePictures } from './pictures/serving.server.ts'
import { notHere } from './platform/problems.ts'
import { speakPlainly } from './platform/wording.ts'
import { reviewsContract } from './reviews/contract.ts'
import type { Shop } from './shop.server.ts'
import { stockContract } from './stock/contract.ts'
import { shopContext } from './web/context.server.ts'

export type AppOptions = {
  readonly shop: Shop
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** Without pages, the API alone answers. */
  readonly pages?: PagesBuild
}

/** Puts the shop behind HTTP; it listens to nothing yet. Closing the app leaves the shop open. */
export async function openApp({ shop, config, log, pages: build }: AppOptions): Promise<FastifyInstance> {
  speakPlainly()
  const cache = openPageCache({ most: config.pageCache })
  const app = openServer(config, log, keptFirst(cache, config, log))
  drainBeforeClose(app)
  const limits = openLimits(config.limits, shop.database.handle, log)
  app.decorate('limits', limits)
  app.decorateRequest('actor')
  logAnswers(app)
  oneName(app, config)
  oneAddress(app)
  const keep = keeping(cache)
  const deaf = await hearChanges(cache, shop.database)
  app.addHook('onClose', async () => {
    limits.close()
    await deaf()
  })
  shedLoad(app)
  await secure(app, config, shop.identity.openerPolicy)
  health(app, shop.database)
  await reference(app, config.origin)

  const threshold: Threshold = { origin: config.origin, findActor: (token) => shop.accounts.actorOf(token), limits, keep }
  await app.register(async (api) => {
    readOnlyJson(api)
    api.addHook('onRequest', async (request) => limits.read(request.ip))
    endpoints(api, { name: 'accounts', contract: accountsContract, door: shop.accounts }, threshold)
    endpoints(api, { name: 'catalogue', contract: catalogueContract, door: shop.catalogue, told: shop.catalogue.told }, threshold)
    endpoints(api, { name: 'search', contract: searchContract, door: shop.catalogue.search }, threshold)
    endpoints(api, { name: 'stock', contract: stockContract, door: shop.stock }, threshold)
    endpoints(api, { name: 'pictures', contract: picturesContract, door: shop.pictures }, threshold)
    endpoints(api, { name: 'orders', contract: ordersContract, door: shop.orders }, threshold)
    endpoints(api, { name: 'papers', contract: papersContract, door: shop.papers }, threshold)
    endpoints(api, { name: 'cart', contract: cartContract, door: shop.cart }, threshold)
    endpoints(api, { name: 'reviews', contract: reviewsContract, door: shop.reviews }, threshold)
    api.all('/*', { schema: { hide: true } }, async () => { throw notHere() })
  }, { prefix: '/api' })
  servePictures(app, shop.pictures)
  crawlers(app, { origin: config.origin, listed: listedPages(shop.catalogue), count: (address) => limits.read(address) })
  await app.register(async (scope) => shop.identity.routes(scope))
  await app.register(async (scope) => shop.mail.routes(scope))
  if (build) await openPages(app, { shop, config, build, keep })
  return app
}

type PagesOfShop = { readonly shop: Shop; readonly config: Config; readonly build: PagesBuild; readonly keep: Keep }

async function openPages(app: FastifyInstance, { shop, config, build, keep }: PagesOfShop): Promise<void> {
  const { vite } = build
  if (vite) developing(app, vite)
  else await files(app, resolve(clientFolder))
  pages(app, {
    ...build,
    origin: config.origin,
    keep: vite ? notKept : keep,
    // Asked anew for each page that is made: what a provider needs may be known only after its first answer.
    policy: (html) => pagePolicy(config, shop.identity.csp, vite !== undefined)(html),
    prepare: (context) => context.set(shopContext, shop),
    count: (address) => app.limits.read(address),
  })
}
