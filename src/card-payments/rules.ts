/** The rules of card payments: allowed changes of state, and how much may be refunded. Pure. */
import type { ProviderRefund, ProviderSession } from './provider.ts'

export const attemptStates = ['creating', 'open', 'waiting', 'paid', 'expired', 'failed'] as const
export type AttemptState = (typeof attemptStates)[number]

export const refundStates = ['requested', 'pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * The states of attempts and refunds on pages, as in the ledger. `unbooked`: the provider reports
 * it, but the ledger does not have it, because it matches no request and no payment.
 */
export const shownAttemptStates = [...attemptStates, 'unbooked'] as const
export const shownRefundStates = [...refundStates, 'unbooked'] as const

/** @param paidAt when the ledger booked it */
export const shownAttempt = (
  state: AttemptState,
  paidAt: Date | null,
): (typeof shownAttemptStates)[number] => (state === 'paid' && paidAt === null ? 'unbooked' : state)

export const shownRefund = (
  state: RefundState,
  booked: boolean,
): (typeof shownRefundStates)[number] => (state === 'done' && !booked ? 'unbooked' : state)

export const refundReasons = ['staff', 'cancelled', 'provider'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Milliseconds for which a payment page is valid; a provider allows 30 minutes to a day. */
export const sessionLength = 60 * 60_000

/**
 * The state of an attempt after an event of the provider. Events arrive late, twice and in any
 * order: a paid attempt stays paid, and a payment counts even after the page was closed.
 */
export function nextState(state: AttemptState, said: ProviderSession['state']): AttemptState {
  if (state === 'paid' || said === 'paid') return 'paid'
  if (state === 'expired' || state === 'failed') return state
  if (said === 'open') return state === 'waiting' ? 'waiting' : 'open'
  return said
}

/**
 * The state of a refund after an event of the provider. A bank may return a completed refund, and
 * that state is final.
 */
export function nextRefundState(state: RefundState, said: ProviderRefund['state']): RefundState {
  if (state === 'failed' || said === 'failed') return 'failed'
  return state === 'done' ? 'done' : said
}

type Refunded = { readonly cents: number; readonly state: RefundState }

/** The amount of a payment that was refunded or is about to be, in cents. */
export const refundedCents = (refunds: readonly Refunded[]): number =>
  refunds.reduce((sum, { cents, state }) => (state === 'failed' ? sum : sum + cents), 0)

/** The amount of a payment that can still be refunded, in cents. */
export const refundable = (
  { state, cents }: { readonly state: AttemptState; readonly cents: number },
  refunds: readonly Refunded[],
): number => (state === 'paid' ? Math.max(0, cents - refundedCents(refunds)) : 0)
