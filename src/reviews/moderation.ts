/** Which reviews are held until somebody of the shop has looked at them (product rules 2.6, 8.4). */

export const reviewStates = ['shown', 'held', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]
/** What staff look at: 'reported' are shown reviews with reports that nobody has closed. */
export const reviewQueues = ['held', 'reported', 'hidden'] as const
export type ReviewQueue = (typeof reviewQueues)[number]

/** Why somebody reports a review. */
export const reportReasons = ['advertising', 'insult', 'false', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Why a review is held. */
export type HoldReason = 'link' | 'email' | 'phone' | 'word' | 'first'

const email = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]{2,}/
const link =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.(?:com|net|org|info|biz|shop|store|online|site|xyz|io|co|eu|de|uk|us|ru|cn|ly|me|app|dev)\b/i
/** With a plus or a leading zero and seven digits or more, or grouped as 555-555-0100. */
const phone = /(?:\+\d|(?<![\d.,])0\d)(?:[\s()./-]{0,2}\d){5,}|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/

/**
 * Why this text is held; undefined when it is shown at once. Sizes, prices and part numbers of
 * tools are no reason.
 * @param blockedWords words or phrases of the shop's own, see `parseBlockedWords`
 */
export function holdReason(
  texts: readonly string[],
  blockedWords: readonly string[] = [],
): HoldReason | undefined {
  const text = texts.join('\n').normalize('NFKC')
  if (email.test(text)) return 'email'
  if (link.test(text)) return 'link'
  if (phone.test(text)) return 'phone'
  return hasBlockedWord(text, blockedWords) ? 'word' : undefined
}

/** One word or phrase a line. */
export const parseBlockedWords = (lines: string): readonly string[] =>
  lines.split('\n').flatMap((line) => line.trim() || [])

/** In upper case first: 'ß' and 'SS', or 'ς' and 'Σ', are one letter to readers. */
const foldCase = (text: string): string => text.normalize('NFKC').toUpperCase().toLowerCase()
const words = (text: string): readonly string[] =>
  foldCase(text)
    .replaceAll('\u0307', '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
/** Writing without spaces between words: there, whole words cannot be told from their parts. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/** Whether one of them stands in the text as whole words, in any letter case. */
function hasBlockedWord(text: string, blockedWords: readonly string[]): boolean {
  const sequence = ` ${words(text).join(' ')} `
  return blockedWords.some((entry) => {
    const blocked = words(entry).join(' ')
    if (blocked === '') return false
    return sequence.includes(unspaced.test(blocked) ? blocked : ` ${blocked} `)
  })
}

/** The state of a review that is written, or written again: what staff have hidden is looked at again. */
export const stateAfterWriting = (
  isToBeHeld: boolean,
  before: ReviewState | undefined,
): ReviewState => (isToBeHeld || before === 'hidden' ? 'held' : 'shown')

/** What a review adds to its tool's rating: how many stars of how many reviews. */
export const ratingOf = ({
  state,
  rating,
}: {
  readonly state: ReviewState
  readonly rating: number | null
}): { readonly count: number; readonly sum: number } =>
  state === 'shown' && rating !== null ? { count: 1, sum: rating } : { count: 0, sum: 0 }
