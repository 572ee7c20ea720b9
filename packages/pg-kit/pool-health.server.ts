/**
 * What the statements of a pool tell about its server: whether it answers, and whether it could be
 * written. So a full pool is told from a server that has gone silent, and a full disk is remembered
 * until something can be written again.
 */
import { errorCode } from './errors.ts'
import { outageCause, poolTimeoutMessage, silentServerMessage } from './outage.ts'

/** Why the last attempt to write failed. */
export type WriteFailure = 'disk-full' | 'read-only'

/** What a pool has done since it was created. */
export type PoolStatistics = {
  readonly statements: number
  readonly slowStatements: number
  /** Seconds that statements have waited for a connection, together. */
  readonly waitSeconds: number
}

/** Receives a statement that took long for its limit. `text` has no values in it. */
export type OnSlowStatement = (statement: { readonly text: string; readonly ms: number }) => void

/** Milliseconds below which no statement is slow. */
const minSlow = 250
/** A statement is slow that takes this share of its limit: a start and commands may take longer. */
const slowShare = 0.25

export type PoolHealth = {
  /** A statement was sent. @returns called when the server has answered it, or has not */
  begin(text: string): (error?: unknown) => void
  /** A connection was waited for, for so many milliseconds. */
  waited(ms: number): void
  statistics(): PoolStatistics
  /**
   * An error of the pool when no connection became free: as it is when the server answers, which
   * means that the pool is full; else one that says that the server is silent.
   */
  explain(error: unknown): unknown
  /** Undefined unless a write failed since `writeSucceeded` was called. */
  writeFailure(): WriteFailure | undefined
  writeSucceeded(): void
}

/**
 * Observes one pool.
 * @param maxDuration milliseconds after which the server has cancelled every statement
 */
export function createPoolHealth(
  maxDuration: () => number,
  onSlowStatement: OnSlowStatement = () => undefined,
  now = () => performance.now(),
): PoolHealth {
  const startTimes = new Set<{ readonly at: number }>()
  let lastAnswer = 0
  let lastSilence = 0
  let writeFailure: WriteFailure | undefined
  const statistics = { statements: 0, slowStatements: 0, waitSeconds: 0 }

  // The oldest statement under way is the first: a Set keeps the order of insertion.
  const oldest = (): number => startTimes.values().next().value?.at ?? Infinity
  const isSilent = (): boolean => lastSilence > lastAnswer || now() - oldest() > maxDuration()

  return {
    begin(text) {
      const start = { at: now() }
      startTimes.add(start)
      return (error) => {
        startTimes.delete(start)
        statistics.statements += 1
        const ms = now() - start.at
        if (ms > Math.max(minSlow, maxDuration() * slowShare)) {
          statistics.slowStatements += 1
          onSlowStatement({ text, ms })
        }
        if (error === undefined || isAnswer(error)) lastAnswer = now()
        else lastSilence = now()
        const cause = error === undefined ? undefined : outageCause(error)
        if (cause === 'disk-full' || cause === 'read-only') writeFailure = cause
      }
    },
    waited(ms) {
      statistics.waitSeconds += ms / 1000
    },
    statistics: () => statistics,
    explain: (error) =>
      error instanceof Error && error.message === poolTimeoutMessage && isSilent()
        ? new Error(silentServerMessage, { cause: error })
        : error,
    writeFailure: () => writeFailure,
    writeSucceeded: () => {
      writeFailure = undefined
    },
  }
}

// An error with an SQLSTATE comes from the server. No class of them begins with E (PostgreSQL, appendix
// A), as codes of the operating system do, of which EPIPE has five letters, too.
const isAnswer = (error: unknown): boolean =>
  /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(errorCode(error) ?? '')
