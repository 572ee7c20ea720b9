/** The Problems that any operation may answer. What only one capability answers is declared in its contract. */
import { platformWords } from '../words/en/platform.ts'
import { problem } from './problem.ts'

const { problems: words } = platformWords

export const notReadable = problem('not-readable', 400, words.notReadable)
export const notSignedIn = problem('not-signed-in', 401, words.notSignedIn)
export const notYours = problem('not-yours', 403, words.notYours)
export const notHere = problem('not-here', 404, words.notHere)
export const tooLarge = problem('too-large', 413, words.tooLarge)
export const notValid = problem('not-valid', 422, words.notValid)
export const tooOften = problem('too-often', 429, words.tooOften)
export const broken = problem('broken', 500, words.broken)
export const away = problem('away', 503, words.away)
