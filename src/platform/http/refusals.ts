/** The Problems that HTTP itself raises, before any operation is reached. */
import { httpWords } from '../../words/en/http.ts'
import { problem } from '../problem.ts'

const { problems: words } = httpWords

export const tooSlow = problem('too-slow', 408, words.tooSlow)
export const addressTooLong = problem('address-too-long', 414, words.addressTooLong)
export const mediaNotKnown = problem('media-not-known', 415, words.mediaNotKnown)
export const otherHost = problem('other-host', 421, words.otherHost)
export const headersTooLarge = problem('headers-too-large', 431, words.headersTooLarge)
export const busy = problem('busy', 503, words.busy)
