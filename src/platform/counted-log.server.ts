/**
 * A log of frequent events: one line for each cause immediately, then one line for each interval in
 * which it recurred, with the count. A line for each occurrence would flood the log.
 */
import type { FastifyBaseLogger } from 'fastify'

/** One thing that happened. */
export type Counted = {
  readonly level: 'warn' | 'error'
  readonly sentence: string
  /** In each line of the cause. */
  readonly fields: object
  /** Only in the first line. */
  readonly first?: object
}

export type CountedLog = {
  /** Counts an event; events with the same cause are counted together. */
  count(cause: string, counted: Counted): void
  /** Writes the counts since the last line. */
  close(): void
}

type Counter = { count: number; readonly timer: NodeJS.Timeout; readonly write: () => void }

/** @param interval milliseconds between two lines of the same cause */
export function createCountedLog(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  interval: number,
): CountedLog {
  const counters = new Map<string, Counter>()

  function startCounting(cause: string, { level, sentence, fields }: Counted): void {
    const write = (): void => {
      const times = counters.get(cause)?.count ?? 0
      counters.delete(cause)
      if (times === 0) return
      log[level]({ ...fields, count: times }, sentence)
      startCounting(cause, { level, sentence, fields })
    }
    counters.set(cause, { count: 0, timer: setTimeout(write, interval).unref(), write })
  }

  return {
    count(cause, counted) {
      const counter = counters.get(cause)
      if (counter) {
        counter.count += 1
        return
      }
      const { level, sentence, fields, first } = counted
      log[level]({ ...fields, count: 1, ...first }, sentence)
      startCounting(cause, counted)
    },
    close() {
      for (const { timer, write } of Array.from(counters.values())) {
        clearTimeout(timer)
        write()
      }
      for (const { timer } of counters.values()) clearTimeout(timer)
      counters.clear()
    },
  }
}
