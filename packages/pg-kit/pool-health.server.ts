/**
 * What a pool's statements reveal about its server: whether it responds, and whether it accepts
 * writes. This module distinguishes a full pool from a silent server, and remembers a full disk
 * until a write succeeds again.
 */
import { errorCode } from './errors.ts'
import { outageCause, poolTimeoutMessage, silentServerMessage } from './outage.ts'

/** Why the last attempt to write failed. */
export type WriteFailure = 'disk-full' | 'read-only'

/** What a pool has done since it was created. */
export type PoolStatistics = {
  readonly statements: number
  readonly slowStatements: number
  /** Total seconds that statements have waited for a connection. */
  readonly waitSeconds: number
}

/** Receives a statement that was slow relative to its limit. `text` contains no values. */
export type OnSlowStatement = (statement: { readonly text: string; readonly ms: number }) => void

/** Milliseconds below which no statement is slow. */
const minSlow = 250
/** The share of its limit from which a statement is slow: startup and commands may take longer. */
const slowShare = 0.25

export type PoolHealth = {
  /**
   * Call when a statement is sent.
   * @returns a function to call when the server has responded, or failed to
   */
  begin(text: string): (error?: unknown) => void
  /** Call after waiting for a connection for this many milliseconds. */
  waited(ms: number): void
  statistics(): PoolStatistics
  /**
   * Explains the pool's error when no connection became free: unchanged if the server responds,
   * which means that the pool is full; otherwise an error that the server is silent.
   */
  explain(error: unknown): unknown
  /** Undefined unless a write has failed since `writeSucceeded` was called. */
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

  // The oldest running statement is the first: a Set keeps insertion order.
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

// An error with an SQLSTATE comes from the server. No SQLSTATE class begins with E (PostgreSQL,
// appendix A), unlike system error codes, of which EPIPE also has five letters.
const isAnswer = (error: unknown): boolean =>
  /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(errorCode(error) ?? '')
