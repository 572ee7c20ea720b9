/** A picture store that stops answering is given up in time, whatever garbage is collected. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isProblem } from '../../packages/contract/problem.ts'
import { picturesUnavailable } from './contract.ts'
import { createS3Storage } from './s3-storage.server.ts'

const timeout = 300
/** Milliseconds between two collections: several come before a request is given up. */
const collectionInterval = 20

setFlagsFromString('--expose-gc')
const collectGarbage = z.parse(
  z.custom<() => void>((value) => typeof value === 'function'),
  runInNewContext('gc'),
)

let server: Server | undefined
const sockets = new Set<Socket>()
const collecting = setInterval(() => collectGarbage(), collectionInterval)
afterAll(() => clearInterval(collecting))
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

/** A store that begins to answer, or does not even do that. */
async function startFrozenStore(sendsHeaders: boolean): Promise<string> {
  server = createServer((_, response) => {
    if (sendsHeaders) response.writeHead(200, { 'content-length': 1000 }).write('the beginning')
  }).on('connection', (socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test.each([
  ['never answers', false],
  ['stops in the middle of its answer', true],
])('a store that %s is given up', async (_, sendsHeaders) => {
  const storage = createS3Storage(
    {
      kind: 'bucket',
      endpoint: await startFrozenStore(sendsHeaders),
      bucket: 'tool-pictures',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      publicUrl: undefined,
    },
    timeout,
  )
  const isUnavailable = (error: unknown): boolean => isProblem(error, picturesUnavailable)
  await expect(storage.put('p-1.webp', new Uint8Array(10))).rejects.toSatisfy(isUnavailable)
  await expect(storage.get('p-1.webp')).rejects.toSatisfy(isUnavailable)
})

// How the identity providers and the browser's side of the API are asked: nothing between the
// signal and `fetch`. A `Request` in between loses it, which is what the store's requests did.
test.each([
  ['alone', () => AbortSignal.timeout(timeout)],
  [
    'among others',
    () => AbortSignal.any([AbortSignal.timeout(timeout), new AbortController().signal]),
  ],
])('a time-out that fetch itself was given, %s, is kept', async (_, signal) => {
  const url = await startFrozenStore(false)
  await expect(fetch(url, { signal: signal() })).rejects.toThrow(/timeout/)
})
