/** The Problems that any operation may answer. What only one capability answers is declared in its contract. */
import { platformMessages } from '../../src/platform/messages/platform.ts'
import { problem } from './problem.ts'

const { problems: words } = platformMessages

export const malformedRequest = problem('not-readable', 400, words.notReadable)
export const unauthenticated = problem('not-signed-in', 401, words.notSignedIn)
export const forbidden = problem('not-yours', 403, words.notYours)
export const notFound = problem('not-here', 404, words.notHere)
export const payloadTooLarge = problem('too-large', 413, words.tooLarge)
export const invalidInput = problem('not-valid', 422, words.notValid)
export const tooManyRequests = problem('too-often', 429, words.tooOften)
export const internalError = problem('broken', 500, words.broken)
export const unavailable = problem('away', 503, words.away)
