/**
 * Runs jobs that wait in a table: written in the transaction that causes them, claimed by one
 * instance at a time under a lease, and polled regularly in case a notification was missed.
 */
import type { Database } from './database.server.ts'

/** How the jobs of one table are claimed and performed. */
export type JobQueue<Job> = {
  /** The notification channel that announces new jobs. */
  readonly channel: string
  /** Milliseconds between two looks at the table without a notification. */
  readonly pollInterval: number
  /**
   * Milliseconds for which a claimed job belongs to its instance: longer than performing it can
   * take, so that no job is performed twice at once.
   */
  readonly lease: number
  /** Logged when the table itself cannot be read. */
  readonly failureMessage: string
  /** Claims one job that is due, until the end of its lease. */
  claim(now: Date, leaseEnd: Date): Promise<Job | undefined>
  /** Performs a job and records its result. It must not throw for a job that failed. */
  perform(job: Job): Promise<void>
  /** When the next waiting job is due; undefined when none waits. */
  nextDue(now: Date): Promise<Date | undefined>
  /** Called after each round, to delete what is no longer needed. */
  cleanUp?(): Promise<void>
}

export type JobRunner = {
  start(): Promise<void>
  /** Finishes the job that is being performed and stops. */
  close(): Promise<void>
}

/** Any logger of pino's shape. */
export type ErrorLog = { error(details: { readonly err: unknown }, message: string): void }

const maxRetryDelay = 3_600_000

/**
 * When to try again after a failure: the delay doubles with each attempt, up to an hour.
 * @param now milliseconds since 1970
 * @param attempts how many have failed, at least 1
 * @param firstDelay milliseconds
 */
export const retryAt = (now: number, attempts: number, firstDelay: number): Date =>
  new Date(now + Math.min(firstDelay * 2 ** (attempts - 1), maxRetryDelay))

/** Creates a runner for one queue: one job at a time, and nothing before `start`. */
export function createJobRunner<Job>(
  database: Pick<Database, 'listen'>,
  log: ErrorLog,
  queue: JobQueue<Job>,
): JobRunner {
  let isOpen = false
  let notifiedMeanwhile = false
  let timer: NodeJS.Timeout | undefined
  let currentRound: Promise<void> | undefined
  let unlisten: (() => Promise<void>) | undefined

  async function performDueJobs(): Promise<void> {
    do {
      notifiedMeanwhile = false
      let job = await claimNext()
      while (job !== undefined) {
        await queue.perform(job)
        job = await claimNext()
      }
    } while (notifiedMeanwhile && isOpen)
  }

  async function claimNext(): Promise<Job | undefined> {
    const now = Date.now()
    return isOpen ? queue.claim(new Date(now), new Date(now + queue.lease)) : undefined
  }

  async function runRound(): Promise<void> {
    let delay = queue.pollInterval
    try {
      await performDueJobs()
      if (isOpen) await queue.cleanUp?.()
      const due = isOpen ? await queue.nextDue(new Date()) : undefined
      if (due) delay = Math.min(delay, Math.max(due.getTime() - Date.now(), 0))
    } catch (error) {
      log.error({ err: error }, queue.failureMessage)
    }
    currentRound = undefined
    if (isOpen) timer = setTimeout(wake, delay).unref()
  }

  function wake(): void {
    if (!isOpen) return
    if (currentRound) {
      notifiedMeanwhile = true
      return
    }
    clearTimeout(timer)
    currentRound = runRound()
  }

  return {
    async start() {
      isOpen = true
      unlisten = await database.listen(queue.channel, wake, wake)
      wake()
    },
    async close() {
      isOpen = false
      clearTimeout(timer)
      await unlisten?.()
      await currentRound
    },
  }
}
