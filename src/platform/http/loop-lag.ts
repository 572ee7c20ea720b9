/** Whether the process itself has more to do than it can: its timers come late for seconds. */

export type LoopLag = {
  /** A timer of this interval has begun, which was not running before. */
  begin(): void
  /** The timer has come. */
  tick(): void
  readonly isLagging: () => boolean
}

/** Times in a row that the timer must be late: with `maxLag` of half a second, for two seconds. */
const lateTimes = 4

/**
 * A few long tasks are no overload, so the timer must be late several times in a row; once in time,
 * all is well.
 * @param options milliseconds: how often the timer comes, how late it may, and the present time
 */
export function createLoopLag({
  interval,
  maxLag,
  now,
}: {
  readonly interval: number
  readonly maxLag: number
  readonly now: () => number
}): LoopLag {
  let last = now()
  let late = 0
  return {
    begin() {
      last = now()
      late = 0
    },
    tick() {
      late = now() - last > interval + maxLag ? late + 1 : 0
      last = now()
    },
    isLagging: () => late >= lateTimes,
  }
}
