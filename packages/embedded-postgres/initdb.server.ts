/** How the cluster is made: beside its place, then moved there whole, so that a half-made one is never started. */
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
import { databaseMessages as messages } from '../pg-kit/messages.ts'
import { errorCode, DatabaseStartError, errorReason } from '../pg-kit/database-error.ts'
import { type DataDirectory, isRoot } from './data-directory.server.ts'
import { changeOwner, newClusterOwner, nobody } from './file-owner.server.ts'
import { passwordForNobody } from './password.server.ts'
import { isAlive } from './pid-file.server.ts'
import { runProgram } from './run-program.server.ts'
import type { Binaries } from './binaries.server.ts'
import { failureReason } from './failure-reason.server.ts'

export const databaseUser = 'shop'

type Making = { readonly runtime: Binaries; readonly password: string; readonly hurried: boolean }

/**
 * Makes the cluster if there is none. Of two that make it at once, one wins and both go on.
 * @throws DatabaseRefused when initdb cannot
 */
export async function initializeCluster(home: DataDirectory, making: Making): Promise<void> {
  removeAbandoned(home)
  if (existsSync(home.cluster)) return
  const draft = join(home.folder, `postgres.init-${process.pid}`)
  try {
    mkdirSync(draft, { mode: 0o700 })
    await (isRoot
      ? initdbAsRoot(draft, home, making)
      : runProgram(making.runtime('initdb'), wordsFor(draft, home.password, making)))
    const owner = newClusterOwner(home)
    if (owner) changeOwner(draft, owner)
    moveIntoPlace(draft, home)
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error
    // Containers run as numbers without a name.
    const nameless = /could not look up effective user ID (\d+)/.exec(errorReason(error))?.[1]
    if (nameless !== undefined) throw new DatabaseStartError(messages.noName(nameless), error)
    throw new DatabaseStartError(
      messages.notMade(home.folder, failureReason(errorReason(error))),
      error,
    )
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Looks whether the cluster is one of the PostgreSQL that the shop brings.
 * @throws DatabaseRefused when it is none, or another major version's
 */
export function checkMajorVersion({ cluster }: DataDirectory, brought: string): void {
  let found: string
  try {
    found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new DatabaseStartError(messages.notACluster(cluster), error)
  }
  if (found !== brought) throw new DatabaseStartError(messages.otherMajor(cluster, found, brought))
}

// Full Unicode case mapping that is the same on every system; sorting for people is `COLLATE "und-x-icu"` in the query.
const wordsFor = (cluster: string, passwordFile: string, { hurried }: Making): string[] => [
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
  ...(hurried ? ['--no-sync'] : []),
]

// The folder may stand below one that nobody but root can enter: an open descriptor of it is the way in.
async function initdbAsRoot(draft: string, home: DataDirectory, making: Making): Promise<void> {
  chownSync(draft, nobody.uid, nobody.gid)
  const descriptors = [openSync(draft, 'r'), passwordForNobody(home, making.password)]
  try {
    await runProgram(
      making.runtime('initdb'),
      wordsFor('/proc/self/fd/3', '/proc/self/fd/4', making),
      { as: nobody, descriptors },
    )
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor)
  }
}

function moveIntoPlace(draft: string, home: DataDirectory): void {
  try {
    renameSync(draft, home.cluster)
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error
  }
  const folder = openSync(home.folder, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function removeAbandoned({ folder }: DataDirectory): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^postgres\.init-(\d+)$/.exec(name)?.[1])
    if (pid > 0 && (pid === process.pid || !isAlive(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}
