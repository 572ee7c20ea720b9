/** Runs work regularly, on whichever instance locks its rows first. */
import type { Database } from './database.server.ts'
import { createJobRunner, type ErrorLog, type JobRunner } from './jobs.server.ts'

/** The work, and its interval. */
export type PeriodicWork = {
  /** The notification channel that starts it at once. */
  readonly channel: string
  /** Milliseconds between two rounds without a notification. */
  readonly pollInterval: number
  /** Logged if a round has failed; the next one retries. */
  readonly failureMessage: string
  /** Called before each round: while it returns true, the round is skipped. */
  isHeld?(): Promise<boolean>
  /**
   * One round: all due work, in transactions that lock its rows, so that two instances never do the
   * same. Rounds never overlap on one instance.
   */
  run(): Promise<unknown>
  /** Called after each round to delete data that is no longer needed. */
  cleanUp?(): Promise<void>
}

/** Required by the runner; unused here, since the work locks the rows that it changes. */
const lease = 60_000

/** Creates a runner for such work. Nothing happens before `start`. */
export const createPeriodicJob = (
  database: Pick<Database, 'listen'>,
  log: ErrorLog,
  { run, ...work }: PeriodicWork,
): JobRunner =>
  createJobRunner<true>(database, log, {
    ...work,
    lease,
    claim: async (_lease, running) => {
      if (running.length === 0) await run()
      return undefined
    },
    // All work is done when it is claimed.
    perform: async () => undefined,
    nextDueIn: async () => undefined,
  })
