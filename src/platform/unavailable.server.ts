/**
 * The shop's response while its database is out of service: one Problem (503) for each cause, with
 * the number of seconds after which to retry.
 */
import {
  overloaded,
  connectionRefused,
  connectionsExhausted,
  diskFull,
  readOnly,
  statementTimedOut,
  supersededVersion,
} from './outage-problems.ts'
import { Problem, type ProblemKind } from '../../packages/contract/problem.ts'
import { reusedKey } from '../../packages/contract/standard-problems.ts'
import { unavailable } from './unavailable.ts'
import { KeyReused } from '../../packages/pg-kit/once.server.ts'
import { outageCause, type OutageCause } from '../../packages/pg-kit/outage.ts'

/**
 * An embedded server is back within a second, a fail-over takes a few; a full disk needs a person.
 */
const problems: Readonly<Record<OutageCause, { kind: ProblemKind; retryAfter: number }>> = {
  away: { kind: unavailable, retryAfter: 2 },
  'statement-limit': { kind: statementTimedOut, retryAfter: 5 },
  'pool-full': { kind: connectionsExhausted, retryAfter: 2 },
  collisions: { kind: overloaded, retryAfter: 2 },
  'disk-full': { kind: diskFull, retryAfter: 60 },
  'read-only': { kind: readOnly, retryAfter: 10 },
  refused: { kind: connectionRefused, retryAfter: 60 },
  // The newer version is already being started elsewhere.
  'newer-version': { kind: supersededVersion, retryAfter: 5 },
}

/** The Problem of a cause. */
export function outageProblem(cause: OutageCause, error?: unknown): Problem {
  const { kind, retryAfter } = problems[cause]
  return kind({ retryAfter, ...(error === undefined ? {} : { cause: error }) })
}

/**
 * Converts an error of a database that is out of service into the Problem of its cause. Any other
 * error, or a Problem, is returned unchanged: `throw toUnavailable(error)`.
 */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof Problem) return error
  const cause = outageCause(error)
  return cause === undefined ? error : outageProblem(cause, error)
}

/** Replaces a database error with the shop's own error: for `createDatabase`. */
export const toDatabaseError = (error: unknown): unknown =>
  error instanceof KeyReused ? reusedKey({ cause: error }) : toUnavailable(error)
