/** The Problems of any endpoint. A contract only declares additional ones. */
import { requestMessages, standardProblemTitles as titles } from './messages.ts'
import { problem, type ProblemOptions } from './problem.ts'

export const malformedRequest = problem('not-readable', 400, titles.malformedRequest)
export const unauthenticated = problem('not-signed-in', 401, titles.unauthenticated)
export const forbidden = problem('not-yours', 403, titles.forbidden)
export const notFound = problem('not-here', 404, titles.notFound)
export const payloadTooLarge = problem('too-large', 413, titles.payloadTooLarge)
export const invalidInput = problem('not-valid', 422, titles.invalidInput)
/** An idempotency key was already used with another body. */
export const keyReused = problem('key-reused', 422, titles.keyReused)
/** With instructions on what to do. */
export const reusedKey = (options: ProblemOptions = {}) =>
  keyReused({ detail: requestMessages.keyReused, ...options })
export const tooManyRequests = problem('too-often', 429, titles.tooManyRequests)
export const internalError = problem('broken', 500, titles.internalError)
export const unavailable = problem('away', 503, titles.unavailable)
