/**
 * The log of a shop in trouble: a line for each cause, at most one a second, with how often it
 * happened. A line for each refused request would be a second trouble.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Problem } from '../../../packages/contract/problem.ts'

export type OutageLog = {
  /** Counts a Problem that was answered with 500 or above. */
  problem(problem: Problem): void
  /** Counts an event of the background, such as a lost connection. */
  event(sentence: string, error?: unknown): void
  /** Counts a statement that took long, by its text: one without values. */
  slowStatement(statement: { readonly text: string; readonly ms: number }): void
  /** Writes what was counted since the last line. */
  close(): void
}

declare module 'fastify' {
  interface FastifyInstance {
    outageLog: OutageLog
  }
}

/** Characters of a slow statement that are logged. */
const maxStatementLength = 300
/** Milliseconds. */
const interval = 1_000

type Counter = { count: number; readonly timer: NodeJS.Timeout; readonly write: () => void }

/**
 * Sums up by cause. The first of a cause is written at once, with its error; what follows within a
 * second is one line with the count, without.
 */
export function createOutageLog(
  log: FastifyBaseLogger,
  onProblem: (type: string) => void = () => undefined,
): OutageLog {
  const counters = new Map<string, Counter>()

  function count(
    cause: string,
    sentence: string,
    error: unknown,
    fields: object = { cause },
  ): void {
    const counter = counters.get(cause)
    if (counter) {
      counter.count += 1
      return
    }
    log.warn({ ...fields, count: 1, ...(error === undefined ? {} : { err: error }) }, sentence)
    startCounting(cause, sentence, fields)
  }

  function startCounting(cause: string, sentence: string, fields: object): void {
    const write = (): void => {
      const times = counters.get(cause)?.count ?? 0
      counters.delete(cause)
      if (times === 0) return
      log.warn({ ...fields, count: times }, sentence)
      startCounting(cause, sentence, fields)
    }
    counters.set(cause, { count: 0, timer: setTimeout(write, interval).unref(), write })
  }

  return {
    problem(problem) {
      onProblem(problem.body.type)
      count(problem.body.type, problem.body.title, problem.cause ?? problem.body.detail)
    },
    slowStatement({ text, ms }) {
      const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, maxStatementLength)
      count(`slow: ${statement}`, 'A statement took long', undefined, {
        cause: 'slow-statement',
        statement,
        ms: Math.round(ms),
      })
    },
    event: (sentence, error) => count(sentence, sentence, error),
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
