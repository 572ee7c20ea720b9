/** The Problems that an endpoint may return. */
import type { AccessRules } from '../access-rules.ts'
import { anyone, type Endpoint } from '../endpoint.ts'
import {
  methodNotAllowed,
  overloaded,
  requestHeadersTooLarge,
  requestTimeout,
  unsupportedMediaType,
  uriTooLong,
} from '../http-problems.ts'
import type { ProblemKind } from '../problem.ts'
import {
  internalError,
  invalidInput,
  keyReused,
  malformedRequest,
  payloadTooLarge,
  tooManyRequests,
  unavailable,
} from '../standard-problems.ts'

/** The Problems of every endpoint. */
export const commonProblems: readonly ProblemKind[] = [
  malformedRequest,
  payloadTooLarge,
  unsupportedMediaType,
  invalidInput,
  tooManyRequests,
  internalError,
  unavailable,
  overloaded,
]
/** HTTP's own Problems, for any address: they belong to no operation. */
export const httpProblems: readonly ProblemKind[] = [
  methodNotAllowed,
  requestTimeout,
  uriTooLong,
  requestHeadersTooLarge,
]
/** The kinds of Problem that an endpoint declares, and those of every endpoint. */
export const problemsOf = (endpoint: Endpoint, access: AccessRules): readonly ProblemKind[] => [
  ...endpoint.problems,
  ...commonProblems,
  ...access.commonProblems,
  ...httpProblems,
  ...access.httpProblems,
  ...(endpoint.access === anyone ? [] : access.refusals),
  ...(access.describe(endpoint).problems ?? []),
  ...(endpoint.idempotent ? [keyReused] : []),
]
