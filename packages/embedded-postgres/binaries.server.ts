/** A private, complete copy of the PostgreSQL binaries that the server's user can reach and run. */
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
import { databaseMessages as messages } from '../pg-kit/messages.ts'
import { errorCode, DatabaseStartError, errorReason } from '../pg-kit/database-error.ts'
import { type DataDirectory, isRoot, type Owner } from './data-directory.server.ts'
import type { PlatformPackage } from './platform-package.server.ts'
import { isAlive } from './pid-file.server.ts'
import { runProgram } from './run-program.server.ts'

// A copy, and not the package itself: npm's install scripts, which make its links, may be blocked; node_modules may be
// read-only or below a folder that the server's user cannot enter; and `npm ci` may replace it under a running server.

/** Where a program of this copy stands. */
export type Binaries = (program: 'initdb' | 'postgres') => string

/**
 * Finds or makes a copy that runs, in the first fitting folder.
 * @param as whom the server runs as, where the shop is root
 * @throws DatabaseRefused with the reason of the last folder tried
 */
export async function unpackBinaries(
  brought: PlatformPackage,
  caches: readonly string[],
  as: Owner | undefined,
): Promise<Binaries> {
  let last: unknown
  for (const cache of caches) {
    try {
      const copy = copyIn(cache, brought)
      const program: Binaries = (name) => join(copy, 'bin', name)
      // A folder mounted noexec, or closed to the server's user, shows itself here.
      await runProgram(program('postgres'), ['--version'], { as })
      return program
    } catch (error) {
      last = error
      if (errorCode(error) === 'ENOSPC')
        throw new DatabaseStartError(messages.cannotUnpack(cache, messages.diskFull), error)
    }
  }
  throw new DatabaseStartError(messages.cannotRun(errorReason(last)), last)
}

/** The folders that may keep the copy, the best first; DATA_DIR only where the server's user can enter it. */
export function cacheDirectories({ folder }: DataDirectory, preferred?: string): readonly string[] {
  const own = join(folder, 'postgres-bin')
  const temporary = join(tmpdir(), `ironmonger-postgres-${process.getuid?.() ?? 0}`)
  const first = preferred === undefined ? [] : [preferred]
  if (!isRoot) return [...first, own, join(homedir(), '.cache', 'ironmonger'), temporary]
  return [...first, ...(othersMayEnter(folder) ? [own] : []), '/var/cache/ironmonger', temporary]
}

const othersMayEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 &&
  (dirname(folder) === folder || othersMayEnter(dirname(folder)))

function copyIn(cache: string, { native, version }: PlatformPackage): string {
  mkdirSync(cache, { recursive: true, mode: 0o755 })
  const { uid, mode } = statSync(cache)
  // What we run must not be what somebody else has put there.
  if (uid !== (process.getuid?.() ?? uid) || (mode & 0o022) !== 0)
    throw new Error(`${cache} can be written by others`)
  const copy = join(cache, `postgres-${version}-${process.platform}-${process.arch}`)
  if (existsSync(copy)) {
    if (isWhole(native, copy)) return copy
    rmSync(copy, { recursive: true, force: true })
  }
  removeAbandoned(copy)
  const partial = `${copy}.${process.pid}-${randomBytes(3).toString('hex')}`
  try {
    fill(partial, native)
    renameSync(partial, copy)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    // Somebody else's copy came first: just as good.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
  }
  return copy
}

const parts = ['bin', 'lib', 'share']
// What only builders and clients of PostgreSQL need, or what runs other languages inside it.
const notNeeded = /\.a$|\/pgxs$|\/pkgconfig$|perl\.so|python3\.so|pltcl\.so|libecpg|libpgtypes/

function fill(partial: string, native: string): void {
  mkdirSync(partial, { recursive: true, mode: 0o755 })
  for (const part of parts) {
    cpSync(join(native, part), join(partial, part), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !notNeeded.test(source),
    })
  }
  for (const { source, target } of linksOf(native)) {
    if (!existsSync(join(partial, source))) continue
    rmSync(join(partial, target), { force: true })
    symlinkSync(basename(source), join(partial, target))
  }
  for (const program of readdirSync(join(partial, 'bin')))
    chmodSync(join(partial, 'bin', program), 0o755)
}

type Link = { readonly source: string; readonly target: string }

function linksOf(native: string): readonly Link[] {
  const parsed: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  const plain = (path: string): string => path.replace(/^native\//, '')
  return Array.isArray(parsed)
    ? parsed
        .filter(isLink)
        .map(({ source, target }) => ({ source: plain(source), target: plain(target) }))
    : []
}

const isLink = (one: unknown): one is Link =>
  typeof one === 'object' &&
  one !== null &&
  'source' in one &&
  typeof one.source === 'string' &&
  'target' in one &&
  typeof one.target === 'string'

// A power cut may leave a copy whose names are all there and whose contents are not.
function isWhole(native: string, copy: string): boolean {
  return parts.every((part) =>
    readdirSync(join(native, part), { recursive: true, withFileTypes: true }).every((entry) => {
      const source = join(entry.parentPath, entry.name)
      if (!entry.isFile() || notNeeded.test(source) || /\/(pgxs|pkgconfig)\//.test(source))
        return true
      const found = lstatSync(join(copy, relative(native, source)), { throwIfNoEntry: false })
      return found?.isSymbolicLink() === true || found?.size === statSync(source).size
    }),
  )
}

// By age too: on a shared folder the pid may be another machine's.
function removeAbandoned(copy: string): void {
  for (const name of readdirSync(dirname(copy))) {
    const pid = name.startsWith(`${basename(copy)}.`)
      ? Number(/\.(\d+)-[0-9a-f]{6}$/.exec(name)?.[1])
      : Number.NaN
    const path = join(dirname(copy), name)
    if (pid > 0 && !isAlive(pid) && statSync(path).mtimeMs < Date.now() - 60_000)
      rmSync(path, { recursive: true, force: true })
  }
}
