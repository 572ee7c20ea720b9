/** Pages behind Fastify, with a build of a few lines: rendered, cached, and their errors hidden. */
import { createHash } from 'node:crypto'
import { request as sendRequest, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createContext, data, type ServerBuild } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import { createCacheKey } from '../../../packages/response-cache/cache-key.ts'
import { createRespondFromCache } from '../../../packages/response-cache/fastify-plugin.server.ts'
import { createLogger } from './log.server.ts'
import { registerPages } from './page-renderer.server.ts'
import { scriptMark } from './script-marks.server.ts'
import { toShopProblem } from './shop-problems.server.ts'
import { createResponseCache } from '../../../packages/response-cache/response-cache.server.ts'
import { createFastify } from './fastify-instance.server.ts'

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Route = NonNullable<ServerBuild['routes'][string]>
const shop = createContext<string>()
const nothing = (): null => null
const opened: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

/** What the loaders return, and which addresses were rendered. */
type Loaders = { rendered: string[]; load: (path: string) => unknown }

const buildOf = (loaders: Loaders): ServerBuild => {
  const route = (id: string, path: string, more: Partial<Route> = {}): [string, Route] => [
    id,
    {
      id,
      path,
      parentId: 'root',
      ...more,
      module: {
        default: nothing,
        headers: ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders,
        loader: ({ request, context }) => {
          const url = new URL(request.url)
          loaders.rendered.push(url.pathname + url.search)
          return data(
            { path: url.pathname, shop: context.get(shop), found: loaders.load(url.pathname) },
            {
              headers: {
                'surrogate-key': 'tools',
                ...(url.pathname === '/login' ? { 'cache-control': 'no-store' } : {}),
              },
            },
          )
        },
      },
    },
  ]
  const [, root] = route('root', '', {})
  return {
    entry: {
      module: {
        default: async (_, status, headers, { staticHandlerContext }, context) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          if (
            Object.values(staticHandlerContext.loaderData ?? {}).some((value: unknown) =>
              JSON.stringify(value)?.includes('unrenderable'),
            )
          )
            throw new Error('cannot render')
          return new Response(
            `<!doctype html><script nonce="${context.get(scriptMark)}">go()</script>${JSON.stringify(staticHandlerContext.loaderData)}`,
            { status, headers },
          )
        },
      },
    },
    routes: Object.fromEntries([
      [
        'root',
        { id: 'root', path: root.path ?? '', module: { default: nothing, ErrorBoundary: nothing } },
      ],
      route('list', 'purchase'),
      route('personal', 'dashboard'),
      route('entering', 'login'),
      route('rest', '*'),
    ]),
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    isSpaMode: false,
    prerender: [],
    ssr: true,
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}

async function openPages(
  load: Loaders['load'] = () => 'tools',
  count: () => Promise<void> = async () => undefined,
) {
  const loaders: Loaders = { rendered: [], load }
  const logged: string[] = []
  const app = createFastify(
    { trustProxy: 0 },
    createLogger('warn', { write: (line) => void logged.push(line) }),
  )
  opened.push(app)
  const cache = createResponseCache({
    isUnavailable: (error) => toShopProblem(error)?.body.status === 503,
  })
  const canonicalUrl = createCacheKey({ knownParameters: ['q', '_routes'], apiPrefix: '/api/' })
  registerPages(app, {
    build: buildOf(loaders),
    origin: 'https://shop.example',
    canonicalUrl,
    respondFromCache: createRespondFromCache(cache, canonicalUrl),
    policyOf: (hashes) => `policy of ${hashes.join(' ')}`,
    prepareContext: (context) => context.set(shop, 'the shop'),
    countRender: count,
  })
  await app.ready()
  return { app, loaders, cache, logged }
}

test('a private page is rendered once too, but no browser or proxy may store it', async () => {
  const { app, loaders } = await openPages()
  for (const round of [1, 2]) {
    const { statusCode, headers } = await app.inject({
      url: '/login',
      headers: { 'if-none-match': '*' },
    })
    expect(
      [statusCode, headers['cache-control'], headers.etag, headers['cdn-cache-control']],
      `round ${round}`,
    ).toEqual([200, 'no-store', undefined, undefined])
  }
  expect(loaders.rendered).toEqual(['/login'])
})

test('a page is rendered once, at its canonical address', async () => {
  const { app, loaders } = await openPages()
  const [first, second] = [
    await app.inject('/PURCHASE/?utm=x&q=a'),
    await app.inject({ url: '/purchase?q=a', headers: { cookie: 'a=b', authorization: '' } }),
  ]
  expect(loaders.rendered).toEqual(['/purchase?q=a'])
  expect(first.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `policy of ${sha256('go()')}`,
    'surrogate-key': 'tools image-hosts',
    vary: 'Accept-Encoding',
  })
  expect(first.body).toContain('the shop')
  expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag])
})

test('a form that is sent without script redirects to its page, without its contents', async () => {
  const { app, loaders } = await openPages()
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40b.co&password=secret',
  })
  expect([statusCode, headers.location, loaders.rendered]).toEqual([303, '/login', []])
})

test("the router's data is cached beside the page", async () => {
  const { app, loaders } = await openPages()
  const [first, second] = [
    await app.inject('/purchase.data?_routes=list'),
    await app.inject('/purchase.data?_routes=list'),
  ]
  expect([first.statusCode, first.headers['content-type'], second.body]).toEqual([
    200,
    'text/x-script',
    first.body,
  ])
  expect(loaders.rendered).toEqual(['/purchase.data?_routes=list'])
})

test('a missing page is 404; a malformed address does not reach the router', async () => {
  const { app } = await openPages(() => {
    throw data({ title: 'no' }, { status: 404, headers: { 'surrogate-key': 'tools' } })
  })
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
  const address = URL.parse(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const path of ['//evil.example', '/a\\b']) {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    sendRequest({ host: address?.hostname, port: address?.port, path }, resolve)
      .on('error', reject)
      .end()
    const answer = await promise
    answer.resume()
    expect([path, answer.headers['content-type']]).toEqual([path, 'application/problem+json'])
  }
})

test('while the database is unavailable: the last good page as stale, else 503', async () => {
  const state = { unavailable: false }
  const { app, cache, logged } = await openPages(() => {
    if (state.unavailable)
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    return 'tools'
  })
  const good = await app.inject('/purchase')
  cache.purge(['tools'])
  state.unavailable = true
  const stale = await app.inject('/purchase')
  expect([
    stale.statusCode,
    stale.body,
    stale.headers['x-stale'],
    stale.headers['cache-control'],
    stale.headers.etag,
  ]).toEqual([200, good.body, '1', 'no-store', undefined])
  const never = await app.inject('/dashboard')
  expect([never.statusCode, never.headers['retry-after'], never.headers['cache-control']]).toEqual([
    503,
    '2',
    'no-store',
  ])
  expect(logged.join('')).toContain('ECONNREFUSED')
  state.unavailable = false
  const back = await app.inject('/purchase')
  expect([back.statusCode, back.headers['x-stale']]).toEqual([200, undefined])
})

test.each([
  ['57P01', 'The shop cannot reach its database'],
  ['57014', 'The operation took too long'],
  ['53300', 'All connections of the shop to its database are in use'],
  ['25006', 'The shop is read-only at the moment'],
  ['53100', 'The shop’s disk is full'],
  ['40001', 'The shop is very busy'],
])('a page that the database cannot give (%s) says why to its error page', async (code, why) => {
  const { app, logged } = await openPages(() => {
    throw Object.assign(new Error('the database says no'), { code })
  })
  const { statusCode, headers, body } = await app.inject('/purchase.data?_routes=list')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toContain(why)
  expect(body).not.toContain('says no')
  expect(logged.join('')).toContain('says no')
})

test('an unexpected error returns a page without details, is logged in full, and is not cached', async () => {
  const state = { found: 'unrenderable' }
  const { app, logged } = await openPages(() => state.found)
  const broken = await app.inject('/purchase')
  expect([
    broken.statusCode,
    broken.headers['cache-control'],
    broken.body.includes('cannot render'),
  ]).toEqual([500, 'no-store', false])
  expect(logged.join('')).toContain('cannot render')
  state.found = 'tools'
  expect((await app.inject('/purchase')).statusCode).toBe(200)
})

test('only pages that must be rendered are counted', async () => {
  let counted = 0
  const { app } = await openPages(
    () => 'tools',
    async () => {
      counted += 1
      if (counted > 1) throw tooManyRequests({ retryAfter: 9 })
    },
  )
  const statuses = [
    await app.inject('/purchase'),
    await app.inject('/purchase'),
    await app.inject('/dashboard'),
  ].map(({ statusCode, headers }) => [statusCode, headers['retry-after']])
  expect(statuses).toEqual([
    [200, undefined],
    [200, undefined],
    [429, '9'],
  ])
})
