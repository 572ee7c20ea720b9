/** The rules of quotes: what is possible in each state, and how long an offer is valid. */
import type { Day } from '../platform/time/time-zone.ts'

/** The stored states; expiry follows from an offer's last day. */
export const storedStates = ['asked', 'answered', 'accepted', 'declined', 'withdrawn'] as const
export type StoredState = (typeof storedStates)[number]
export const quoteStates = [...storedStates, 'expired'] as const
export type QuoteState = (typeof quoteStates)[number]

/** @param validUntil the last day of the newest offer; null without one */
export const stateOn = (state: StoredState, validUntil: Day | null, today: Day): QuoteState =>
  state === 'answered' && validUntil !== null && validUntil < today ? 'expired' : state

/** Whether the shop may make an offer, or another one. */
export const isAnswerable = (state: QuoteState): boolean =>
  state === 'asked' || state === 'answered' || state === 'expired' || state === 'declined'

/** Whether the buyer may still decline, and the shop withdraw it. */
export const isOpen = (state: QuoteState): boolean =>
  state === 'asked' || state === 'answered' || state === 'expired'

/** The default validity of an offer, in days. */
export const usualDays = 30
