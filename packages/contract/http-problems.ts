/** The Problems that HTTP itself raises, before a request reaches any endpoint. */
import { httpProblemTitles as titles } from './messages.ts'
import { problem } from './problem.ts'

export const methodNotAllowed = problem('method-not-allowed', 405, titles.methodNotAllowed)
export const requestTimeout = problem('too-slow', 408, titles.requestTimeout)
export const uriTooLong = problem('address-too-long', 414, titles.uriTooLong)
export const unsupportedMediaType = problem('media-not-known', 415, titles.unsupportedMediaType)
export const requestHeadersTooLarge = problem(
  'headers-too-large',
  431,
  titles.requestHeadersTooLarge,
)
export const overloaded = problem('busy', 503, titles.overloaded)
