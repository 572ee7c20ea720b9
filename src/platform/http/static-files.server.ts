/**
 * Static files: scripts and styles from memory, compressed by the build; pictures and fonts from
 * disk.
 */
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
import { assetsFolder, isCompressedForm, readCompressedForms } from './compressed-files.server.ts'
import { contentTypeOf } from './content-types.server.ts'

/** Only for a file without a stored compressed form: compressed on its first request. */
const brotliQuality = 5
/** For files with a hash in their name. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheForADay = 'public, max-age=86400'
/** Milliseconds: 30 days. A changed picture gets another name. */
const folderMaxAge = 30 * 86_400_000

type StaticFile = {
  readonly variants: Variants
  readonly contentType: string
  readonly cacheControl: string
}

/**
 * Serves a built client folder. Files in `assets` have a hash in their name; the other folders hold
 * pictures and fonts.
 * @param root an absolute path; a missing folder (nothing was built) counts as empty
 */
export async function registerStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  const entries = (await readdir(root, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.') && !isCompressedForm(name),
  )
  for (const { name } of entries.filter(
    (entry) => entry.isFile() && extname(entry.name) !== '.html',
  ))
    await serveFromMemory(app, `/${name}`, { path: join(root, name), cacheControl: cacheForADay })
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const folder = join(root, name)
    if (name === assetsFolder) await serveAssets(app, folder)
    else await serveFolder(app, `/${name}/`, folder)
  }
}

/**
 * There are nearly a thousand files, of all languages: each is read on its first request, and all
 * others once the shop is ready, so that a new build in this folder does not affect a running shop.
 */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set((await readdir(folder)).filter((name) => !isCompressedForm(name)))
  const read = new Map<string, Promise<StaticFile>>()
  const readOnce = (name: string): Promise<StaticFile> => {
    const known = read.get(name)
    if (known) return known
    const file = readFileOf({ path: join(folder, name), cacheControl: cacheForever })
    read.set(name, file)
    file.catch(() => read.delete(name))
    return file
  }
  app.addHook('onListen', async () => {
    // A file that cannot be read now is read again on request, which reports the error.
    for (const name of names) await readOnce(name).catch(() => undefined)
  })
  app.get<{ Params: { '*': string } }>(`/${assetsFolder}/*`, async (request, reply) => {
    const name = request.params['*']
    // A script of an earlier release is missing: answer 404 without rendering a page.
    return names.has(name) ? sendFile(request, reply, await readOnce(name)) : reply.callNotFound()
  })
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

type FileOnDisk = { readonly path: string; readonly cacheControl: string }

async function serveFromMemory(app: FastifyInstance, url: string, on: FileOnDisk): Promise<void> {
  const file = await readFileOf(on)
  app.get(url, async (request, reply) => sendFile(request, reply, file))
}

async function readFileOf({ path, cacheControl }: FileOnDisk): Promise<StaticFile> {
  const contentType = contentTypeOf(path)
  const [body, compressed] = await Promise.all([readFile(path), readCompressedForms(path)])
  return {
    variants: createVariants(body, { contentType, quality: brotliQuality, compressed }),
    contentType,
    cacheControl,
  }
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
