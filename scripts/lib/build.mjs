/** Whether the built shop is that of the sources beside it, and how it is built. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, freemem } from 'node:os'
import { join } from 'node:path'
import { clientFile, packClient } from './client-package.mjs'
import { CommandError } from './command-error.mjs'
import { ensureInstalled, requireWritable } from './install.mjs'
import { root, shopEnv, shopNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

/**
 * @typedef {{ path: string, state: import('node:fs').Stats }} InputFile
 * @typedef {{ quick?: string, content?: string, release?: string }} Stamp what a build was made
 *   from; `release`: the version of a release, which brings its build and no sources
 */

/** What a build is made from: neither scripts, nor tests, nor the originals of the pictures. */
const inputs = [
  'packages',
  'src',
  'migrations',
  'public',
  'demo',
  'vite.config.ts',
  'react-router.config.ts',
  'vite.chunks.ts',
  'vite.languages.ts',
  'vite.contracts-trimming.ts',
  'vite.messages-splitting.ts',
  'vite.router-trimming.ts',
  'tsconfig.json',
  'package-lock.json',
]
const ignored = /\.test\.tsx?$|^demo\/pictures\//
/** Where a build says what it was made from. */
const stampFile = join(root, 'build/ironmonger-build.json')

/** Every input file, named from the project's folder, in a fixed order. */
function inputFiles() {
  /** @type {InputFile[]} */
  const files = []
  /** @param {string} path */
  const visit = (path) => {
    const state = statSync(join(root, path), { throwIfNoEntry: false })
    if (!state || ignored.test(path)) return
    if (state.isFile()) files.push({ path, state })
    else for (const name of readdirSync(join(root, path)).toSorted()) visit(`${path}/${name}`)
  }
  inputs.forEach(visit)
  return files
}

/** @param {string | Buffer} data */
const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/**
 * By sizes and times: cheap, and enough when no file was touched.
 * @param {readonly InputFile[]} files
 */
const quickDigest = (files) =>
  sha256(files.map(({ path, state }) => `${path} ${state.size} ${state.mtimeMs}`).join('\n'))

/**
 * By contents: decides when times changed, as after a checkout there and back.
 * @param {readonly InputFile[]} files
 */
const contentDigest = (files) =>
  sha256(files.map(({ path }) => `${path} ${sha256(readFileSync(join(root, path)))}`).join('\n'))

/** @returns {Stamp | undefined} */
function readStamp() {
  if (!existsSync(stampFile)) return undefined
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return undefined // cut off by a crash while it was written: as good as none
  }
}

/** Installs and builds whatever is missing to serve the shop. */
export async function ensureReady() {
  if (isBuilt()) return ensureInstalled('serve')
  await ensureInstalled('build')
  return ensureBuilt()
}

/** Whether the last finished build is that of the sources, or a release brought it. */
function isBuilt() {
  const stamp = readStamp()
  if (!stamp || stamp.release !== undefined) return stamp !== undefined
  const files = inputFiles()
  return stamp.quick === quickDigest(files) || stamp.content === contentDigest(files)
}

/**
 * Builds the shop unless its sources are those of the last finished build.
 * The stamp is removed first and written last, so a build that was cut off is done again.
 * @throws CommandError with the output of the builder
 */
export async function ensureBuilt() {
  const stamp = readStamp()
  if (stamp?.release !== undefined) return
  const files = inputFiles()
  const quick = quickDigest(files)
  if (stamp?.quick === quick) return
  const content = contentDigest(files)
  if (stamp?.content !== content) {
    requireWritable()
    rmSync(stampFile, { force: true })
    await step('Building the pages', build)
  }
  try {
    writeFileSync(stampFile, JSON.stringify({ quick, content }))
  } catch (error) {
    // Another user's build is as good; it merely costs this one a reading of the sources at each
    // start.
    if (stamp?.content !== content) throw error
  }
}

/** Builds the shop, whatever was built before. */
export async function buildAgain() {
  rmSync(stampFile, { force: true })
  await ensureBuilt()
}

/**
 * The languages of the program, by its own list. English is among them for shops whose root is German.
 * @returns {string[]}
 */
export function builtLanguages() {
  const list = /languageCodes = \[([^\]]*)\]/.exec(
    readFileSync(join(root, 'src/platform/languages/languages.ts'), 'utf8'),
  )?.[1]
  if (list === undefined) throw new Error('languages.ts has no list of languages.')
  return [...list.matchAll(/'(\w+)'/g)].map(([, code = '']) => code)
}

/** A builder takes one core, and about this much memory, in bytes. */
const memoryOfBuilder = 1024 ** 3

/**
 * The pages, and the client for other programs, where the running shop serves it. The build without
 * a language, of a shop with English at its root, is the last: it takes the files of the others in.
 */
async function build() {
  const furtherLanguages = builtLanguages()
  if (availableParallelism() > 1 && freemem() > furtherLanguages.length * memoryOfBuilder)
    await Promise.all(furtherLanguages.map(buildPages))
  else for (const language of furtherLanguages) await buildPages(language)
  await buildPages()
  await addClient()
}

/** @param {string} [language] */
async function buildPages(language) {
  const { code, output } = await run(
    shopNode(),
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
    {
      env: shopEnv({
        NODE_ENV: 'production',
        ...(language === undefined ? {} : { PAGE_LANGUAGE: language }),
      }),
    },
  )
  if (code !== 0)
    throw new CommandError('The pages could not be built; see the build output above.', {
      detail: output,
    })
}

/** What the running shop serves of the client for other programs. */
async function addClient() {
  const folder = join(root, 'build/client')
  renameSync(await packClient(folder), join(folder, clientFile))
}
