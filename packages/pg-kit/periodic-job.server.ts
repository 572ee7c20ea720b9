/** Work that is done regularly, on whichever instance comes to it first. */
import type { Database } from './database.server.ts'
import { createJobRunner, type ErrorLog, type JobRunner } from './jobs.server.ts'

/** What is done, and how often. */
export type PeriodicWork = {
  /** The notification channel by which it begins at once. */
  readonly channel: string
  /** Milliseconds from one round to the next without a notification. */
  readonly pollInterval: number
  /** Logged when a round has failed; the next one tries again. */
  readonly failureMessage: string
  /** Asked before each round: while it answers true, there is none. */
  isHeld?(): Promise<boolean>
  /**
   * One round: all that is due, in transactions that lock its rows, so that two instances never do
   * the same. No second round begins on this instance while one goes on.
   */
  run(): Promise<unknown>
  /** Called after each round, to delete what is no longer needed. */
  cleanUp?(): Promise<void>
}

/** For the runner, which lends no row here: the work locks what it changes. */
const lease = 60_000

/** Creates a runner of such work. Nothing is done before `start`. */
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
    // All is done where it is claimed.
    perform: async () => undefined,
    nextDueIn: async () => undefined,
  })
