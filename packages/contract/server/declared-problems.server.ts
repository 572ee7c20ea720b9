/** Which Problems an endpoint may answer with. */
import type { Endpoint } from '../endpoint.ts'
import { overloaded, unsupportedMediaType, uriTooLong } from '../http-problems.ts'
import {
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
  malformedRequest,
  payloadTooLarge,
  tooManyRequests,
  unauthenticated,
  unavailable,
} from '../standard-problems.ts'

const ofAnyEndpoint = [
  malformedRequest,
  invalidInput,
  payloadTooLarge,
  tooManyRequests,
  internalError,
  unavailable,
  uriTooLong,
  unsupportedMediaType,
  overloaded,
  statementTimedOut,
  connectionsExhausted,
  diskFull,
  readOnly,
  supersededVersion,
]
const ofAuthenticatedEndpoints = [unauthenticated, forbidden]

/** The kinds of Problem that an endpoint declares, and those that every endpoint may answer. */
export const problemsOf = ({ problems, access }: Endpoint): readonly ProblemKind[] => [
  ...problems,
  ...ofAnyEndpoint,
  ...(access === 'anyone' ? [] : ofAuthenticatedEndpoints),
]
