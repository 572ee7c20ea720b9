/** Static files: scripts and styles from memory, compressed once; pictures and fonts from disk. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  encodingFor,
  matchesEtag,
  createVariants,
  type Variants,
} from '../../../packages/response-cache/variants.server.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}
// The best there is: files are compressed in the background, before they are requested.
const brotliQuality = 11
/** For files with a hash in their name. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheForADay = 'public, max-age=86400'
/** Milliseconds: 30 days. A picture that changes gets another name. */
const folderMaxAge = 30 * 86_400_000

type StaticFile = {
  readonly variants: Variants
  readonly contentType: string
  readonly cacheControl: string
}

/**
 * Serves a built client folder. Files in `assets` have a hash in their name; the other folders hold
 * pictures and fonts.
 * @param root an absolute path; a folder that does not exist (nothing was built) holds nothing
 */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  const entries = (await readdir(root, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.'),
  )
  const inMemory: StaticFile[] = []
  for (const { name } of entries.filter(
    (entry) => entry.isFile() && extname(entry.name) !== '.html',
  ))
    inMemory.push(
      await serveFromMemory(app, `/${name}`, {
        path: join(root, name),
        cacheControl: cacheForADay,
      }),
    )
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = join(root, name)
    if (name === 'assets') inMemory.push(...(await serveAssets(app, folder)))
    else await serveFolder(app, `/${name}/`, folder)
  }
  app.addHook('onListen', () => void compressAll(inMemory, app))
}

async function serveAssets(app: FastifyInstance, folder: string): Promise<StaticFile[]> {
  // A script of an earlier release is missing: answer 404 without rendering a page for it.
  app.get('/assets/*', (_, reply) => reply.callNotFound())
  const files: StaticFile[] = []
  for (const name of await readdir(folder))
    files.push(
      await serveFromMemory(app, `/assets/${name}`, {
        path: join(folder, name),
        cacheControl: cacheForever,
      }),
    )
  return files
}

async function serveFolder(app: FastifyInstance, prefix: string, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    maxAge: folderMaxAge,
  })
}

async function serveFromMemory(
  app: FastifyInstance,
  url: string,
  { path, cacheControl }: { path: string; cacheControl: string },
): Promise<StaticFile> {
  const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
  const file: StaticFile = {
    variants: createVariants(await readFile(path), { contentType, quality: brotliQuality }),
    contentType,
    cacheControl,
  }
  app.get(url, async (request, reply) => sendFile(request, reply, file))
  return file
}

async function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { variants, contentType, cacheControl }: StaticFile,
): Promise<FastifyReply> {
  const variant = await variants.getOrCreate(encodingFor(headers['accept-encoding']))
  const { body, etag, encoding } = variant
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'Accept-Encoding' })
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('content-type', contentType).send(body)
}

// One after the other: the first visitors need the processor too.
async function compressAll(files: readonly StaticFile[], app: FastifyInstance): Promise<void> {
  try {
    for (const { variants } of files) await variants.getOrCreate('br')
  } catch (error) {
    app.log.warn({ err: error }, 'A file could not be compressed; it is sent as it is')
  }
}
