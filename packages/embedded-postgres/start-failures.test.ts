/** If the embedded server cannot run, one sentence explains why; leftovers are repaired. */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canMount, mountSmallDisk } from '../../tests/small-disk.ts'
import { EmbeddedPostgresError } from './error.ts'
import { startEmbedded } from './embedded-postgres.server.ts'
import { prepareDataDirectory } from './data-directory.server.ts'
import { findPlatformPackage } from './platform-package.server.ts'
import { failureReason } from './failure-reason.server.ts'
import { unpackBinaries } from './binaries.server.ts'
import { runProgram } from './run-program.server.ts'

let base: string
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ironmonger-start-'))
})
afterEach(() => rm(base, { recursive: true, force: true }))

const cacheDirectory = resolve('node_modules/.cache/ironmonger')

async function startFailure(dataDir: string): Promise<string> {
  const outcome = await startEmbedded({ dataDir, cacheDirectory, log: () => undefined }).then(
    ({ stop }) => stop(),
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(EmbeddedPostgresError)
  return outcome instanceof Error ? outcome.message : ''
}

test('another major version, and a directory that is no cluster', async () => {
  await mkdir(join(base, 'postgres'))
  expect(await startFailure(base)).toBe(
    `${join(base, 'postgres')} is not a PostgreSQL data folder: ` +
      'move it away, or choose another DATA_DIR.',
  )
  await writeFile(join(base, 'postgres', 'PG_VERSION'), '14\n')
  expect(await startFailure(base)).toMatch(
    /was created by PostgreSQL 14, but this shop contains PostgreSQL \d+: restore a backup/,
  )
})

test('a path that is too long, and one that is a file', async () => {
  expect(
    await startFailure(
      join(base, 'x'.repeat(200), 'y'.repeat(200), 'z'.repeat(200), 'a'.repeat(200)),
    ),
  ).toMatch(/^The path of DATA_DIR is too long \(\d+ bytes, at most 800\)/)
  await writeFile(join(base, 'file'), '')
  expect(await startFailure(join(base, 'file'))).toMatch(/cannot be created: EEXIST/)
})

const isRoot = process.getuid?.() === 0
test.skipIf(isRoot)(
  'its own directory without the permission to write: the mode is named',
  async () => {
    await chmod(base, 0o500)
    expect(await startFailure(base)).toMatch(/its permissions \(500\) forbid writing/)
    await chmod(base, 0o700)
  },
)

test.skipIf(!canMount())(
  'a disk that can only be read is named, and no owner is blamed',
  async () => {
    const disk = mountSmallDisk('1m')
    try {
      disk.makeReadOnly()
      expect(await startFailure(disk.path)).toBe(
        `The data folder ${disk.path} is on a read-only disk: ` +
          'make the disk writable, or choose another DATA_DIR.',
      )
    } finally {
      disk.unmount()
    }
  },
)

test('a cluster that cannot start: the reason is read from its log', async () => {
  const running = await startEmbedded({ dataDir: base, cacheDirectory, log: () => undefined })
  await running.stop()
  await writeFile(join(base, 'postgres', 'pg_hba.conf'), 'nonsense\n')
  expect(await startFailure(base)).toBe(
    `PostgreSQL did not start: could not load ${join(base, 'postgres', 'pg_hba.conf')}.`,
  )
})

test('the reason is the first line that gives one', () => {
  expect(
    failureReason(
      'LOG: x\nFATAL:  the database system is starting up\n' +
        'PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device\n',
    ),
  ).toBe('the disk is full')
  expect(
    failureReason(
      'FATAL:  the database system is starting up\n' +
        'FATAL:  lock file "postmaster.pid" is empty\nHINT: x',
    ),
  ).toBe('lock file "postmaster.pid" is empty')
  expect(failureReason('')).toBe('no reason given')
})

test('a damaged copy of the binaries is replaced; a recent half-made one is left alone', async () => {
  const platformPackage = findPlatformPackage()
  const cache = join(base, 'cache')
  await chmod(base, 0o755)
  await unpackBinaries(platformPackage, [cache], undefined)
  const [copy = ''] = await readdir(cache)
  const library = join(cache, copy, 'lib', 'libpq.so.5.18')
  const { size } = await stat(library)
  await truncate(library, 100)
  const unfinished = `${copy}.4194999-0123ab`
  await mkdir(join(cache, unfinished))
  await unpackBinaries(platformPackage, [cache], undefined)
  expect((await stat(library)).size).toBe(size)
  // Too young to count as abandoned: another machine on a shared directory may be writing it.
  expect(await readdir(cache)).toEqual([copy, unfinished])
})

test('a cache directory that others may write to is skipped, and the next one is used', async () => {
  const writableByOthers = join(base, 'writable')
  await mkdir(writableByOthers)
  await chmod(writableByOthers, 0o777)
  await chmod(base, 0o755)
  const programPath = await unpackBinaries(
    findPlatformPackage(),
    [writableByOthers, join(base, 'own')],
    undefined,
  )
  expect(programPath('postgres').startsWith(join(base, 'own'))).toBe(true)
  await expect(
    unpackBinaries(findPlatformPackage(), [writableByOthers], undefined),
  ).rejects.toThrow('can be written by others')
})

test('a new data directory is closed to other users', async () => {
  const directory = prepareDataDirectory(join(base, 'new', 'shop'))
  expect((await stat(directory.path)).mode & 0o777).toBe(0o700)
})

test('the server is the released PostgreSQL that the number of its package says', async () => {
  const platformPackage = findPlatformPackage()
  const programPath = await unpackBinaries(platformPackage, [cacheDirectory], undefined)
  const released = /^(\d+\.\d+)\./.exec(platformPackage.version)?.[1]
  expect(await runProgram(programPath('postgres'), ['--version'])).toBe(
    `postgres (PostgreSQL) ${released}\n`,
  )
})
