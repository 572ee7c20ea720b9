/** Detects that the process itself is overloaded: its timers are late for seconds. */

export type LoopLag = {
  /** Call when a timer of this interval starts that was not running before. */
  begin(): void
  /** Call when the timer fires. */
  tick(): void
  readonly isLagging: () => boolean
}

/**
 * How many times in a row the timer must be late: with a `maxLag` of half a second, for two
 * seconds.
 */
const lateTimes = 4

/**
 * A few long tasks are not an overload, so the timer must be late several times in a row; one
 * timely tick resets the count.
 * @param options milliseconds: the timer's interval, its tolerated delay, and the present time
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
