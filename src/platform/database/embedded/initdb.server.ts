/** How the cluster is made: beside its place, then moved there whole, so that a half-made one is never started. */
import { chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseWords as words } from '../../../words/en/database.ts'
import { codeOf, DatabaseRefused, reasonOf } from '../refused.ts'
import { type Home, isRoot } from './home.server.ts'
import { give, newClusterOwner, nobody } from './owner.server.ts'
import { passwordForNobody } from './password.server.ts'
import { isAlive } from './pid-file.server.ts'
import { run } from './run.server.ts'
import type { Runtime } from './runtime.server.ts'
import { whyItFailed } from './reason.server.ts'

export const databaseUser = 'shop'

type Making = { readonly runtime: Runtime; readonly password: string; readonly hurried: boolean }

/**
 * Makes the cluster if there is none. Of two that make it at once, one wins and both go on.
 * @throws DatabaseRefused when initdb cannot
 */
export async function makeCluster(home: Home, making: Making): Promise<void> {
  removeAbandoned(home)
  if (existsSync(home.cluster)) return
  const draft = join(home.folder, `postgres.init-${process.pid}`)
  try {
    mkdirSync(draft, { mode: 0o700 })
    await (isRoot ? initdbAsRoot(draft, home, making) : run(making.runtime('initdb'), wordsFor(draft, home.password, making)))
    const owner = newClusterOwner(home)
    if (owner) give(draft, owner)
    moveIntoPlace(draft, home)
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    // Containers run as numbers without a name.
    const nameless = /could not look up effective user ID (\d+)/.exec(reasonOf(error))?.[1]
    if (nameless !== undefined) throw new DatabaseRefused(words.noName(nameless), error)
    throw new DatabaseRefused(words.notMade(home.folder, whyItFailed(reasonOf(error))), error)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Looks whether the cluster is one of the PostgreSQL that the shop brings.
 * @throws DatabaseRefused when it is none, or another major version's
 */
export function checkMajor({ cluster }: Home, brought: string): void {
  let found: string
  try {
    found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    throw new DatabaseRefused(words.notACluster(cluster), error)
  }
  if (found !== brought) throw new DatabaseRefused(words.otherMajor(cluster, found, brought))
}

// Full Unicode case mapping that is the same on every system; sorting for people is `COLLATE "und-x-icu"` in the query.
const wordsFor = (cluster: string, passwordFile: string, { hurried }: Making): string[] => [
  '-D', cluster, '-U', databaseUser, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', '--locale-provider=builtin',
  '--builtin-locale=PG_UNICODE_FAST', '--locale=C', '-k', '--no-instructions', ...(hurried ? ['--no-sync'] : []),
]

// The folder may stand below one that nobody but root can enter: an open descriptor of it is the way in.
async function initdbAsRoot(draft: string, home: Home, making: Making): Promise<void> {
  chownSync(draft, nobody.uid, nobody.gid)
  const descriptors = [openSync(draft, 'r'), passwordForNobody(home, making.password)]
  try {
    await run(making.runtime('initdb'), wordsFor('/proc/self/fd/3', '/proc/self/fd/4', making), { as: nobody, descriptors })
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor)
  }
}

function moveIntoPlace(draft: string, home: Home): void {
  try {
    renameSync(draft, home.cluster)
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
  }
  const folder = openSync(home.folder, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function removeAbandoned({ folder }: Home): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/^postgres\.init-(\d+)$/.exec(name)?.[1])
    if (pid > 0 && (pid === process.pid || !isAlive(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}
