/** The Problems that any endpoint may answer. A contract declares only what it adds. */
import { standardProblemTitles as titles } from './messages.ts'
import { problem } from './problem.ts'

export const malformedRequest = problem('not-readable', 400, titles.malformedRequest)
export const unauthenticated = problem('not-signed-in', 401, titles.unauthenticated)
export const forbidden = problem('not-yours', 403, titles.forbidden)
/** `facts.permissions`: those of which one is needed. */
export const permissionMissing = problem('permission-missing', 403, titles.permissionMissing)
export const notFound = problem('not-here', 404, titles.notFound)
export const payloadTooLarge = problem('too-large', 413, titles.payloadTooLarge)
export const invalidInput = problem('not-valid', 422, titles.invalidInput)
export const tooManyRequests = problem('too-often', 429, titles.tooManyRequests)
export const internalError = problem('broken', 500, titles.internalError)
export const unavailable = problem('away', 503, titles.unavailable)
