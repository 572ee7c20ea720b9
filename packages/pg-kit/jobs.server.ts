/**
 * Runs jobs that wait in a table: written in the transaction that causes them, claimed by one
 * instance at a time under a lease, and polled regularly in case a notification was missed.
 */
import type { Database } from './database.server.ts'
import { beginJob } from './finished-jobs.server.ts'

/**
 * Claims due jobs until the end of their lease: one job, or several at once for many short jobs.
 * Due times and leases use the database's clock, since this machine's clock may be changed.
 * `running`: the jobs that this instance is performing; `room`: how many more it can take.
 */
type Claiming<Job> =
  | {
      claim(lease: number, running: readonly Job[]): Promise<Job | undefined>
      readonly claimSome?: undefined
    }
  | {
      readonly claim?: undefined
      claimSome(lease: number, running: readonly Job[], room: number): Promise<readonly Job[]>
    }

/** How the jobs of one table are claimed and performed. */
export type JobQueue<Job> = Claiming<Job> & {
  /** The notification channel that announces new jobs. */
  readonly channel: string
  /** Milliseconds between two checks of the table without a notification. */
  readonly pollInterval: number
  /**
   * Milliseconds for which an instance owns a claimed job: longer than performing it can take, so
   * that no job is performed twice at once.
   */
  readonly lease: number
  /** How many jobs this instance performs at once; 1 by default. */
  readonly maxConcurrent?: number
  /** Logged if the table itself cannot be read. */
  readonly failureMessage: string
  /** Called before each round: while it returns true, nothing is claimed. */
  isHeld?(): Promise<boolean>
  /**
   * Performs a job and records its result. It must not throw for a failed job.
   * @returns 'failed' for observers of jobs; nothing if it succeeded
   */
  perform(job: Job): Promise<'failed' | void>
  /** Milliseconds until the next waiting job is due; undefined if none waits. */
  nextDueIn(): Promise<number | undefined>
  /** Called after each round to delete data that is no longer needed. */
  cleanUp?(): Promise<void>
}

export type JobRunner = {
  start(): Promise<void>
  /** Finishes the running jobs and stops. */
  close(): Promise<void>
}

/** Any logger with pino's interface. */
export type ErrorLog = { error(details: { readonly err: unknown }, message: string): void }

const maxRetryDelay = 3_600_000

/**
 * Milliseconds to wait after a failure: doubled with each attempt, up to an hour.
 * @param attempts the number of failed attempts, at least 1
 * @param firstDelay milliseconds
 */
export const retryDelay = (attempts: number, firstDelay: number): number =>
  Math.min(firstDelay * 2 ** (attempts - 1), maxRetryDelay)

/** Creates a runner for one queue. Nothing is performed before `start`. */
export function createJobRunner<Job>(
  database: Pick<Database, 'listen'>,
  log: ErrorLog,
  queue: JobQueue<Job>,
): JobRunner {
  const logFailure = (error: unknown): void => log.error({ err: error }, queue.failureMessage)
  // If a result could not be recorded, the database has a problem: the next poll is early enough.
  const running = createRunningJobs(queue, { onDone: () => wake(), onFailure: logFailure })
  const state: RunnerState = { isOpen: false, isNotified: false }
  let timer: NodeJS.Timeout | undefined
  let currentRound: Promise<void> | undefined
  let unlisten: (() => Promise<void>) | undefined

  async function runRound(): Promise<void> {
    let delay = queue.pollInterval
    try {
      delay = await performRound(queue, running, state)
    } catch (error) {
      logFailure(error)
    }
    currentRound = undefined
    if (state.isOpen) timer = setTimeout(wake, state.isNotified ? 0 : delay).unref()
  }

  function wake(): void {
    if (!state.isOpen) return
    if (currentRound) {
      state.isNotified = true
      return
    }
    clearTimeout(timer)
    currentRound = runRound()
  }

  return {
    async start() {
      state.isOpen = true
      unlisten = await database.listen(queue.channel, wake, wake)
      wake()
    },
    async close() {
      state.isOpen = false
      clearTimeout(timer)
      await unlisten?.()
      await currentRound
      await running.finished()
    },
  }
}

/** `isNotified`: since the last claim. */
type RunnerState = { isOpen: boolean; isNotified: boolean }

/** @returns milliseconds until the next round, if no notification arrives before */
async function performRound<Job>(
  queue: JobQueue<Job>,
  running: RunningJobs<Job>,
  state: RunnerState,
): Promise<number> {
  if (await queue.isHeld?.()) return queue.pollInterval
  do {
    state.isNotified = false
    await startDueJobs(queue, running, state)
  } while (state.isNotified && state.isOpen && running.hasRoom())
  if (state.isOpen) await queue.cleanUp?.()
  const dueIn = state.isOpen && running.hasRoom() ? await queue.nextDueIn() : undefined
  // Due jobs that were not claimed wait for a running job, whose end starts a round.
  return dueIn !== undefined && (dueIn > 0 || running.jobs().length === 0)
    ? Math.min(queue.pollInterval, Math.max(dueIn, 0))
    : queue.pollInterval
}

async function startDueJobs<Job>(
  queue: JobQueue<Job>,
  running: RunningJobs<Job>,
  state: RunnerState,
): Promise<void> {
  while (state.isOpen && running.hasRoom()) {
    const claimed = await claimJobs(queue, running)
    if (claimed.length === 0) return
    for (const job of claimed) running.start(job)
  }
}

async function claimJobs<Job>(
  queue: JobQueue<Job>,
  running: RunningJobs<Job>,
): Promise<readonly Job[]> {
  const jobs = running.jobs()
  if (queue.claimSome)
    return queue.claimSome(queue.lease, jobs, (queue.maxConcurrent ?? 1) - jobs.length)
  const job = await queue.claim(queue.lease, jobs)
  return job === undefined ? [] : [job]
}

type RunningJobs<Job> = {
  jobs(): readonly Job[]
  hasRoom(): boolean
  start(job: Job): void
  /** Waits for all of them. */
  finished(): Promise<void>
}

/**
 * The jobs that one runner is performing.
 * @param on `onDone` is called after each job that did not throw
 */
function createRunningJobs<Job>(
  {
    channel,
    maxConcurrent = 1,
    perform,
  }: Pick<JobQueue<Job>, 'channel' | 'maxConcurrent' | 'perform'>,
  on: { readonly onDone: () => void; readonly onFailure: (error: unknown) => void },
): RunningJobs<Job> {
  const running = new Map<symbol, { readonly job: Job; readonly done: Promise<void> }>()

  async function performJob(key: symbol, job: Job): Promise<void> {
    const end = beginJob(channel)
    try {
      end((await perform(job)) ?? 'done')
    } catch (error) {
      end('failed')
      running.delete(key)
      on.onFailure(error)
      return
    }
    running.delete(key)
    on.onDone()
  }

  return {
    jobs: () => Array.from(running.values(), ({ job }) => job),
    hasRoom: () => running.size < maxConcurrent,
    start(job) {
      const key = Symbol('job')
      running.set(key, { job, done: performJob(key, job) })
    },
    async finished() {
      await Promise.all(Array.from(running.values(), ({ done }) => done))
    },
  }
}
