/** The Problems that HTTP itself raises, before any operation is reached. */
import { httpMessages } from '../../src/platform/messages/http.ts'
import { problem } from './problem.ts'

const { problems: words } = httpMessages

export const requestTimeout = problem('too-slow', 408, words.tooSlow)
export const uriTooLong = problem('address-too-long', 414, words.addressTooLong)
export const unsupportedMediaType = problem('media-not-known', 415, words.mediaNotKnown)
export const misdirectedRequest = problem('other-host', 421, words.otherHost)
export const requestHeadersTooLarge = problem('headers-too-large', 431, words.headersTooLarge)
export const overloaded = problem('busy', 503, words.busy)
