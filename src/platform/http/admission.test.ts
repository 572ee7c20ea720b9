/** Overload over HTTP: which requests are refused and how, and which are still answered. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config/config.server.ts'
import { createHashingQueue } from '../../identity/passwords/hashing-queue.server.ts'
import { createAdmission, priorityOf, type Admission } from './admission.server.ts'
import { createFastify } from './fastify-instance.server.ts'
import { registerHealthChecks } from './health.server.ts'
import { createLogger } from './log.server.ts'
import { createOutageLog } from './outage-log.server.ts'

let app: FastifyInstance
let admission: Admission
let origin: string
let gate = Promise.withResolvers<void>()
const sockets: Socket[] = []
/** How many ask for a password to be compared, and what compares it. */
let asked = 0
let guessed: () => Promise<void> = () => gate.promise

/** Milliseconds: a tenth of the usual. */
const maxLag = 50

/** Keeps the processor busy. @param ms milliseconds */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

beforeEach(async () => {
  const log = createLogger('silent')
  const outageLog = createOutageLog(log)
  admission = createAdmission(outageLog, { maxLag })
  app = createFastify(
    readConfig({}),
    log,
    (request, response) => admission.refuseEarly(request, response),
    outageLog,
  )
  admission.register(app)
  registerHealthChecks(app, [], 900)
  gate = Promise.withResolvers()
  app.get('/slow', async () => {
    await gate.promise
    return 'done'
  })
  app.post('/api/addorder', async () => 'ordered')
  asked = 0
  app.post('/password', async () => {
    asked += 1
    await guessed()
    return 'compared'
  })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  gate.resolve()
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

test('timers run only while there is work: an idle shop does not wake', async () => {
  const open = new Set<unknown>()
  const [set, clear] = [globalThis.setInterval, globalThis.clearInterval]
  vi.spyOn(globalThis, 'setInterval').mockImplementation((...args) => {
    const timer = set(...args)
    if (Number(args[1]) < 100) open.add(timer)
    return timer
  })
  vi.spyOn(globalThis, 'clearInterval').mockImplementation((timer) => {
    open.delete(timer)
    clear(timer)
  })
  try {
    const answer = fetch(`${origin}/slow`)
    await expect.poll(() => open.size).toBe(2)
    gate.resolve()
    expect((await answer).status).toBe(200)
    await expect.poll(() => open.size).toBe(0)
    expect(await (await fetch(`${origin}/api/addorder`, { method: 'POST' })).text()).toBe('ordered')
    await expect.poll(() => open.size).toBe(0)
  } finally {
    vi.restoreAllMocks()
  }
})

test('what would wait too long is refused as busy; health checks are answered meanwhile', async () => {
  const waiting: Promise<Response>[] = []
  while (!admission.queue.isFull(1)) {
    waiting.push(fetch(`${origin}/slow`))
    await new Promise((resolve) => setImmediate(resolve))
  }
  const refused = await fetch(`${origin}/slow`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(await refused.json()).toEqual({
    type: 'busy',
    title: 'The shop is very busy. Try again in a moment',
    status: 503,
  })
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  gate.resolve()
  // Some may have been refused while nothing was finished; nobody is left without an answer.
  const statuses = new Set((await Promise.all(waiting)).map(({ status }) => status))
  expect([...statuses].filter((status) => status !== 503)).toEqual([200])
  expect(admission.queue.waiting()).toBe(0)
})

test('bodies that arrive slowly take up no place', async () => {
  const { port } = new URL(origin)
  for (let n = 0; n < 40; n += 1) {
    const socket = connect(Number(port), '127.0.0.1')
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(
      'POST /api/addorder HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
        'Content-Length: 10\r\n\r\n{"a"',
    )
  }
  const answer = await fetch(`${origin}/api/addorder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.text()).toBe('ordered')
  expect(admission.queue.waiting()).toBe(0)
})

test('anybody who waits for a password to be compared has no place, whatever asks for it', async () => {
  const hashing = createHashingQueue({ concurrency: 1, maxWaiting: 100 })
  guessed = () => hashing.run({ account: 'celia' }, () => gate.promise)
  const guesses = Array.from({ length: 40 }, () =>
    fetch(`${origin}/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"password":"wrong"}',
    }),
  )
  await expect.poll(() => asked).toBe(40)
  expect(admission.queue.running()).toBe(0)
  const visitor = await fetch(`${origin}/api/addorder`, { method: 'POST' })
  expect(await visitor.text()).toBe('ordered')
  gate.resolve()
  for (const guess of guesses) expect((await guess).status).toBe(200)
})

/** Keeps the event loop late while `work` runs. */
async function whileLagging(work: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => block(2 * maxLag), 0)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
}
const order = async () => (await fetch(`${origin}/api/addorder`, { method: 'POST' })).status

test('while the event loop lags and many wait, all is refused but health checks, and afterwards nothing', async () => {
  const slow = Array.from({ length: 32 }, () => fetch(`${origin}/slow`))
  await expect.poll(() => admission.queue.running()).toBe(32)
  await whileLagging(async () => {
    await expect.poll(order, { timeout: 60_000 }).toBe(503)
    expect((await fetch(`${origin}/assets/home.js`)).status).toBe(503)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })
  gate.resolve()
  for (const answer of slow) expect((await answer).status).toBe(200)
  await expect.poll(order).toBe(200)
})

test('a few buyers are served however late the event loop is', async () => {
  const slow = fetch(`${origin}/slow`)
  await whileLagging(async () => {
    for (let n = 0; n < 8; n += 1) expect(await order()).toBe(200)
  })
  gate.resolve()
  expect((await slow).status).toBe(200)
})

test.each([
  ['POST', '/api/addorder', 0],
  ['POST', '/api/orders', 0],
  ['PUT', '/api/user/a@example.com', 0],
  ['POST', '/api/auth/sign-in/email', 0],
  ['GET', '/api/tools?limit=24', 1],
  ['GET', '/purchase', 1],
  ['GET', '/api/orders/a@example.com', 1],
  ['GET', '/api/orders?limit=100', 2],
  ['GET', '/api/orders/counts', 2],
  ['GET', '/healthz', undefined],
  ['GET', '/assets/home.js', undefined],
] as const)('%s %s has priority %s', (method, url, priority) => {
  expect(priorityOf(method, url)).toBe(priority)
})
