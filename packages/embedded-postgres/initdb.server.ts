/** Creates the cluster with initdb under a temporary name and renames it when it is complete. */
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError, errorCode, errorReason } from './error.ts'
import { embeddedPostgresMessages as messages } from './messages.ts'
import { type DataDirectory, isRoot } from './data-directory.server.ts'
import { chownRecursively, newClusterOwner, nobody } from './file-owner.server.ts'
import { openPasswordForNobody } from './password.server.ts'
import { isProcessAlive } from './pid-file.server.ts'
import { runProgram } from './run-program.server.ts'
import type { ProgramPath } from './binaries.server.ts'
import { failureReason } from './failure-reason.server.ts'

export const databaseUser = 'shop'

export type InitdbOptions = {
  readonly programPath: ProgramPath
  readonly password: string
  /** Without fsync: for tests. */
  readonly throwaway: boolean
}

/**
 * Creates the cluster if there is none. When two processes create it at once, one of the clusters
 * is kept and both processes go on with it.
 * @throws EmbeddedPostgresError when initdb fails
 */
export async function initializeCluster(
  directory: DataDirectory,
  options: InitdbOptions,
): Promise<void> {
  removeAbandonedDrafts(directory)
  if (existsSync(directory.cluster)) return
  const draft = join(directory.path, `postgres.init-${process.pid}`)
  try {
    mkdirSync(draft, { mode: 0o700 })
    await (isRoot
      ? runInitdbAsNobody(draft, directory, options)
      : runProgram(
          options.programPath('initdb'),
          initdbArguments(draft, directory.passwordFile, options),
        ))
    const owner = newClusterOwner(directory)
    if (owner) chownRecursively(draft, owner)
    moveIntoPlace(draft, directory)
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error
    // Containers often run as a user number without a name.
    const namelessUser = /could not look up effective user ID (\d+)/.exec(errorReason(error))?.[1]
    if (namelessUser !== undefined)
      throw new EmbeddedPostgresError(messages.userWithoutName(namelessUser), error)
    const reason = failureReason(errorReason(error))
    throw new EmbeddedPostgresError(messages.initdbFailed(directory.path, reason), error)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Checks that the cluster was created by the same major version as the binaries' (PG_VERSION).
 * @throws EmbeddedPostgresError if it is not a cluster, or belongs to another major version
 */
export function checkMajorVersion({ cluster }: DataDirectory, expected: string): void {
  let actual: string
  try {
    actual = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new EmbeddedPostgresError(messages.notACluster(cluster), error)
  }
  if (actual !== expected)
    throw new EmbeddedPostgresError(messages.wrongMajorVersion(cluster, actual, expected))
}

// The builtin provider maps case by full Unicode rules and is the same on every system; where
// people read a sorted list, the query says `COLLATE "und-x-icu"`.
const initdbArguments = (
  cluster: string,
  passwordFile: string,
  { throwaway }: InitdbOptions,
): string[] => [
  '-D',
  cluster,
  '-U',
  databaseUser,
  `--pwfile=${passwordFile}`,
  '-A',
  'scram-sha-256',
  '-E',
  'UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=PG_UNICODE_FAST',
  '--locale=C',
  '-k',
  '--no-instructions',
  ...(throwaway ? ['--no-sync'] : []),
]

// DATA_DIR may be below a directory that only root can enter: initdb reaches the draft and the
// password through descriptors that root has opened.
async function runInitdbAsNobody(
  draft: string,
  directory: DataDirectory,
  options: InitdbOptions,
): Promise<void> {
  chownSync(draft, nobody.uid, nobody.gid)
  const descriptors = [openSync(draft, 'r'), openPasswordForNobody(directory, options.password)]
  try {
    await runProgram(
      options.programPath('initdb'),
      initdbArguments('/proc/self/fd/3', '/proc/self/fd/4', options),
      { user: nobody, descriptors },
    )
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor)
  }
}

function moveIntoPlace(draft: string, { cluster, path }: DataDirectory): void {
  try {
    renameSync(draft, cluster)
  } catch (error) {
    // Another process was faster; its cluster is used.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
  }
  const parent = openSync(path, 'r')
  fsyncSync(parent)
  closeSync(parent)
}

function removeAbandonedDrafts({ path }: DataDirectory): void {
  for (const name of readdirSync(path)) {
    const pid = Number(/^postgres\.init-(\d+)$/.exec(name)?.[1])
    if (pid > 0 && (pid === process.pid || !isProcessAlive(pid)))
      rmSync(join(path, name), { recursive: true, force: true })
  }
}
