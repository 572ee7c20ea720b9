/**
 * Runs long background work in small parts: on one instance at a time, on separate connections with
 * their own time limit. It resumes where it was interrupted.
 */
import { Client } from 'pg'
import { createDatabase, type Database } from './database.server.ts'
import { beginJob } from './finished-jobs.server.ts'
import type { ErrorLog, JobRunner } from './jobs.server.ts'

export type BackgroundTask = {
  /** The name under which one instance claims the task; the others check again later. */
  readonly name: string
  /** The notification channel that announces new work, if there is one. */
  readonly channel?: string
  /** Milliseconds until the task checks for work again. */
  readonly pollInterval: number
  /** Logged if the work fails; it is then retried. */
  readonly failureMessage: string
  /**
   * Does the work in parts. It yields after each part, which must be complete in the database: when
   * the shop closes, it stops there.
   */
  run(database: Database): AsyncGenerator<void, void, void>
}

/** Milliseconds. */
const statementTimeout = 60_000
const retryInterval = 10_000

/** Creates a runner for one task; nothing happens before `start`. */
export function createBackgroundTask(
  database: Pick<Database, 'connection' | 'listen' | 'toError'>,
  log: ErrorLog,
  task: BackgroundTask,
): JobRunner {
  let isOpen = false
  let wokenMeanwhile = false
  let timer: NodeJS.Timeout | undefined
  let currentRound: Promise<void> | undefined
  let unlisten: (() => Promise<void>) | undefined

  async function runRound(): Promise<void> {
    let delay = task.pollInterval
    const end = beginJob(task.name)
    try {
      const isDone = await runAlone(database, task, () => isOpen)
      if (isDone) end('done')
      else delay = Math.min(retryInterval, delay)
    } catch (error) {
      end('failed')
      delay = Math.min(retryInterval, delay)
      log.error({ err: error }, task.failureMessage)
    }
    currentRound = undefined
    if (!isOpen) return
    timer = setTimeout(wake, wokenMeanwhile ? 0 : delay).unref()
    wokenMeanwhile = false
  }

  function wake(): void {
    if (!isOpen) return
    if (currentRound) {
      wokenMeanwhile = true
      return
    }
    clearTimeout(timer)
    currentRound = runRound()
  }

  return {
    async start() {
      isOpen = true
      if (task.channel !== undefined) unlisten = await database.listen(task.channel, wake, wake)
      wake()
    },
    async close() {
      isOpen = false
      clearTimeout(timer)
      await unlisten?.()
      unlisten = undefined
      await currentRound
    },
  }
}

/**
 * Runs the task unless another instance does. The lock belongs to a connection: it is released when
 * this process ends for any reason.
 * @returns whether the work was completed
 */
async function runAlone(
  { connection, toError }: Pick<Database, 'connection' | 'toError'>,
  { name, run }: BackgroundTask,
  canGoOn: () => boolean,
): Promise<boolean> {
  const lock = new Client({ ...connection, keepAlive: true })
  let isLost = false
  lock.on('error', () => {
    isLost = true
  })
  await lock.connect()
  try {
    const { rows } = await lock.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
      [name],
    )
    if (!rows[0]?.locked) return false
    const own = createDatabase(connection, { statementTimeout, poolSize: 2, toError })
    try {
      const parts = run(own)
      while (!isLost && canGoOn()) if ((await parts.next()).done) return true
      await parts.return()
      return false
    } finally {
      await own.close()
    }
  } finally {
    await lock.end()
  }
}
