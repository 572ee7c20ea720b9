/**
 * The Fastify app: the protection of every response, one line for each contract, then the pages.
 */
import { resolve } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.server.ts'
import { showsAnyPicture } from '../platform/http/picture-policy.ts'
import { createProgramRoutes } from './program-routes.server.ts'
import { createApiDocument } from './api-document.server.ts'
import { sitemapPages } from './sitemap-pages.ts'
import {
  addressWithin,
  registerLanguageRoutes,
} from '../platform/languages/chosen-language.server.ts'
import { answerInAcceptedLanguage } from '../platform/languages/request-language.server.ts'
import { pagePolicy } from '../platform/http/content-policy.server.ts'
import { serveViteAssets, respondUncached } from '../platform/http/vite-development.server.ts'
import { registerCrawlerFiles } from '../platform/http/crawlers.server.ts'
import { drainConnectionsOnClose } from '../platform/http/drain.server.ts'
import { accessRules } from '../platform/access/access-document.server.ts'
import {
  createPolicy,
  type AuthenticationDependencies,
} from '../platform/access/authentication.server.ts'
import type { Actor, Endpoint } from '../platform/access/endpoint.ts'
import type { ApiDependencies } from '../../packages/contract/server/dependencies.server.ts'
import { registerTheme } from '../platform/http/theme.server.ts'
import { registerStaticFiles } from '../platform/http/static-files.server.ts'
import { collectMethods } from '../platform/http/method-not-allowed.server.ts'
import { checkFolder } from '../platform/http/folder-check.server.ts'
import { migrations } from '../../migrations/index.ts'
import { watchSchema, type SchemaWatch } from '../../packages/pg-kit/schema-watch.server.ts'
import { outageProblem } from '../platform/unavailable.server.ts'
import { createAdmission } from '../platform/http/admission.server.ts'
import { isKeyLike } from '../platform/access/key-format.server.ts'
import { bearerToken } from '../../packages/contract/server/bearer-token.server.ts'
import {
  createKeyCounts,
  type CountKey,
  type KeyCounts,
} from '../platform/http/key-counts.server.ts'
import { isKeyInAddress, refuseKeysInAddress } from '../platform/http/key-in-address.server.ts'
import { isHealthCheck } from '../platform/http/health-paths.ts'
import { createOutageLog } from '../platform/http/outage-log.server.ts'
import { registerHealthChecks } from '../platform/http/health.server.ts'
import { acceptOnlyJson } from '../../packages/contract/server/json-body.server.ts'
import { createCacheKey, type CacheKey } from '../../packages/response-cache/cache-key.ts'
import {
  createRespondFromCache,
  type RespondFromCache,
} from '../../packages/response-cache/fastify-plugin.server.ts'
import { createFastPath } from '../../packages/response-cache/fast-path.server.ts'
import { purgeOnNotifications } from '../../packages/response-cache/purge-notifications.server.ts'
import { toShopProblem } from '../platform/http/shop-problems.server.ts'
import { actionLimits, pageParameters } from './capabilities.server.ts'
import { createRateLimits, type SharedCounts } from '../platform/http/rate-limits.server.ts'
import { fastPathLogger, logResponses } from '../platform/http/log.server.ts'
import {
  createResponseCache,
  type ResponseCache,
} from '../../packages/response-cache/response-cache.server.ts'
import { lastBackupFile } from '../platform/metrics/last-backup.server.ts'
import { createShopMetrics } from '../platform/metrics/shop-metrics.server.ts'
import {
  clientFolder,
  registerPages,
  type PageBuild,
} from '../platform/http/page-renderer.server.ts'
import { registerApiReference } from '../platform/http/api-reference.server.ts'
import {
  canonicalHost,
  registerSecurityHeaders,
  requiredHost,
} from '../platform/http/security.server.ts'
import {
  createSecurityLog,
  traceSecurityEvents,
  type SecurityLog,
} from '../platform/security-log.server.ts'
import { canonicalPath } from '../platform/http/canonical-path.server.ts'
import { createFastify, type FastPath } from '../platform/http/fastify-instance.server.ts'
import { registerBrandRoutes } from '../branding/routes.server.ts'
import { registerToolDocumentRoutes } from '../catalogue/tool-documents/tool-document-routes.server.ts'
import { registerProductFeed } from '../trade-files/product-feed/feed-routes.server.ts'
import { registerPictureRoutes } from '../pictures/picture-routes.server.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { installValidationMessages } from '../../packages/contract/validation-messages.ts'
import { machine } from '../platform/machine/machine.server.ts'
import { shareOf } from '../platform/machine/shares.ts'
import type { WorkerGroup } from '../platform/workers/worker.server.ts'
import type { Shop } from './shop.server.ts'
import { shopContext } from './shop-context.server.ts'

export type AppOptions = {
  readonly shop: Shop
  readonly config: Config
  readonly log: FastifyBaseLogger
  /** The other processes that answer requests of this shop. */
  readonly group?: WorkerGroup | undefined
  /** Without pages, only the API responds. */
  readonly pages?: PageBuild
}

/** Puts the shop behind HTTP, without listening yet. Closing the app leaves the shop open. */
export async function createApp({
  shop,
  config,
  log,
  group,
  pages,
}: AppOptions): Promise<FastifyInstance> {
  installValidationMessages()
  const { cache, cacheKey, fastPath } = createCache(config, log)
  const respondFromCache = createRespondFromCache(cache, cacheKey)
  const metrics = createMetrics(config, shop, cache.bytes, group?.metricsOfAll)
  const outageLog = createOutageLog(log, metrics?.countOutage)
  const { running } = shareOf(group ? config.workers : 1, machine().cores)
  const admission = createAdmission(outageLog, { running })
  const answerEarly: FastPath = (request, response, newRequestId) => {
    request.url = addressWithin(request, request.url ?? '/')
    // A request with a key in its address must be refused, even if the response is cached.
    if (isKeyInAddress(request.url ?? '') || !fastPath(request, response, newRequestId))
      return admission.refuseEarly(request, response)
    metrics?.countKept()
    return true
  }
  const app = createFastify(config, log, answerEarly, outageLog)
  drainConnectionsOnClose(app)
  await metrics?.serve(app, admission.queue)
  const limits = addRateLimits(app, shop, log, group?.counts)
  const securityLog = createSecurityLog(log)
  logResponses(app)
  traceSecurityEvents(app)
  refuseKeysInAddress(app, securityLog)
  canonicalHost(app, config)
  canonicalPath(app)
  acceptOnlyJson(app)
  await followChanges(app, shop, cache)
  const schema = await refuseWhenSuperseded(app, shop)
  admission.register(app)
  await registerSecurityHeaders(app, config, shop.identity.openerPolicy)
  const refuseOtherMethods = collectMethods(app)
  const checks = [
    () => shop.database.checkHealth(),
    () => schema.check(),
    ...writtenFolders(config).map((folder) => () => checkFolder(folder)),
  ]
  registerHealthChecks(app, checks, config.statementTimeout)
  registerReference(app, shop)
  const keyCounts = createKeyCounts(limits)
  const authentication = authenticationOf(shop, securityLog, keyCounts.count)
  const programs = createProgramRoutes(shop, authentication.findKeyCaller)
  await registerApi(app, shop, keyCounts, {
    origin: config.origin,
    policy: createPolicy(authentication),
    access: accessRules,
    rateLimiter: limits,
    respondFromCache,
    onOperation: programs.add,
  })
  registerTheme(app, shop.settings.current)
  registerFiles(app, shop, (address) => limits.read(address))
  registerCrawlerFiles(app, {
    origin: config.origin,
    sitemap: sitemapPages(shop),
    countRead: (address) => limits.read(address),
  })
  await app.register(async (scope) => shop.identity.routes(scope))
  await app.register(async (scope) => shop.mail.routes(scope))
  await app.register(async (scope) =>
    shop.serviceAccounts.routes(scope, (address) => limits.read(address)),
  )
  await programs.register(app)
  await app.register(async (scope) => shop.punchOut.routes(scope, app.limits))
  registerLanguageRoutes(app, { secure: config.origin.startsWith('https:') })
  refuseOtherMethods()
  if (pages)
    await registerShopPages(app, { shop, config, build: pages, cacheKey, respondFromCache })
  return app
}

/** The pictures and documents of tools, the product feed, and the shop's own pictures. */
function registerFiles(
  app: FastifyInstance,
  shop: Shop,
  countRead: (address: string) => Promise<void>,
): void {
  const { catalogue, pictures, branding, settings, tradeFiles } = shop
  registerToolDocumentRoutes(app, catalogue, countRead)
  registerPictureRoutes(app, pictures)
  registerProductFeed(app, tradeFiles.feed, countRead)
  registerBrandRoutes(app, branding, settings.current)
}
/** How callers are found, and where refused callers are reported. */
const authenticationOf = (shop: Shop, securityLog: SecurityLog, countKey: CountKey) =>
  ({
    findActor: (token, company) => findActor(shop, token, company),
    findKeyCaller: (key, request, company) =>
      shop.serviceAccounts.findCaller({
        key,
        company,
        address: request.ip,
        count: (account) => countKey(request, account),
      }),
    requireProof: shop.accounts.requireProof,
    actorOn: shop.companies.actorOn,
    onRefusal: ({ actorId, ...refusal }) =>
      securityLog('access_refused', { user: actorId, ...refusal }),
  }) satisfies AuthenticationDependencies

/** @throws companyNotFound */
async function findActor(
  { accounts, companies, database }: Shop,
  token: string,
  company: string | undefined,
): Promise<Actor | undefined> {
  const actor = await accounts.findActor(token)
  if (!actor || company === undefined) return actor
  const acting =
    company === ''
      ? await companies.companyOfCall(actor.id)
      : await companies.actingFor(database.handle, actor.id, company)
  return acting ? { ...actor, company: acting } : actor
}

/** The API document and its page, with the shop's name. */
const registerReference = (app: FastifyInstance, { config, settings }: Shop): void =>
  registerApiReference(
    app,
    async () => {
      const { name, whoSeesPrices } = await settings.current()
      return { name, omits: whoSeesPrices !== 'everybody' }
    },
    ({ name, ...options }) => createApiDocument(config.origin, name, options),
  )

/** In-memory data is updated first, so that a page rendered after a purge has the new values. */
async function followChanges(
  app: FastifyInstance,
  { catalogue, database, pages, search, settings, tradeFiles }: Shop,
  cache: ResponseCache,
): Promise<void> {
  app.addHook('onClose', await settings.listen())
  app.addHook('onClose', await pages.listen())
  app.addHook('onClose', await catalogue.listen())
  app.addHook('onClose', await search.listen())
  app.addHook('onClose', await purgeOnNotifications(cache, database))
  app.addHook('onClose', await tradeFiles.feed.listen())
  app.addHook('onClose', await tradeFiles.csvFeeds.listen())
}

/** Collects the metrics that the settings enable; undefined if none are enabled. */
export function createMetrics(
  config: Config,
  { database }: Pick<Shop, 'database'>,
  cacheBytes: () => number,
  ofAll?: WorkerGroup['metricsOfAll'],
) {
  const { port, token } = config.metrics
  if (port === undefined && token === undefined) return undefined
  const backupFile = lastBackupFile(config.dataDir)
  return createShopMetrics({ database, backupFile, cacheBytes, config, ...(ofAll && { ofAll }) })
}

/** Refuses requests once a newer version has changed the schema incompatibly. */
async function refuseWhenSuperseded(app: FastifyInstance, shop: Shop): Promise<SchemaWatch> {
  const schema = await watchSchema(shop.database, migrations, app.outageLog.event)
  app.addHook('onClose', schema.stop)
  app.addHook('onRequest', (request, _, done) =>
    schema.isSuperseded() && !isHealthCheck(request.url)
      ? done(outageProblem('newer-version'))
      : done(),
  )
  return schema
}

/** The folders of this machine that the shop needs. */
const writtenFolders = ({ database, pictures }: Config): readonly string[] => [
  ...(database.kind === 'embedded' ? [database.dataDir] : []),
  ...(pictures.kind === 'folder' ? [pictures.folder] : []),
]

/** The response cache, its keys, and the fast path that sends responses before Fastify. */
function createCache(config: Config, log: FastifyBaseLogger) {
  const cacheKey = createCacheKey({ knownParameters: pageParameters, apiPrefix: '/api/' })
  const cache = createResponseCache({
    maxBytes: config.pageCache,
    isUnavailable: (error) => toShopProblem(error)?.body.status === 503,
  })
  const fastPath = createFastPath({
    cache,
    cacheKey,
    origin: config.origin,
    onlyHost: requiredHost(config),
    onResponse: fastPathLogger(log),
  })
  return { cache, cacheKey, fastPath }
}

/** The limits that the manifests declare, for all routes of this app. */
function addRateLimits(
  app: FastifyInstance,
  { config, database }: Shop,
  log: FastifyBaseLogger,
  shared: SharedCounts | undefined,
) {
  const { reads, overrides } = config.limits
  const limits = createRateLimits(
    { reads, actions: actionLimits(overrides) },
    database.handle,
    log,
    shared,
  )
  app.decorate('limits', limits)
  app.addHook('onClose', async () => limits.close())
  return limits
}

/** `/api`: the endpoints of every capability. */
async function registerApi(
  app: FastifyInstance,
  { capabilities, serviceAccounts }: Shop,
  keyCounts: KeyCounts,
  dependencies: ApiDependencies<Endpoint, Actor>,
): Promise<void> {
  await app.register(
    async (api) => {
      answerInAcceptedLanguage(api)
      api.addHook('onRequest', async (request) => {
        const bearer = bearerToken(request)
        // A valid key has a limit of its own: a program and the people in its office share an
        // address.
        const isCounted =
          bearer !== undefined && isKeyLike(bearer) && serviceAccounts.wasAccepted(bearer)
        if (!isCounted) await app.limits.read(request.ip)
      })
      keyCounts.announce(api)
      for (const { endpoints } of capabilities)
        for (const register of endpoints) register(api, dependencies)
      api.all('/*', async () => {
        throw notFound()
      })
    },
    { prefix: '/api' },
  )
}

type ShopPagesOptions = {
  readonly shop: Shop
  readonly config: Config
  readonly build: PageBuild
  readonly cacheKey: CacheKey
  readonly respondFromCache: RespondFromCache
}

async function registerShopPages(
  app: FastifyInstance,
  { shop, config, build, cacheKey, respondFromCache }: ShopPagesOptions,
): Promise<void> {
  const { vite } = build
  if (vite) serveViteAssets(app, vite)
  else await registerStaticFiles(app, resolve(clientFolder))
  registerPages(app, {
    ...build,
    origin: config.origin,
    canonicalUrl: cacheKey,
    respondFromCache: vite ? respondUncached : respondFromCache,
    // Computed for each page: a provider's requirements may be known only after its first response.
    policyOf: async (scriptHashes, path) =>
      pagePolicy(
        config,
        shop.identity.csp,
        vite !== undefined,
      )({
        scriptHashes,
        pictures: showsAnyPicture(path) ? 'any' : await shop.catalogue.imageOrigins(),
      }),
    prepareContext: (context) => context.set(shopContext, shop),
    countRender: (address) => app.limits.read(address),
  })
}
