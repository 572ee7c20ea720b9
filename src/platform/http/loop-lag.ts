/** Whether the process itself has more to do than it can: its timers come late, again and again. */

export type LoopLag = {
  /** A timer of this interval has begun, which was not running before. */
  begin(): void
  /** The timer has come. */
  tick(): void
  readonly isLagging: () => boolean
}

/**
 * One long task is no overload, so the timer must be late twice in a row; once in time, all is well.
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
    isLagging: () => late > 1,
  }
}
