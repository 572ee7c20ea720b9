/**
 * Work that waits in a table and is done outside the shop: written with the transaction that causes it, taken by whichever instance
 * comes first, one piece at a time, and looked for regularly in case a message was missed.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.server.ts'

export type JobQueue<Job> = {
  /** Which channel says that something waits. */
  readonly channel: string
  /** How often to look regardless, in milliseconds. */
  readonly look: number
  /** How long a piece belongs to whoever took it, in milliseconds: longer than it can take, so that it is never done twice at once. */
  readonly lease: number
  /** What to log when the table itself cannot be read. */
  readonly broken: string
  /** Takes one piece that is due, until then. */
  claim(now: Date, until: Date): Promise<Job | undefined>
  /** Does it, and writes down what came of it. */
  perform(job: Job): Promise<void>
  nextDue(now: Date): Promise<Date | undefined>
  /** After each round. */
  tidy?(): Promise<void>
}

export type JobRunner = {
  start(): Promise<void>
  /** finishes the piece in hand */ close(): Promise<void>
}

const longestPause = 3_600_000

/** When to try again what failed so many times: each pause twice the one before, an hour at most. */
export const retryAt = (now: number, attempts: number, firstPause: number): Date =>
  new Date(now + Math.min(firstPause * 2 ** (attempts - 1), longestPause))

export function createJobRunner<Job>(
  database: Database,
  log: FastifyBaseLogger,
  errands: JobQueue<Job>,
): JobRunner {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let calledAgain = false
  let open = false
  let unlisten: (() => Promise<void>) | undefined

  async function round(): Promise<void> {
    let pause = errands.look
    try {
      do {
        calledAgain = false
        for (;;) {
          const now = Date.now()
          const job = open
            ? await errands.claim(new Date(now), new Date(now + errands.lease))
            : undefined
          if (job === undefined) break
          await errands.perform(job)
        }
      } while (calledAgain && open)
      if (open) await errands.tidy?.()
      const due = open ? await errands.nextDue(new Date()) : undefined
      if (due) pause = Math.min(pause, Math.max(due.getTime() - Date.now(), 0))
    } catch (error) {
      log.error({ err: error }, errands.broken)
    }
    working = undefined
    if (open) timer = setTimeout(wake, pause).unref()
  }

  function wake(): void {
    if (!open) return
    if (working) {
      calledAgain = true
      return
    }
    clearTimeout(timer)
    working = round()
  }

  return {
    async start() {
      open = true
      unlisten = await database.listen(errands.channel, wake, wake)
      wake()
    },
    async close() {
      open = false
      clearTimeout(timer)
      await unlisten?.()
      await working
    },
  }
}
