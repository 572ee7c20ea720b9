/**
 * How the processes of one machine share its connections, its memory and the requests processed at
 * once.
 */

/** The share of one process. */
export type Share = {
  /**
   * Database connections: for requests, searches and reports; one more listens for notifications.
   */
  readonly requests: number
  readonly searches: number
  readonly reports: number
  /** The number of requests that it processes at once. */
  readonly running: number
}

/** The share of a single process: measured on two cores. */
const whole = { requests: 8, searches: 2, reports: 2, running: 32 } as const
/** Connections for everything else that uses the database: commands, background tasks, `psql`. */
const spare = 27
const megabyte = 2 ** 20

const listening = 1

/**
 * The share of one of `workers` on `cores`. More cores process more requests, in the proportion
 * that was measured on two; no worker has so little that one slow statement stops it. Each has the
 * same connections for searches: with one, every search wakes a database process that sleeps, which
 * costs 1.3 times the processor time (`npm run bench -- scale`).
 */
export function shareOf(workers: number, cores: number): Share {
  const factor = Math.max(1, cores / 2)
  const part = (all: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, Math.ceil((all * factor) / workers)))
  return {
    requests: part(whole.requests, 2, whole.requests),
    searches: whole.searches,
    reports: part(whole.reports, 1, whole.reports),
    running: part(whole.running, 4, whole.running),
  }
}

/** The connections that the workers, the primary process and everything else may use. */
export function connectionsOf(workers: number, cores: number): number {
  const { requests, searches, reports } = shareOf(workers, cores)
  const each = requests + searches + reports + listening
  return Math.max(100, (workers + 1) * each + spare)
}

/**
 * Bytes of memory in which the embedded database caches pages: a sixteenth of the machine's, used
 * only as the shop grows.
 */
export const sharedBuffers = (memory: number): number =>
  Math.min(2048, Math.max(128, Math.round(memory / 16 / megabyte))) * megabyte

/** How many workers `auto` means: one for each core, as long as each has a gigabyte. */
export const automaticWorkers = (cores: number, memory: number): number =>
  Math.max(1, Math.min(cores, Math.floor(memory / 2 ** 30)))
