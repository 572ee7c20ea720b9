/**
 * The shop's time: the database's clock, read now and then, and interpolated with a monotonic
 * clock.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

export type Clock = {
  now(): Date
  /** Starts reading the database's clock at intervals. */
  start(): Promise<void>
  close(): Promise<void>
  readonly everywhere: true
}

/** Milliseconds between two readings: the two clocks drift by a few seconds a day. */
const readInterval = 60_000

/**
 * A clock that all instances share, so that a machine's clock that is wrong or gets changed does
 * not affect when things expire. While the database does not respond, the clock continues on its
 * own.
 * @throws Problem unavailable if the database cannot be read the first time
 */
export async function openClock(db: Handle): Promise<Clock> {
  let offset = await readOffset(db)
  let timer: NodeJS.Timeout | undefined
  const readAgain = async (): Promise<void> => {
    try {
      offset = await readOffset(db)
    } catch {
      // The known offset stays valid; the database's absence is reported elsewhere.
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

/**
 * The first reading opens a connection, and a busy machine delays any of them, which an instance
 * would take for a difference of the clocks: of several, the quickest is nearest to the truth.
 */
const readings = 5

/** How far the database's time is ahead of the monotonic clock, in milliseconds. */
async function readOffset(db: Handle): Promise<number> {
  let best = await readOnce(db)
  for (let count = 1; count < readings; count += 1) {
    const reading = await readOnce(db)
    if (reading.took < best.took) best = reading
  }
  return best.offset
}

/** The true offset differs from this one by half of what it took, at most. */
async function readOnce(db: Handle): Promise<{ readonly offset: number; readonly took: number }> {
  const before = performance.now()
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database returned no time')
  const after = performance.now()
  return { offset: row.now - (before + after) / 2, took: after - before }
}
