/** How the processes of one machine share its connections, its memory and what they work on at once. */

/** What one process of the shop has. */
export type Share = {
  /** Connections to the database: for requests, for searches, for reports; one more listens. */
  readonly requests: number
  readonly searches: number
  readonly reports: number
  /** Requests that it works on at once. */
  readonly running: number
}

/** What one process has where it is the only one: measured on two cores. */
const whole = { requests: 8, searches: 2, reports: 2, running: 32 } as const
/** Connections for whatever else asks the database: commands, background tasks, `psql`. */
const spare = 27
const megabyte = 2 ** 20

const listening = 1

/**
 * The share of one of so many workers on so many cores. More cores have more at work, in the
 * proportion that was measured on two; no worker has so little that one slow statement stops it.
 */
export function shareOf(workers: number, cores: number): Share {
  const factor = Math.max(1, cores / 2)
  const part = (all: number, least: number, most: number): number =>
    Math.min(most, Math.max(least, Math.ceil((all * factor) / workers)))
  return {
    requests: part(whole.requests, 2, whole.requests),
    searches: part(whole.searches, 1, whole.searches),
    reports: part(whole.reports, 1, whole.reports),
    running: part(whole.running, 4, whole.running),
  }
}

/** Connections that the workers, the process that leads them and everything beside may take. */
export function connectionsOf(workers: number, cores: number): number {
  const { requests, searches, reports } = shareOf(workers, cores)
  const each = requests + searches + reports + listening
  return Math.max(100, (workers + 1) * each + spare)
}

/**
 * Bytes of memory that the embedded database keeps pages in: a sixteenth of the machine's, which is
 * touched only as the shop grows.
 */
export const sharedBuffers = (memory: number): number =>
  Math.min(2048, Math.max(128, Math.round(memory / 16 / megabyte))) * megabyte

/** How many workers `auto` means: one for each core, as long as each has a gigabyte. */
export const automaticWorkers = (cores: number, memory: number): number =>
  Math.max(1, Math.min(cores, Math.floor(memory / 2 ** 30)))
