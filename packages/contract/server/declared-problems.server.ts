/** Which Problems an endpoint may answer with. */
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

/** What every endpoint may answer. */
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
/** What HTTP itself refuses, whatever the address: no operation is meant. */
export const httpProblems: readonly ProblemKind[] = [
  methodNotAllowed,
  requestTimeout,
  uriTooLong,
  requestHeadersTooLarge,
]
/** The kinds of Problem that an endpoint declares, and those that every endpoint may answer. */
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
