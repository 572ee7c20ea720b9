/** The rules of quotes: what may happen in which state, and until when an offer stands. */
import type { Day } from '../platform/time/time-zone.ts'

/** What is stored; that an offer has expired follows from its last day. */
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

/** Whether the buyer may still say no, and the shop take it back. */
export const isOpen = (state: QuoteState): boolean =>
  state === 'asked' || state === 'answered' || state === 'expired'

/** Days for which an offer stands unless staff choose others. */
export const usualDays = 30
