/**
 * The locks of a migration on a database that is in use. A migration that holds one table and waits
 * for another blocks every request that uses both. If a request already holds the second table,
 * migration and request wait for each other. A migration therefore gives up soon. Another session
 * observes which tables it wanted, and the next attempt locks those tables first, all together,
 * starting with the one that it did not get. In this way it eventually uses the order in which
 * requests lock the tables.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import type { Handle } from './database.server.ts'
import { OperatorError, errorCode } from './errors.ts'
import { pgKitMessages as messages } from './messages.ts'

/** Milliseconds and numbers; only tests use other values than the defaults. */
export type LockOptions = {
  /**
   * Milliseconds that requests may wait behind a migration that waits for its locks: less than
   * their statement limit. The first attempts give up sooner.
   */
  readonly lockTimeout?: number
  /** How often a migration is attempted if it does not get its locks. */
  readonly attempts?: number
  /** Milliseconds between two attempts, in which waiting requests are served. */
  readonly retryDelay?: number
}

type TableLock = { readonly table: string; readonly mode: string; readonly granted: boolean }

export type LockWatch = {
  /**
   * Records the locks of the watched session at this interval, until the returned function is
   * called.
   */
  begin(interval: number): () => Promise<readonly TableLock[]>
  end(): Promise<void>
}

/** Watches the table locks of another session, which are only visible from outside that session. */
export function watchLocks(connection: ClientConfig, processId: number): LockWatch {
  let connecting: Promise<Client> | undefined
  async function connect(): Promise<Client> {
    const client = new Client(connection)
    client.on('error', () => undefined)
    await client.connect()
    return client
  }
  async function readLocks(): Promise<readonly TableLock[]> {
    const client = await (connecting ??= connect())
    const { rows } = await client.query<TableLock>(selectLocks, [processId])
    return rows
  }
  return {
    begin(interval) {
      let seen: readonly TableLock[] = []
      const stop = new AbortController()
      const watching = (async () => {
        for (;;) {
          await pause(interval, undefined, { signal: stop.signal })
          const locks = await readLocks()
          // Once the session has given up, it has no locks.
          if (locks.some(({ granted }) => !granted)) seen = locks
        }
      })().catch(() => undefined)
      return async () => {
        stop.abort()
        await watching
        return seen
      }
    },
    async end() {
      await (await connecting?.catch(() => undefined))?.end()
    },
  }
}

// Tables created by the migration are not visible from outside. Indexes are locked with their
// tables.
const selectLocks = `
  select relation::regclass::text as table, mode, granted
  from pg_locks join pg_class on pg_class.oid = relation
  where pid = $1 and locktype = 'relation' and relkind in ('r', 'p', 'v') and relation >= 16384
    and (not granted or mode in (
      'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'))
  order by granted`

/** 'ShareRowExclusiveLock' in the form of LOCK TABLE: 'Share Row Exclusive'. */
const modeName = (mode: string): string =>
  mode.replace(/Lock$/, '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')

/** The SQLSTATEs of a lock timeout, and of a deadlock ended by the server. */
const lockFailures = ['55P03', '40P01']

/** Milliseconds, times the number of the attempt. */
const firstTimeout = 100
const firstDelay = 50

/**
 * Runs `work` in a separate transaction, and repeats it until it gets its locks.
 * @throws OperatorError if it never got them; otherwise the error of `work`, after rolling back
 */
export async function withLocks(
  handle: Handle,
  watch: LockWatch,
  options: LockOptions & { readonly migration: string },
  work: (tx: Handle) => Promise<void>,
): Promise<void> {
  const { lockTimeout = 400, attempts = 100, retryDelay = 1_000, migration } = options
  let wanted: readonly TableLock[] = []
  for (let attempt = 1; ; attempt += 1) {
    const timeout = Math.min(lockTimeout, firstTimeout * attempt)
    const stopWatching = watch.begin(Math.ceil(timeout / 4))
    try {
      await handle.transaction().execute(async (tx) => {
        await lockTables(tx, wanted, timeout)
        await work(tx)
      })
      return
    } catch (error) {
      if (!lockFailures.includes(errorCode(error) ?? '')) throw error
      wanted = merge(await stopWatching(), wanted)
      if (attempt >= attempts) throw new OperatorError(messages.migrationLocked(migration), error)
    } finally {
      await stopWatching()
    }
    // Partly random; otherwise it would collide with a regular request each time.
    await pause(Math.min(retryDelay, firstDelay * attempt) * (0.5 + Math.random()))
  }
}

/** Newly seen locks come first, the awaited table before the others; then those already known. */
const merge = (seen: readonly TableLock[], known: readonly TableLock[]): readonly TableLock[] => [
  ...seen,
  ...known.filter(({ table }) => !seen.some((lock) => lock.table === table)),
]

/** Takes locks one after the other; together they wait no longer than `timeout`. */
async function lockTables(tx: Handle, locks: readonly TableLock[], timeout: number): Promise<void> {
  const end = performance.now() + timeout
  const limit = (milliseconds: number) =>
    sql`select set_config('lock_timeout', ${String(Math.max(1, Math.round(milliseconds)))}, true)`
  for (const { table, mode } of locks) {
    await limit(end - performance.now()).execute(tx)
    await sql.raw(`lock table ${table} in ${modeName(mode)} mode`).execute(tx)
  }
  await limit(end - performance.now()).execute(tx)
}
