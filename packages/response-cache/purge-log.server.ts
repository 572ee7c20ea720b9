/**
 * Tracks purges while responses are being created. A response whose creation began before a purge
 * of one of its tags may contain old data, so it must not be stored.
 */

export type PurgeLog = {
  /** Counts purges and creations, to determine their order. */
  clock: number
  activeCreations: number
  allPurgedAt: number
  /** Only tags that were purged during active creations. */
  readonly purgedAt: Map<string, number>
}

export const createPurgeLog = (): PurgeLog => ({
  clock: 0,
  activeCreations: 0,
  allPurgedAt: 0,
  purgedAt: new Map(),
})

/** @returns when the creation began, for `purgedSince` */
export function beginCreation(log: PurgeLog): number {
  log.activeCreations += 1
  return (log.clock += 1)
}

export function endCreation(log: PurgeLog): void {
  log.activeCreations -= 1
  if (log.activeCreations === 0) log.purgedAt.clear()
}

export function recordPurge(log: PurgeLog, tags: readonly string[]): void {
  log.clock += 1
  if (log.activeCreations > 0) for (const tag of tags) log.purgedAt.set(tag, log.clock)
}

export function recordPurgeOfAll(log: PurgeLog): void {
  log.allPurgedAt = log.clock += 1
}

/** Whether one of the tags was purged after a creation began. */
export const purgedSince = (
  { allPurgedAt, purgedAt }: PurgeLog,
  began: number,
  tags: readonly string[],
): boolean => allPurgedAt > began || tags.some((tag) => (purgedAt.get(tag) ?? 0) > began)
