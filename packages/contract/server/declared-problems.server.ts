/** Which Problems an endpoint may answer with. */
import { companyNotFound } from '../acting-company.ts'
import type { Endpoint } from '../endpoint.ts'
import {
  methodNotAllowed,
  misdirectedRequest,
  overloaded,
  requestHeadersTooLarge,
  requestTimeout,
  unsupportedMediaType,
  uriTooLong,
} from '../http-problems.ts'
import {
  connectionRefused,
  connectionsExhausted,
  diskFull,
  readOnly,
  statementTimedOut,
  supersededVersion,
} from '../outage-problems.ts'
import type { ProblemKind } from '../problem.ts'
import {
  forbidden,
  internalError,
  invalidInput,
  keyReused,
  malformedRequest,
  payloadTooLarge,
  permissionMissing,
  secondFactorMissing,
  stepUpNeeded,
  tooManyRequests,
  unauthenticated,
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
  statementTimedOut,
  connectionRefused,
  connectionsExhausted,
  diskFull,
  readOnly,
  supersededVersion,
]
/** What HTTP itself refuses, whatever the address: no operation is meant. */
export const httpProblems: readonly ProblemKind[] = [
  methodNotAllowed,
  requestTimeout,
  uriTooLong,
  misdirectedRequest,
  requestHeadersTooLarge,
]
/** What an endpoint that is not open to anyone may answer besides. */
export const authenticationProblems: readonly ProblemKind[] = [
  unauthenticated,
  forbidden,
  permissionMissing,
  secondFactorMissing,
]

/** The kinds of Problem that an endpoint declares, and those that every endpoint may answer. */
export const problemsOf = ({
  problems,
  access,
  forCompany,
  stepUp,
  idempotent,
}: Endpoint): readonly ProblemKind[] => [
  ...problems,
  ...commonProblems,
  ...httpProblems,
  ...(access === 'anyone' ? [] : authenticationProblems),
  ...(forCompany ? [companyNotFound] : []),
  ...(stepUp ? [stepUpNeeded] : []),
  ...(idempotent ? [keyReused] : []),
]
