/** Which reviews are held until staff have checked them (product rules 2.6, 8.4). */

export const reviewStates = ['shown', 'held', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]
/** The moderation queues: 'reported' are shown reviews with open reports. */
export const reviewQueues = ['held', 'reported', 'hidden'] as const
export type ReviewQueue = (typeof reviewQueues)[number]

/** The reasons for reporting a review. */
export const reportReasons = ['advertising', 'insult', 'false', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The reasons for holding a review. */
export type HoldReason = 'link' | 'email' | 'phone' | 'word' | 'first'

const email = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]{2,}/
const link =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.(?:com|net|org|info|biz|shop|store|online|site|xyz|io|co|eu|de|uk|us|ru|cn|ly|me|app|dev)\b/i
/** A plus or a leading zero and at least seven digits, or groups such as 555-555-0100. */
const phone = /(?:\+\d|(?<![\d.,])0\d)(?:[\s()./-]{0,2}\d){5,}|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/

/**
 * Why this text is held; undefined if it is shown at once. Sizes, prices and part numbers of tools
 * are no reason.
 * @param blockedWords the shop's own words or phrases, see `parseBlockedWords`
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

/** One word or phrase per line. */
export const parseBlockedWords = (lines: string): readonly string[] =>
  lines.split('\n').flatMap((line) => line.trim() || [])

/** Upper case first: 'ß' and 'SS', or 'ς' and 'Σ', are the same letter to readers. */
const foldCase = (text: string): string => text.normalize('NFKC').toUpperCase().toLowerCase()
const words = (text: string): readonly string[] =>
  foldCase(text)
    .replaceAll('\u0307', '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
/** Scripts without spaces between words, where whole words cannot be distinguished from parts. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

/** Whether the text contains one of them as whole words, ignoring case. */
function hasBlockedWord(text: string, blockedWords: readonly string[]): boolean {
  const sequence = ` ${words(text).join(' ')} `
  return blockedWords.some((entry) => {
    const blocked = words(entry).join(' ')
    if (blocked === '') return false
    return sequence.includes(unspaced.test(blocked) ? blocked : ` ${blocked} `)
  })
}

/** The state of a new or rewritten review: a review that staff have hidden is checked again. */
export const stateAfterWriting = (
  isToBeHeld: boolean,
  before: ReviewState | undefined,
): ReviewState => (isToBeHeld || before === 'hidden' ? 'held' : 'shown')

/** A review's contribution to its tool's rating: the number of stars and of reviews. */
export const ratingOf = ({
  state,
  rating,
}: {
  readonly state: ReviewState
  readonly rating: number | null
}): { readonly count: number; readonly sum: number } =>
  state === 'shown' && rating !== null ? { count: 1, sum: rating } : { count: 0, sum: 0 }
