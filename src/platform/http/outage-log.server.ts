/**
 * The log of a shop in trouble: one line per cause, at most one a second, with the number of
 * occurrences. A line for each refused request would flood the log.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Problem } from '../../../packages/contract/problem.ts'
import { createCountedLog } from '../counted-log.server.ts'

export type OutageLog = {
  /** Counts a Problem with status 500 or above. */
  problem(problem: Problem): void
  /** Counts a background event, such as a lost connection. */
  event(sentence: string, error?: unknown): void
  /** Counts a slow statement by its text, which contains no values. */
  slowStatement(statement: { readonly text: string; readonly ms: number }): void
  /** Writes the counts since the last line. */
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

/**
 * Sums up by cause. The first occurrence is written at once, with its error; those that follow
 * within a second become one line with the count, without errors.
 */
export function createOutageLog(
  log: FastifyBaseLogger,
  onProblem: (type: string) => void = () => undefined,
): OutageLog {
  const counted = createCountedLog(log, interval)
  const count = (cause: string, sentence: string, error: unknown): void =>
    counted.count(cause, {
      level: 'warn',
      sentence,
      fields: { cause },
      ...(error === undefined ? {} : { first: { err: error } }),
    })
  return {
    problem(problem) {
      onProblem(problem.body.type)
      count(problem.body.type, problem.body.title, problem.cause ?? problem.body.detail)
    },
    slowStatement({ text, ms }) {
      const statement = text.replaceAll(/\s+/g, ' ').trim().slice(0, maxStatementLength)
      counted.count(`slow: ${statement}`, {
        level: 'warn',
        sentence: 'A statement took long',
        fields: { cause: 'slow-statement', statement, ms: Math.round(ms) },
      })
    },
    event: (sentence, error) => count(sentence, sentence, error),
    close: counted.close,
  }
}
