/** The example of README.md: a page is rendered once, until one of its tags is purged. */
import { createServer } from 'node:http'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCacheKey } from './cache-key.ts'
import { createFastPath } from './fast-path.server.ts'
import { createRespondFromCache } from './fastify-plugin.server.ts'
import { purgeOnNotifications } from './purge-notifications.server.ts'
import { createResponseCache } from './response-cache.server.ts'

const cacheKey = createCacheKey({ knownParameters: ['q', 'sort'], apiPrefix: '/api/' })
const cache = createResponseCache()
const fastPath = createFastPath({ cache, cacheKey, origin: 'https://shop.example' })
const respondFromCache = createRespondFromCache(cache, cacheKey)

let requests = 0
let handledByFastify = 0
let rendered = 0
const renderTools = async () => `<h1>Tools, rendered ${(rendered += 1)} times</h1>`

function createApp(): FastifyInstance {
  const app = fastify({
    serverFactory: (fastifyHandler) =>
      createServer((request, response) => {
        if (!fastPath(request, response, () => `request-${(requests += 1)}`))
          fastifyHandler(request, response)
      }),
  })
  app.addHook('onRequest', async () => {
    handledByFastify += 1
  })
  app.get('/tools', (request, reply) =>
    respondFromCache(request, reply, async () => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: await renderTools(),
      tags: ['tools'],
    })),
  )
  return app
}

let app: FastifyInstance
let address: string
let notify: (tags: string) => void = () => undefined
let disconnect: () => void = () => undefined
beforeAll(async () => {
  app = createApp()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  await purgeOnNotifications(cache, {
    listen: async (_channel, onNotification, onConnected, onDisconnected) => {
      notify = onNotification
      disconnect = onDisconnected
      onConnected()
      return async () => undefined
    },
  })
})
afterAll(() => app.close())

const read = async () => {
  const response = await fetch(`${address}/tools?utm_source=mail`)
  return { text: await response.text(), stale: response.headers.get('x-stale') }
}

test('the second request does not reach Fastify', async () => {
  const first = await read()
  expect(await read()).toEqual(first)
  expect([rendered, handledByFastify]).toEqual([1, 1])
})

test('a notification that names a tag has the page rendered again; another one does not', async () => {
  notify('reviews tool:7')
  expect((await read()).text).toContain('rendered 1 times')
  notify('tools tool:7')
  expect((await read()).text).toContain('rendered 2 times')
  notify('*')
  expect((await read()).text).toContain('rendered 3 times')
})

test('without notifications the stored page is sent as stale', async () => {
  disconnect()
  expect(await read()).toEqual({ text: expect.stringContaining('rendered 3 times'), stale: '1' })
})
