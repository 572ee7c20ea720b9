/**
 * The compressed files that a build writes beside its own (`app.js.br`, `app.js.gz`), so that a
 * start compresses nothing. Used by the build (react-router.config.ts) and by the server.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from '../../../packages/response-cache/variants.server.ts'
import { contentTypeOf } from './content-types.server.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const endings = { br: '.br', gzip: '.gz' } as const

/** Whether a file of the build is a compressed form of another. */
export const isCompressedForm = (name: string): boolean =>
  Object.values(endings).some((ending) => name.endsWith(ending))

/** The build folder whose files are served from memory, together with the files at its root. */
export const assetsFolder = 'assets'

/**
 * Writes the compressed forms of a built client folder's own files and of its scripts and styles,
 * at the highest quality.
 * @param root the folder with index files and `assets`
 * @returns how many files were compressed
 */
export async function compressBuild(root: string): Promise<number> {
  const folders = [root, join(root, assetsFolder)].filter((folder) => existsSync(folder))
  const files = await Promise.all(folders.map((folder) => filesOf(folder)))
  const compressed = await Promise.all(files.flat().map((path) => compressFile(path)))
  return compressed.filter(Boolean).length
}

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.html')
    .filter(({ name }) => !name.startsWith('.') && !isCompressedForm(name))
    .map(({ name }) => join(folder, name))

/**
 * Writes the compressed forms of one file beside it.
 * @returns whether it has any
 */
export async function compressFile(path: string): Promise<boolean> {
  const body = await readFile(path)
  if (!isCompressible(body, contentTypeOf(path))) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  await writeFile(path + endings.br, await compressBrotli(body, { params }))
  await writeFile(path + endings.gzip, await compressGzip(body, { level: 9 }))
  return true
}

/** The compressed forms stored beside a file; missing ones are left out. */
export async function readCompressedForms(
  path: string,
): Promise<{ readonly br?: Buffer; readonly gzip?: Buffer }> {
  const [br, gzipped] = await Promise.all(
    [endings.br, endings.gzip].map((ending) => readIfThere(path + ending)),
  )
  return { ...(br ? { br } : {}), ...(gzipped ? { gzip: gzipped } : {}) }
}

const readIfThere = async (path: string): Promise<Buffer | undefined> =>
  existsSync(path) ? readFile(path) : undefined
