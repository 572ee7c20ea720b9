/** The rules of card payments: which states may follow which, and what may be given back. Pure. */
import type { ProviderRefund, ProviderSession } from './provider.ts'

export const attemptStates = ['creating', 'open', 'waiting', 'paid', 'expired', 'failed'] as const
export type AttemptState = (typeof attemptStates)[number]

export const refundStates = ['requested', 'pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * What pages say of an attempt and of a refund: what the ledger says. `unbooked`: the provider states
 * it, and the ledger does not have it, since it fits to nothing that was asked or paid.
 */
export const shownAttemptStates = [...attemptStates, 'unbooked'] as const
export const shownRefundStates = [...refundStates, 'unbooked'] as const

/** @param paidAt when the ledger has booked it */
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

/** Milliseconds for which a buyer may pay on one page; a provider takes 30 minutes to a day. */
export const sessionLength = 60 * 60_000

/**
 * The state of an attempt after a message of the provider. Messages come late, twice and in any
 * order: what was paid stays paid, and a payment counts even after the page had ended.
 */
export function nextState(state: AttemptState, said: ProviderSession['state']): AttemptState {
  if (state === 'paid' || said === 'paid') return 'paid'
  if (state === 'expired' || state === 'failed') return state
  if (said === 'open') return state === 'waiting' ? 'waiting' : 'open'
  return said
}

/** The state of a refund after a message of the provider: a bank may send back what was done, and that is the end of it. */
export function nextRefundState(state: RefundState, said: ProviderRefund['state']): RefundState {
  if (state === 'failed' || said === 'failed') return 'failed'
  return state === 'done' ? 'done' : said
}

type Refunded = { readonly cents: number; readonly state: RefundState }

/** What of a payment was given back or is about to be, in cents. */
export const refundedCents = (refunds: readonly Refunded[]): number =>
  refunds.reduce((sum, { cents, state }) => (state === 'failed' ? sum : sum + cents), 0)

/** What of a payment may still be given back, in cents. */
export const refundable = (
  { state, cents }: { readonly state: AttemptState; readonly cents: number },
  refunds: readonly Refunded[],
): number => (state === 'paid' ? Math.max(0, cents - refundedCents(refunds)) : 0)
