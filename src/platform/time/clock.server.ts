/** The time of the shop: the database's, read now and then, and told in between by a clock that nobody can set. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type Clock = {
  now(): Date
  /** Begins to read the database's clock again and again. */
  start(): Promise<void>
  close(): Promise<void>
  readonly everywhere: true
}

/** Milliseconds between two readings: the two clocks drift by a few seconds a day. */
const readInterval = 60_000

/**
 * A clock that all instances share, so that neither a machine's clock that is set nor one that is
 * wrong changes what expires when. While the database does not answer it goes on on its own.
 * @throws Problem unavailable when the database cannot be read the first time
 */
export async function openClock(db: Handle): Promise<Clock> {
  let offset = await readOffset(db)
  let timer: NodeJS.Timeout | undefined
  const readAgain = async (): Promise<void> => {
    try {
      offset = await readOffset(db)
    } catch {
      // The offset that is known stays good; the database's absence is reported elsewhere.
    }
  }
  return {
    now: () => new Date(performance.now() + offset),
    start: async () => {
      timer = setInterval(() => void readAgain(), readInterval).unref()
    },
    close: async () => clearInterval(timer),
    everywhere: true,
  }
}

/** What the database's time is ahead of the monotonic clock, in milliseconds. */
async function readOffset(db: Handle): Promise<number> {
  const before = performance.now()
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database told no time')
  return row.now - (before + performance.now()) / 2
}
