/** The protection of every response, and the server's response to requests that are not HTTP. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config/config.server.ts'
import { pagePolicy } from './content-policy.server.ts'
import { registerHealthChecks } from './health.server.ts'
import { createLogger } from './log.server.ts'
import { canonicalHost, registerSecurityHeaders } from './security.server.ts'
import { createFastify } from './fastify-instance.server.ts'

const opened: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

async function openServer(env: Readonly<Record<string, string>> = {}): Promise<FastifyInstance> {
  const config = readConfig(env)
  const app = createFastify(config, createLogger('silent'))
  opened.push(app)
  canonicalHost(app, config)
  await registerSecurityHeaders(app, config)
  app.get('/api/x', async () => ({ x: 1 }))
  app.post('/api/x', async () => ({ x: 1 }))
  app.get('/page', async (request, reply) =>
    reply.header('content-security-policy', "default-src 'self'").send(request.ip),
  )
  await app.ready()
  return app
}

test('every response has the security headers, errors too', async () => {
  const app = await openServer()
  for (const url of ['/api/x', '/api/nothing', `/api/${'x'.repeat(3000)}`]) {
    const { headers } = await app.inject(url)
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f]{10}-\w+$/),
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['strict-transport-security']).toBeUndefined()
  }
  expect((await app.inject('/page')).headers['content-security-policy']).toBe("default-src 'self'")
})

test('pictures may be shown by pages of any origin, and nothing else', async () => {
  const app = await openServer()
  for (const url of ['/pictures/p-1.webp', '/pictures/hammer.webp', '/pictures/'])
    expect((await app.inject(url)).headers['cross-origin-resource-policy'], url).toBe(
      'cross-origin',
    )
  for (const url of ['/page', '/picturesque', '/api/pictures/', '/assets/pictures/x'])
    expect((await app.inject(url)).headers['cross-origin-resource-policy'], url).toBe('same-origin')
})

test('behind TLS, browsers are told to use nothing else', async () => {
  const app = await openServer({ ORIGIN: 'https://shop.example.com' })
  expect((await app.inject('/api/x')).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('other origins may call only if they are configured', async () => {
  const closed = await openServer()
  const preflight = (app: FastifyInstance, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/x',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    })
  expect(
    (await preflight(closed, 'https://else.example')).headers['access-control-allow-origin'],
  ).toBeUndefined()
  const listed = await openServer({ CORS_ORIGINS: 'https://front.example, https://other.example' })
  const { headers } = await preflight(listed, 'https://front.example')
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://front.example',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Company',
  })
  expect(headers['access-control-allow-credentials']).toBeUndefined()
  expect(
    (await preflight(listed, 'https://front.example.evil')).headers['access-control-allow-origin'],
  ).toBeUndefined()
  const got = await listed.inject({ url: '/api/x', headers: { origin: 'https://other.example' } })
  expect(got.headers).toMatchObject({
    'access-control-allow-origin': 'https://other.example',
    'access-control-expose-headers': 'Link, Retry-After, X-Request-Id',
    vary: 'Origin',
  })
})

test("the client's address is taken from exactly the configured number of proxies", async () => {
  const clientAddress = async (hops: string) =>
    (
      await (
        await openServer({ TRUST_PROXY: hops, ORIGIN: 'https://shop.example.com' })
      ).inject({
        url: '/page',
        remoteAddress: '10.0.0.1',
        headers: { 'x-forwarded-for': '6.6.6.6, 5.5.5.5, 4.4.4.4' },
      })
    ).body
  expect(await Promise.all([clientAddress('0'), clientAddress('1'), clientAddress('2')])).toEqual([
    '10.0.0.1',
    '4.4.4.4',
    '5.5.5.5',
  ])
})

test.each([
  ['localhost:3000', '/page?a=1', 302, 'http://127.0.0.1:3000/page?a=1'],
  ['localhost:3000', '//evil.example/x', 302, 'http://127.0.0.1:3000/evil.example/x'],
  ['127.0.0.1:3000', '/page', 200, undefined],
  ['localhost:3000', '/api/x', 200, undefined],
  ['localhost:9999', '/page', 200, undefined],
  ['preview.example:3000', '/page', 200, undefined],
  ['rebound.example:3000', '/dev/mailbox', 421, undefined],
  ['rebound.example:3000', '/api/auth/sign-in', 421, undefined],
])('on a loopback address, %s%s is answered %s', async (host, url, status, location) => {
  const answer = await (await openServer()).inject({ url, headers: { host } })
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
})

test.each([
  [{ host: '127.0.0.1:3000@evil.example' }],
  [{ host: '127.0.0.1.evil.example:3000' }],
  [{ host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.9' }],
  [{ host: '127.0.0.1:3000', forwarded: 'for=203.0.113.9' }],
  [{ host: '127.0.0.1:3000', via: '1.1 proxy' }],
  [{ host: '127.0.0.1:3000', 'x-real-ip': '203.0.113.9' }],
  [{ host: '127.0.0.1:3000', 'cf-connecting-ip': '203.0.113.9' }],
])('a demo shop shows %j nothing that is for this machine alone', async (headers) => {
  const app = await openServer()
  for (const url of ['/dev/mailbox', '/dev/google/x', '/api/auth/sign-in', '/API/auth', '//dev/x'])
    expect((await app.inject({ url, headers })).statusCode, url).toBe(421)
  expect((await app.inject({ url: '/api/x', headers })).statusCode).toBe(200)
  expect(
    (await app.inject({ url: '/dev/mailbox', headers: { host: '127.0.0.1:3000' } })).statusCode,
  ).toBe(404)
})

test.each([
  ['GET http://127.0.0.1:3000/page HTTP/1.1\r\nHost: 127.0.0.1\r\n'],
  ['GET //evil.example/page HTTP/1.1\r\nHost: 127.0.0.1\r\nhost: evil.example\r\n'],
  ['GET /page HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n'],
])('a request line or host that can be read in two ways is refused: %j', async (head) => {
  const app = await openServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const socket = connect(address.port, '127.0.0.1')
  socket.write(`${head}Connection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*"type":"not-readable"/)
})

test('behind a proxy no host name is redirected', async () => {
  expect(
    (
      await (
        await openServer({ TRUST_PROXY: '1' })
      ).inject({ url: '/page', headers: { host: 'localhost:3000' } })
    ).statusCode,
  ).toBe(200)
})

test('what is no HTTP request is refused with problem details', async () => {
  const app = await openServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const sendText = async (requestText: string): Promise<string> => {
    const socket = connect(address.port, '127.0.0.1')
    socket.write(requestText)
    return text(socket)
  }
  expect(await sendText('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 [\s\S]*application\/problem\+json[\s\S]*"not-readable"/,
  )
  expect(
    await sendText(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`),
  ).toMatch(/^HTTP\/1.1 431 [\s\S]*"headers-too-large"/)
})

test('closing answers requests under way, and then ends their connections', async () => {
  const app = createFastify(readConfig({}), createLogger('silent'))
  const gate = Promise.withResolvers<void>()
  const reached = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    reached.resolve()
    await gate.promise
    return { done: true }
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = fetch(`${address}/slow`)
  await reached.promise
  const closed = app.close()
  gate.resolve()
  expect(await (await answer).json()).toEqual({ done: true })
  await closed
})

test('a process without its database is alive, but not ready', async () => {
  const app = createFastify(readConfig({}), createLogger('silent'))
  opened.push(app)
  const database = { reachable: true }
  const check = () => (database.reachable ? Promise.resolve() : new Promise<void>(() => undefined))
  registerHealthChecks(app, [check], 50)
  const ask = async () => [
    (await app.inject('/healthz')).statusCode,
    (await app.inject('/readyz')).statusCode,
  ]
  expect(await ask()).toEqual([200, 200])
  database.reachable = false
  expect(await ask()).toEqual([200, 503])
  // Nothing says that it is away: it has not answered in time.
  expect((await app.inject('/readyz')).json()).toMatchObject({ type: 'took-too-long' })
})

test('a database that is far away is ready: its checks may take as long as the statements of orders', async () => {
  const app = createFastify(readConfig({}), createLogger('silent'))
  opened.push(app)
  // Two statements, each of them within the limit.
  const check = () => new Promise<void>((resolve) => void setTimeout(resolve, 1_200))
  registerHealthChecks(app, [check, check], 900)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a policy allows scripts by hash, pictures by host, and the servers that are set up', () => {
  const policyOf = (env: Readonly<Record<string, string>>) =>
    pagePolicy(
      readConfig({ BACKEND_URL: 'https://api.example.com/api', ...env }),
      {
        connect: ['https://id.example'],
        frame: [],
        formAction: ['https://accounts.example'],
        script: [],
      },
      false,
    )
  const pictures = ['https://a.example', 'http://b.example']
  const policy = policyOf({})({ scriptHashes: ["'sha256-x'"], pictures })
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-x'; ")
  for (const rule of [
    "style-src 'self'",
    "img-src 'self' https://a.example data:",
    "connect-src 'self' https://api.example.com https://id.example",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self' https://accounts.example",
    "object-src 'none'",
    "frame-src 'none'",
  ])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toContain('unsafe')
  const imgSrc = (env: Readonly<Record<string, string>>, origins: readonly string[] | 'any') =>
    policyOf(env)({ scriptHashes: [], pictures: origins })
      .split('; ')
      .find((rule) => rule.startsWith('img-src'))
  expect(imgSrc({}, 'any')).toBe("img-src 'self' https: data:")
  expect(imgSrc({ HTTP_IMAGES: 'on' }, 'any')).toBe("img-src 'self' https: http: data:")
  expect(imgSrc({ HTTP_IMAGES: 'on' }, pictures)).toBe(
    "img-src 'self' https://a.example http://b.example data:",
  )
})
