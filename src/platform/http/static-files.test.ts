/** Static files are sent as the build compressed them; the server compresses nothing at startup. */
import { mkdtemp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressBuild } from './compressed-files.server.ts'
import { registerStaticFiles } from './static-files.server.ts'

const script = `export const words = ${JSON.stringify('hammer and tongs '.repeat(200))}`
let root: string
let app: FastifyInstance
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ironmonger-static-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'assets/app-abc.js'), script)
  await writeFile(join(root, 'assets/small-abc.js'), 'go()')
  await writeFile(join(root, 'assets/font-abc.woff2'), Buffer.alloc(5000, 1))
  await writeFile(join(root, 'favicon.svg'), `<svg>${'<path/>'.repeat(300)}</svg>`)
  app = Fastify()
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true })
})
const get = (url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } })

test('a build has a brotli and a gzip form of what is text, and of nothing else', async () => {
  expect(await compressBuild(root)).toBe(2)
  expect((await readdir(join(root, 'assets'))).toSorted()).toEqual([
    'app-abc.js',
    'app-abc.js.br',
    'app-abc.js.gz',
    'font-abc.woff2',
    'small-abc.js',
  ])
  expect((await readdir(root)).toSorted()).toEqual([
    'assets',
    'favicon.svg',
    'favicon.svg.br',
    'favicon.svg.gz',
  ])
})

test('a shop that listens goes on with the files of its build when another build takes their place', async () => {
  await registerStaticFiles(app, root)
  const hasRead = new Promise<void>((resolve) => app.addHook('onListen', async () => resolve()))
  await app.listen({ port: 0 })
  await hasRead
  await rm(join(root, 'assets'), { recursive: true })
  const { statusCode, body } = await get('/assets/app-abc.js', 'identity')
  expect([statusCode, body]).toEqual([200, script])
})

test('a build that is compressed again has the same files', async () => {
  await compressBuild(root)
  const files = await readdir(root, { recursive: true })
  expect(await compressBuild(root)).toBe(2)
  expect(await readdir(root, { recursive: true })).toEqual(files)
})

test('both forms are the script, and are sent to those who take them', async () => {
  await compressBuild(root)
  await registerStaticFiles(app, root)
  const [brotli, gzip, plain] = [
    await get('/assets/app-abc.js', 'gzip, br'),
    await get('/assets/app-abc.js', 'gzip'),
    await get('/assets/app-abc.js', 'identity'),
  ]
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(script)
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('what is sent is the file beside the script: nothing is compressed by a start or a request', async () => {
  await compressBuild(root)
  const marked = gzipSync('of the build')
  await writeFile(join(root, 'assets/app-abc.js.gz'), marked)
  await registerStaticFiles(app, root)
  expect((await get('/assets/app-abc.js', 'gzip')).rawPayload).toEqual(marked)
})

test('a file without compressed forms, as of an earlier build, is compressed when it is requested', async () => {
  await registerStaticFiles(app, root)
  const { headers, rawPayload } = await get('/assets/app-abc.js', 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
})

test('the compressed forms have no address of their own', async () => {
  await compressBuild(root)
  await registerStaticFiles(app, root)
  expect((await get('/assets/app-abc.js.br', 'identity')).statusCode).toBe(404)
  expect((await get('/favicon.svg.gz', 'identity')).statusCode).toBe(404)
})
