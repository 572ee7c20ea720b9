/** What is tried: where the embedded server cannot run, one sentence says why and what to do; what can be mended is. */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseStartError } from '../pg-kit/database-error.ts'
import { startEmbedded } from './embedded-postgres.server.ts'
import { openDataDirectory } from './data-directory.server.ts'
import { findPlatformPackage } from './platform-package.server.ts'
import { failureReason } from './failure-reason.server.ts'
import { unpackBinaries } from './binaries.server.ts'

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ironmonger-refusals-'))
})
afterEach(() => rm(base, { recursive: true, force: true }))

const cache = resolve('node_modules/.cache/ironmonger')

async function refusal(dataDir: string): Promise<string> {
  const outcome = await startEmbedded({ dataDir, cache, log: () => undefined }).then(
    ({ stop }) => stop(),
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(DatabaseStartError)
  return outcome instanceof Error ? outcome.message : ''
}

test('another major version, and a folder that is no cluster', async () => {
  await mkdir(join(base, 'postgres'))
  expect(await refusal(base)).toBe(
    `${join(base, 'postgres')} is not a PostgreSQL data folder: move it away, or choose another DATA_DIR.`,
  )
  await writeFile(join(base, 'postgres', 'PG_VERSION'), '14\n')
  expect(await refusal(base)).toMatch(
    /was written by PostgreSQL 14 and this shop brings PostgreSQL \d+: restore a backup/,
  )
})

test('a path that is too long, and one that is a file', async () => {
  expect(
    await refusal(join(base, 'x'.repeat(200), 'y'.repeat(200), 'z'.repeat(200), 'a'.repeat(200))),
  ).toMatch(/^The path of DATA_DIR is too long \(\d+ bytes, at most 800\)/)
  await writeFile(join(base, 'file'), '')
  expect(await refusal(join(base, 'file'))).toMatch(/cannot be made: EEXIST/)
})

test.skipIf(process.getuid?.() === 0)('a folder that may not be written', async () => {
  await chmod(base, 0o500)
  expect(await refusal(base)).toMatch(/belongs to user number \d+, and the shop runs as \d+/)
  await chmod(base, 0o700)
})

test('a cluster that cannot start says why, by its own log', async () => {
  const running = await startEmbedded({ dataDir: base, cache, log: () => undefined })
  await running.stop()
  await writeFile(join(base, 'postgres', 'pg_hba.conf'), 'nonsense\n')
  expect(await refusal(base)).toBe(
    `PostgreSQL did not start: could not load ${join(base, 'postgres', 'pg_hba.conf')}.`,
  )
})

test('the reason is the first that says something', () => {
  expect(
    failureReason(
      'LOG: x\nFATAL:  the database system is starting up\nPANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device\n',
    ),
  ).toBe('the disk is full')
  expect(
    failureReason(
      'FATAL:  the database system is starting up\nFATAL:  lock file "postmaster.pid" is empty\nHINT: x',
    ),
  ).toBe('lock file "postmaster.pid" is empty')
  expect(failureReason('')).toBe('it gave no reason')
})

test('a copy of the binaries that a power cut has spoilt, or a killed shop left half, is made anew', async () => {
  const brought = findPlatformPackage()
  const own = join(base, 'cache')
  await chmod(base, 0o755)
  await unpackBinaries(brought, [own], undefined)
  const [copy = ''] = await readdir(own)
  const library = join(own, copy, 'lib', 'libpq.so.5.18')
  const { size } = await stat(library)
  await truncate(library, 100)
  const left = `${copy}.4194999-0123ab`
  await mkdir(join(own, left))
  await unpackBinaries(brought, [own], undefined)
  expect((await stat(library)).size).toBe(size)
  // Too young to be called abandoned: another machine on a shared folder may be at it.
  expect(await readdir(own)).toEqual([copy, left])
})

test('a cache that others may write to is not trusted, and the next one is taken', async () => {
  const theirs = join(base, 'theirs')
  await mkdir(theirs)
  await chmod(theirs, 0o777)
  await chmod(base, 0o755)
  const program = await unpackBinaries(
    findPlatformPackage(),
    [theirs, join(base, 'ours')],
    undefined,
  )
  expect(program('postgres').startsWith(join(base, 'ours'))).toBe(true)
  await expect(unpackBinaries(findPlatformPackage(), [theirs], undefined)).rejects.toThrow(
    'can be written by others',
  )
})

test('the folder and what the shop makes in it are closed to others', async () => {
  const home = openDataDirectory(join(base, 'new', 'shop'))
  expect((await stat(home.folder)).mode & 0o777).toBe(0o700)
})
