/** Whether the packages of the lock file are installed, and how they get there. npm's own record of node_modules is believed, no stamp of ours. */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { requireNode20, hasNode, nodePackage, root, tryNode } from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'
import { CommandError } from './command-error.mjs'

const modules = join(root, 'node_modules')
const npmRecord = join(modules, '.package-lock.json')
/** Stands while npm works, and stays when it was cut off. */
const unfinished = join(modules, '.ironmonger-unfinished')

const parse = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const isDev = (entry) => Boolean(entry.dev || entry.devOptional)
const fitsHere = ({ os, cpu }) => os?.includes(process.platform) && cpu?.includes(process.arch)

/**
 * Whether a package has those of its optional ones that carry this platform's binaries: npm leaves one out in silence when it cannot be fetched.
 * Where they differ by C library, one of them is enough: npm knows which.
 */
function hasBinaries(entry, wanted, present) {
  const paths = Object.keys(entry.optionalDependencies ?? {})
    .map((name) => `node_modules/${name}`)
    .filter((path) => wanted[path] && fitsHere(wanted[path]))
  const byLibrary = paths.filter((path) => wanted[path].libc)
  return (
    paths.every((path) => present[path] || wanted[path].libc) &&
    (byLibrary.length === 0 || byLibrary.some((path) => present[path]))
  )
}

/**
 * Compares the lock file with what npm recorded when it last finished in node_modules.
 * @returns 'all', 'shop' (without the development packages) or 'none'
 */
export function installedLevel() {
  if (!existsSync(npmRecord) || !hasNode()) return 'none'
  const wanted = parse('package-lock.json').packages
  const present = parse('node_modules/.package-lock.json').packages
  let level = 'all'
  for (const [path, entry] of Object.entries(wanted)) {
    const here = path === '' || present[path]?.version === entry.version
    if (here ? hasBinaries(entry, wanted, present) : entry.optional) continue
    if (!isDev(entry)) return 'none'
    level = 'shop'
  }
  return level
}

/**
 * Installs what is missing, as the lock file says; a complete install is left untouched.
 * @param level 'shop' for what the running shop needs, 'all' to develop and test too
 * @throws Stop where it cannot
 */
export async function ensureInstalled(level) {
  requireNode20()
  const found = existsSync(unfinished) ? 'none' : installedLevel()
  if (found === 'all' || found === level) return
  requireWritable()
  // What was cut off half-way, or was not made by npm, looks complete to npm: it goes.
  if (existsSync(unfinished) || !existsSync(npmRecord))
    rmSync(modules, { recursive: true, force: true })
  mkdirSync(modules, { recursive: true })
  writeFileSync(unfinished, '')
  await step(
    found === 'shop'
      ? 'Adding the packages for development'
      : 'Installing the packages, with Node 26 and PostgreSQL',
    () => npm(level),
  )
  const reached = installedLevel()
  if (reached !== 'all' && reached !== level) {
    throw new CommandError(
      `npm left out packages that the lock file names (${nodePackage() ?? 'no Node 26 for this platform'} may be one): check the connection to the npm registry and try again.`,
    )
  }
  try {
    tryNode()
  } catch (error) {
    // npm puts this link first in PATH: left there, a Node that cannot run would greet the next try instead of the sentence.
    rmSync(join(modules, '.bin/node'), { force: true })
    throw error
  }
  rmSync(unfinished)
}

/** @throws Stop when this user cannot write in the project's folder */
export function requireWritable() {
  try {
    for (const folder of ['.', 'node_modules', 'build'])
      if (existsSync(join(root, folder))) accessSync(join(root, folder), constants.W_OK)
  } catch {
    throw new CommandError(
      `The user ${userInfo().username} cannot write in ${root}, where the packages and the build belong: give that right, or work in a clone of your own.`,
    )
  }
}

/** Whether npm failed for want of a connection, by what it said. */
export const isUnreachable = (said) =>
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(said)

/**
 * Runs npm by the Node that the person has: the shop's own lies in the folder that npm is about to fill.
 * `install` and not `ci`: a lock file made where the registry lacks other platforms' packages is refused by some versions of `ci`; `--no-save` leaves it as it is.
 */
async function npm(level) {
  const cli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const [command, first] = cli
    ? [process.env.npm_node_execpath ?? process.execPath, [cli]]
    : ['npm', []]
  const env = { ...process.env }
  delete env.NODE_ENV // 'production' would leave out what --include=dev asks for
  const args = [
    'install',
    '--no-save',
    level === 'shop' ? '--omit=dev' : '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--prefer-offline',
  ]
  const { code, said } = await run(command, [...first, ...args], {
    env,
    shell: !cli && process.platform === 'win32',
  })
  if (code === 0) return
  const offline = isUnreachable(said)
  throw new CommandError(
    offline
      ? 'The npm registry cannot be reached: connect to the internet (the first start downloads about 150 MB) and try again.'
      : `npm could not install the packages (it ended with ${code}); what it said stands above.`,
    { detail: offline ? '' : said },
  )
}
