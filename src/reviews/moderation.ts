/** Which reviews are held until somebody of the shop has looked at them (product rules 2.6, 8.4). */

export const reviewStates = ['shown', 'held', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Why a review is held. */
export type HoldReason = 'link' | 'email' | 'phone'

const email = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]{2,}/
const link =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.(?:com|net|org|info|biz|shop|store|online|site|xyz|io|co|eu|de|uk|us|ru|cn|ly|me|app|dev)\b/i
/** With a plus or a leading zero and seven digits or more, or grouped as 555-555-0100. */
const phone = /(?:\+\d|(?<![\d.,])0\d)(?:[\s()./-]{0,2}\d){5,}|\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/

/**
 * Why this text is held; undefined when it is shown at once. Sizes, prices and part numbers of
 * tools are no reason.
 */
export function holdReason(...texts: readonly string[]): HoldReason | undefined {
  const text = texts.join('\n').normalize('NFKC')
  if (email.test(text)) return 'email'
  if (link.test(text)) return 'link'
  return phone.test(text) ? 'phone' : undefined
}

/** The state of a review that is written, or written anew: what staff have hidden is looked at again. */
export const stateAfterWriting = (
  reason: HoldReason | undefined,
  before: ReviewState | undefined,
): ReviewState => (reason !== undefined || before === 'hidden' ? 'held' : 'shown')

/** What a review adds to its tool's rating: how many stars of how many reviews. */
export const ratingOf = ({
  state,
  rating,
}: {
  readonly state: ReviewState
  readonly rating: number | null
}): { readonly count: number; readonly sum: number } =>
  state === 'shown' && rating !== null ? { count: 1, sum: rating } : { count: 0, sum: 0 }
