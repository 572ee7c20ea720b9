/** Request bodies that are files, and bodies that never arrive, over real connections. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { afterEach, expect, test } from 'vitest'
import { createFakeRateLimiter, people } from '../../../tests/contracts/tiny-contract.ts'
import { accessRules } from '../../../src/platform/access/access-document.server.ts'
import { createPolicy } from '../../../src/platform/access/authentication.server.ts'
import { endpoint, type Caller } from '../../../src/platform/access/endpoint.ts'
import { registerEndpoints } from './register-endpoints.server.ts'
import { acceptOnlyJson } from './json-body.server.ts'
import { createLogger } from '../../../src/platform/http/log.server.ts'
import {
  enforceBodyTimeout,
  createFastify,
} from '../../../src/platform/http/fastify-instance.server.ts'

const contract = {
  send: endpoint({
    route: 'POST /files',
    access: 'admin',
    permission: 'catalogue',
    maxFileBytes: 50_000,
    summary: 'Send',
    input: z.strictObject({}),
    output: z.strictObject({ bytes: z.int() }),
  }),
  note: endpoint({
    route: 'POST /notes',
    access: 'anyone',
    summary: 'Note',
    input: z.strictObject({ text: z.string() }),
    output: z.strictObject({ bytes: z.int() }),
  }),
}
let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** A raw HTTP request: request line and headers, then the body. */
const rawRequest = (lines: readonly string[], body = ''): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`

async function startFileApi({
  send = async ({ fileBytes }: Caller<'admin'>) => ({ bytes: fileBytes?.length ?? -1 }),
  timeout = 10_000,
} = {}): Promise<{ app: FastifyInstance; port: number }> {
  const opened = createFastify({ trustProxy: 0 }, createLogger('silent'))
  app = opened
  enforceBodyTimeout(opened, timeout)
  await opened.register(
    async (api) => {
      acceptOnlyJson(api)
      registerEndpoints(
        api,
        { name: 'files', contract, service: { send, note: async () => ({ bytes: 0 }) } },
        {
          origin: 'https://shop.example',
          rateLimiter: createFakeRateLimiter(),
          access: accessRules,
          policy: createPolicy({ findActor: async (token) => people[token] }),
          respondFromCache: async () => expect.unreachable('nothing is cached'),
        },
      )
    },
    { prefix: '/api' },
  )
  await opened.listen({ port: 0, host: '127.0.0.1' })
  const [address] = opened.addresses()
  return { app: opened, port: typeof address === 'object' ? address.port : 0 }
}
const admin = { authorization: 'Bearer admin' }
const post = async (payload: Buffer | string, headers: Record<string, string> = {}) =>
  app?.inject({ method: 'POST', url: '/api/files', headers: { ...admin, ...headers }, payload })

test('a file arrives whole, whatever media type it claims', async () => {
  await startFileApi()
  for (const type of [
    'image/png',
    'application/json',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    expect([
      type,
      (await post(Buffer.from([0, 255, 10]), type === '' ? {} : { 'content-type': type }))?.json(),
    ]).toEqual([type, { bytes: 3 }])
  }
  expect((await post('', { 'content-type': 'image/png' }))?.json()).toEqual({ bytes: 0 })
})

test('parameters beside a file are refused', async () => {
  const { app: server } = await startFileApi()
  expect(
    (
      await server.inject({
        method: 'POST',
        url: '/api/files?name=x',
        headers: admin,
        payload: 'x',
      })
    ).statusCode,
  ).toBe(422)
})

test('callers without access are refused before the file is read', async () => {
  const { port } = await startFileApi()
  const socket = connect(port, '127.0.0.1')
  socket.write(
    rawRequest([
      'POST /api/files HTTP/1.1',
      'Host: x',
      'Content-Type: image/png',
      'Content-Length: 40000',
    ]),
  )
  const [head] = await once(socket, 'data')
  expect(String(head)).toMatch(/^HTTP\/1.1 401 /)
  socket.destroy()
})

test('too many bytes are refused by Content-Length, or else while they arrive', async () => {
  const { port } = await startFileApi()
  expect((await post(Buffer.alloc(50_001)))?.statusCode).toBe(413)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    rawRequest([
      'POST /api/files HTTP/1.1',
      'Host: x',
      'Authorization: Bearer admin',
      'Content-Type: image/png',
      'Transfer-Encoding: chunked',
    ]),
  )
  const answered = once(socket, 'data')
  // Endless: only the limit can end it.
  const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const pump = setInterval(() => socket.write(piece), 1)
  socket.on('error', () => undefined)
  const [head] = await answered
  clearInterval(pump)
  socket.destroy()
  expect(String(head)).toMatch(/^HTTP\/1.1 413 /)
})

const halfUpload = rawRequest(
  [
    'POST /api/files HTTP/1.1',
    'Host: x',
    'Authorization: Bearer admin',
    'Content-Type: image/png',
    'Content-Length: 9',
  ],
  'xx',
)

test('only a few files arrive at once; the next is refused, and accepted later', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  await startFileApi({
    send: async () => {
      running += 1
      await gate.promise
      return { bytes: 1 }
    },
  })
  const first = [1, 2, 3, 4].map(() => post('x'))
  await expect.poll(() => running).toBe(4)
  const refused = await post('x')
  expect([refused?.statusCode, refused?.headers['retry-after'], refused?.json().detail]).toEqual([
    429,
    '5',
    'Several files are being received. Send this file again in a few seconds.',
  ])
  gate.resolve()
  expect((await Promise.all(first)).map((answer) => answer?.statusCode)).toEqual([
    200, 200, 200, 200,
  ])
  expect((await post('x'))?.statusCode).toBe(200)
})

/** Half an upload, which is sent again for as long as it is refused, since others had the slots. */
function holdSlot(port: number): { release(): void } {
  let socket = connect(port, '127.0.0.1')
  const send = (): void => {
    socket.write(halfUpload)
    socket.once('data', () => {
      socket.destroy()
      socket = connect(port, '127.0.0.1')
      send()
    })
  }
  send()
  return { release: () => void socket.destroy() }
}

test('an aborted upload frees its slot', async () => {
  const { port } = await startFileApi()
  const slots = [1, 2, 3, 4].map(() => holdSlot(port))
  // What asks may itself have the slot of the fourth when that arrives.
  await expect.poll(async () => (await post('x'))?.statusCode).toBe(429)
  slots[0]?.release()
  await expect.poll(async () => (await post('x'))?.statusCode).toBe(200)
  for (const { release } of slots) release()
})

test('a body that does not arrive times out; a file may take longer', async () => {
  const { port } = await startFileApi({ timeout: 100 })
  const waiting = (path: string, rest: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      rawRequest([
        `POST /api/${path} HTTP/1.1`,
        'Host: x',
        'Authorization: Bearer admin',
        'Content-Type: application/json',
        'Content-Length: 12',
        'Connection: close',
      ]),
    )
    return { socket, answer: text(socket), finish: () => socket.write(rest) }
  }
  const [file, note] = [waiting('files', '{"text":"x"}'), waiting('notes', '')]
  expect(await note.answer).toMatch(/^HTTP\/1.1 408 [\s\S]*"type":"too-slow"/)
  file.finish()
  expect(await file.answer).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"bytes":12\}/)
})
