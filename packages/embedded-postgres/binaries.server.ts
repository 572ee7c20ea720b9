/** Keeps a private, complete copy of the PostgreSQL binaries that the server's user can execute. */
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError, errorCode, errorReason } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'
import { type DataDirectory, isRoot, type Owner } from './data-directory.server.ts'
import type { PlatformPackage } from './platform-package.server.ts'
import { isProcessAlive } from './pid-file.server.ts'
import { runProgram } from './run-program.server.ts'

// A copy, and not the npm package itself, because npm's install scripts, which create the
// package's symbolic links, may be disabled; node_modules may be read-only or below a directory
// that the server's user cannot enter; and `npm ci` may replace it under a running server.

/** Returns the path of one of the copy's programs. */
export type ProgramPath = (program: 'initdb' | 'postgres') => string

/**
 * Finds or creates a working copy of the binaries in the first suitable directory.
 * @param directories candidates, the best first: see cacheDirectories
 * @param user the user that the server runs as if this process is root
 * @throws EmbeddedPostgresError with the reason of the last directory tried
 */
export async function unpackBinaries(
  platformPackage: PlatformPackage,
  directories: readonly string[],
  user: Owner | undefined,
): Promise<ProgramPath> {
  let lastError: unknown
  for (const directory of directories) {
    try {
      const copy = copyInto(directory, platformPackage)
      const programPath: ProgramPath = (name) => join(copy, 'bin', name)
      // Fails if the file system is mounted noexec or not accessible to the server's user.
      await runProgram(programPath('postgres'), ['--version'], { user })
      return programPath
    } catch (error) {
      lastError = error
      if (errorCode(error) === 'ENOSPC')
        throw new EmbeddedPostgresError(messages.cannotUnpack(directory, messages.diskFull), error)
    }
  }
  throw new EmbeddedPostgresError(messages.cannotRun(errorReason(lastError)), lastError)
}

/**
 * The directories that may hold the copy, the best first. When this process is root, DATA_DIR is
 * among them only if the server's user can enter it.
 */
export function cacheDirectories({ path }: DataDirectory, preferred?: string): readonly string[] {
  const inDataDir = join(path, 'postgres-bin')
  const temporary = join(tmpdir(), `ironmonger-postgres-${process.getuid?.() ?? 0}`)
  const first = preferred === undefined ? [] : [preferred]
  if (!isRoot) return [...first, inDataDir, join(homedir(), '.cache', 'ironmonger'), temporary]
  const own = othersMayEnter(path) ? [inDataDir] : []
  return [...first, ...own, '/var/cache/ironmonger', temporary]
}

const othersMayEnter = (directory: string): boolean =>
  (statSync(directory).mode & 0o001) !== 0 &&
  (dirname(directory) === directory || othersMayEnter(dirname(directory)))

function copyInto(directory: string, { nativeDirectory, version }: PlatformPackage): string {
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  const { uid, mode } = statSync(directory)
  // Never execute what another user may have written.
  if (uid !== (process.getuid?.() ?? uid) || (mode & 0o022) !== 0)
    throw new Error(`${directory} can be written by others`)
  const copy = join(directory, `postgres-${version}-${process.platform}-${process.arch}`)
  if (existsSync(copy)) {
    if (isComplete(nativeDirectory, copy)) return copy
    rmSync(copy, { recursive: true, force: true })
  }
  removeAbandonedCopies(copy)
  const partial = `${copy}.${process.pid}-${randomBytes(3).toString('hex')}`
  try {
    copyBinaries(nativeDirectory, partial)
    renameSync(partial, copy)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // Another process was faster: its copy is equivalent.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
  }
  return copy
}

const parts = ['bin', 'lib', 'share']
// Only needed to build against PostgreSQL, by its clients, or to run other languages inside it.
const excluded = /\.a$|\/pgxs$|\/pkgconfig$|perl\.so|python3\.so|pltcl\.so|libecpg|libpgtypes/

function copyBinaries(nativeDirectory: string, target: string): void {
  mkdirSync(target, { recursive: true, mode: 0o755 })
  for (const part of parts) {
    cpSync(join(nativeDirectory, part), join(target, part), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !excluded.test(source),
    })
  }
  for (const link of readLinks(nativeDirectory)) {
    if (!existsSync(join(target, link.source))) continue
    rmSync(join(target, link.target), { force: true })
    symlinkSync(basename(link.source), join(target, link.target))
  }
  for (const program of readdirSync(join(target, 'bin')))
    chmodSync(join(target, 'bin', program), 0o755)
}

type Link = { readonly source: string; readonly target: string }

/** The symbolic links that the package's install script would create. */
function readLinks(nativeDirectory: string): readonly Link[] {
  const file = join(nativeDirectory, 'pg-symlinks.json')
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const withoutPrefix = (path: string): string => path.replace(/^native\//, '')
  return Array.isArray(parsed)
    ? parsed.filter(isLink).map(({ source, target }) => ({
        source: withoutPrefix(source),
        target: withoutPrefix(target),
      }))
    : []
}

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  'source' in value &&
  typeof value.source === 'string' &&
  'target' in value &&
  typeof value.target === 'string'

// After a power cut a copy may have all its file names and not all of their contents.
function isComplete(nativeDirectory: string, copy: string): boolean {
  return parts.every((part) =>
    readdirSync(join(nativeDirectory, part), { recursive: true, withFileTypes: true }).every(
      (entry) => {
        const source = join(entry.parentPath, entry.name)
        const isExcluded = excluded.test(source) || /\/(pgxs|pkgconfig)\//.test(source)
        if (!entry.isFile() || isExcluded) return true
        const copied = lstatSync(join(copy, relative(nativeDirectory, source)), {
          throwIfNoEntry: false,
        })
        return copied?.isSymbolicLink() === true || copied?.size === statSync(source).size
      },
    ),
  )
}

// By age as well as by pid: on a shared directory the pid may belong to another machine.
function removeAbandonedCopies(copy: string): void {
  for (const name of readdirSync(dirname(copy))) {
    const pid = name.startsWith(`${basename(copy)}.`)
      ? Number(/\.(\d+)-[0-9a-f]{6}$/.exec(name)?.[1])
      : Number.NaN
    const path = join(dirname(copy), name)
    if (pid > 0 && !isProcessAlive(pid) && statSync(path).mtimeMs < Date.now() - 60_000)
      rmSync(path, { recursive: true, force: true })
  }
}
