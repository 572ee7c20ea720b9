/** The files beside the pages: scripts and styles from memory, compressed once; pictures and fonts from their folders. */
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

const types: Readonly<Record<string, string>> = {
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
// Compressed while nobody waits for it, so as small as can be.
const quality = 11
const hashed = 'public, max-age=31536000, immutable'
const named = 'public, max-age=86400'
/** Milliseconds: 30 days. A picture that changes gets another name. */
const folderAge = 30 * 86_400_000

type File = {
  readonly variants: Variants
  readonly contentType: string
  readonly cacheControl: string
}

/**
 * Serves a built client folder: what lies in `assets` carries its hash in its name, other folders hold pictures and fonts.
 * @param root an absolute path; a folder that is not there (not built) holds nothing
 */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  const entries = await readdir(root, { withFileTypes: true })
  const held: File[] = []
  for (const { name } of entries.filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && extname(entry.name) !== '.html',
  ))
    held.push(await serveFile(app, `/${name}`, { path: join(root, name), cacheControl: named }))
  for (const { name } of entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  )) {
    if (name === 'assets') {
      // A script of an earlier release: no page is made for it.
      app.get('/assets/*', (_, reply) => reply.callNotFound())
      for (const asset of await readdir(join(root, name)))
        held.push(
          await serveFile(app, `/assets/${asset}`, {
            path: join(root, name, asset),
            cacheControl: hashed,
          }),
        )
    } else {
      await app.register(fastifyStatic, {
        root: join(root, name),
        prefix: `/${name}/`,
        decorateReply: false,
        dotfiles: 'ignore',
        index: false,
        maxAge: folderAge,
      })
    }
  }
  app.addHook('onListen', () => void warm(held, app))
}

async function serveFile(
  app: FastifyInstance,
  url: string,
  { path, cacheControl }: { path: string; cacheControl: string },
): Promise<File> {
  const contentType = types[extname(path)] ?? 'application/octet-stream'
  const file: File = {
    variants: createVariants(await readFile(path), { contentType, quality }),
    contentType,
    cacheControl,
  }
  app.get(url, async (request, reply) => send(request, reply, file))
  return file
}

async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { variants, contentType, cacheControl }: File,
): Promise<FastifyReply> {
  const { body, etag, encoding } = await variants.make(encodingFor(headers['accept-encoding']))
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'Accept-Encoding' })
  if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.header('content-type', contentType).send(body)
}

// One after the other: the first visitors need the processor too.
async function warm(held: readonly File[], app: FastifyInstance): Promise<void> {
  try {
    for (const { variants } of held) await variants.make('br')
  } catch (error) {
    app.log.warn({ err: error }, 'A file could not be compressed; it is sent as it is')
  }
}
