/**
 * Whether the packages of the lock file are installed, and how they get there. npm works in a
 * folder beside node_modules; what it finished is moved into node_modules, npm's own record of it
 * last. So an install that was cut off leaves no record, and is done again.
 */
import {
  accessSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { CommandError } from './command-error.mjs'
import {
  fitsPlatform,
  levels,
  partOf,
  platformEntriesOf,
  readLock,
  readManifest,
} from './lockfile.mjs'
import {
  hasNode,
  nodePackage,
  nodePackages,
  ownNodeSuffices,
  requireNode20,
  root,
  tryNode,
} from './node.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

/** @import { Level, LockEntries, LockEntry } from './lockfile.mjs' */

const modules = join(root, 'node_modules')
const staging = join(root, '.cache/install')
/** npm's record of what it installed, which it writes last. */
const record = '.package-lock.json'

/**
 * Whether a package has those of its optional ones that carry this platform's binaries: npm leaves
 * one out in silence when it cannot be fetched. Where they differ by C library, one of them is
 * enough: npm knows which.
 * @param {LockEntry} entry
 * @param {LockEntries} wanted
 * @param {LockEntries} present
 */
function hasBinaries(entry, wanted, present) {
  const paths = Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !nodePackages.includes(name)) // hasNode looks for these
    .map((name) => `node_modules/${name}`)
    .filter((path) => {
      const binary = wanted[path]
      return binary?.os && binary.cpu && fitsPlatform(binary)
    })
  const byLibrary = paths.filter((path) => wanted[path]?.libc)
  return (
    paths.every((path) => present[path] || wanted[path]?.libc) &&
    (byLibrary.length === 0 || byLibrary.some((path) => present[path]))
  )
}

/**
 * Compares the lock file with what npm recorded when it last finished in node_modules.
 * @returns {Level | 'none'} the most complete level that is installed
 */
export function installedLevel() {
  const lock = readLock()
  if (!existsSync(join(modules, record))) return 'none'
  if (!hasNode(lock.packages[`node_modules/${nodePackage}`]?.version)) return 'none'
  /** @type {{ packages: LockEntries }} */
  const { packages: present } = JSON.parse(readFileSync(join(modules, record), 'utf8'))
  const manifest = readManifest()
  const isComplete = (/** @type {Level} */ level) => {
    const wanted = platformEntriesOf(manifest, lock.packages, level)
    return (
      hasBinaries(manifest, wanted, present) &&
      Object.entries(wanted).every(([path, entry]) =>
        present[path]?.version === entry.version
          ? hasBinaries(entry, wanted, present)
          : entry.optional,
      )
    )
  }
  return levels.toReversed().find(isComplete) ?? 'none'
}

/** @param {Level} level */
const isInstalled = (level) => levels.indexOf(level) <= rankOf(installedLevel())
/** @param {Level | 'none'} level */
const rankOf = (level) => (level === 'none' ? -1 : levels.indexOf(level))

/**
 * Installs what is missing, as the lock file says; a complete install is left untouched.
 * @param {Level} level
 * @throws CommandError where it cannot
 */
export async function ensureInstalled(level) {
  requireNode20()
  if (isInstalled(level)) return
  requireWritable()
  await step(describeInstall(level), async () => {
    await installStaged(level)
    removeNodeHeaders(join(staging, 'node_modules'))
    replaceContents(join(staging, 'node_modules'), modules, join(staging, 'replaced'))
    rmSync(staging, { recursive: true, force: true })
  })
  if (!isInstalled(level)) {
    const suspect = nodePackage ?? 'no Node 26 for this platform'
    throw new CommandError(
      `npm left out packages that the lock file names (${suspect} may be one): check the ` +
        'connection to the npm registry and try again.',
    )
  }
  try {
    tryNode()
  } catch (error) {
    // npm puts this link first in PATH: left there, a Node that cannot run would run the next try.
    rmSync(join(modules, '.bin/node'), { force: true })
    throw error
  }
}

/**
 * What a person reads while it is installed: how many packages, and what for.
 * @param {Level} level
 */
function describeInstall(level) {
  const manifest = readManifest()
  const { packages } = readLock()
  const counts = levels.map((one) => Object.keys(platformEntriesOf(manifest, packages, one)).length)
  const [serve = 0, build = 0, all = 0] = counts
  const parts = [
    `${serve} packages to serve the shop`,
    ...(level === 'serve' || build === serve ? [] : [`${build - serve} to build its pages`]),
    ...(level === 'all' ? [`${all - build} to develop and test`] : []),
    ...(ownNodeSuffices() ? [] : ['Node 26']),
  ]
  return `Installing ${parts.join(', ')}`
}

/** @throws CommandError when this user cannot write in the project's folder */
export function requireWritable() {
  try {
    for (const folder of ['.', 'node_modules', 'build'])
      if (existsSync(join(root, folder))) accessSync(join(root, folder), constants.W_OK)
  } catch {
    throw new CommandError(
      `The user ${userInfo().username} cannot write in ${root}, where the packages and the build ` +
        'belong: give that right, or work in a clone of your own.',
    )
  }
}

/**
 * Whether npm failed because the registry cannot be reached, by its output.
 * @param {string} output
 */
export const isUnreachable = (output) =>
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(
    output,
  )

/**
 * Lets npm install a level into the staging folder. It is run by the Node that the person has: the
 * shop's own lies in the folder that is about to be filled.
 * @param {Level} level
 */
async function installStaged(level) {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const options = { withNode: !ownNodeSuffices() }
  const { manifest, lock } = partOf(readManifest(), readLock(), level, options)
  writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(staging, 'package-lock.json'), JSON.stringify(lock))
  if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(staging, '.npmrc'))
  const { code, output } = await runNpm(
    ['install', '--no-save', '--include=optional', '--include=dev'],
    process.env['npm_node_execpath'] ?? process.execPath,
    staging,
  )
  if (code === 0) return
  const offline = isUnreachable(output)
  throw new CommandError(
    offline
      ? 'The npm registry cannot be reached: connect to the internet (the first start downloads ' +
          'about 100 MB) and try again.'
      : `npm could not install the packages (it ended with ${code}); see its output above.`,
    { detail: offline ? '' : output },
  )
}

/**
 * Runs npm in a folder that has a package.json, without scripts of packages and without questions
 * to the registry that the cache can answer.
 * `install` and not `ci`: a lock file made where the registry lacks other platforms' packages is
 * refused by some versions of `ci`; `--no-save` leaves it as it is.
 * @param {readonly string[]} args
 * @param {string} node the Node that runs npm
 * @param {string} folder
 */
export function runNpm(args, node, folder) {
  const { npm_execpath: path, NODE_ENV: _, ...env } = process.env // 'production' leaves packages out
  const flags = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
    '--prefer-offline',
    `--prefix=${folder}`,
  ]
  return path?.endsWith('.js')
    ? run(node, [path, ...args, ...flags], { cwd: folder, env })
    : run('npm', [...args, ...flags], {
        cwd: folder,
        env,
        shell: process.platform === 'win32',
      })
}

/**
 * Removes the C headers of Node, 67 of its 210 MB: they serve to compile add-ons, which no package
 * here does.
 * @param {string} folder the node_modules that npm filled
 */
function removeNodeHeaders(folder) {
  for (const name of nodePackages)
    rmSync(join(folder, name, 'include'), { recursive: true, force: true })
}

/**
 * Moves the contents of one folder into another in place of what is there, npm's record last: until
 * then the folder counts as not installed. The folder itself stays, for it may be a mounted volume.
 * @param {string} from
 * @param {string} to
 * @param {string} replaced where the former contents are put aside
 */
export function replaceContents(from, to, replaced) {
  mkdirSync(to, { recursive: true })
  mkdirSync(replaced, { recursive: true })
  rmSync(join(to, record), { force: true })
  for (const name of readdirSync(to)) move(join(to, name), join(replaced, name))
  for (const name of readdirSync(from).filter((entry) => entry !== record))
    move(join(from, name), join(to, name))
  move(join(from, record), join(to, record))
}

/**
 * @param {string} from
 * @param {string} to
 */
function move(from, to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    rmSync(from, { recursive: true, force: true })
  }
}
