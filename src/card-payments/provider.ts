/** The interface of a card payment provider with its own payment page. */

/**
 * A payment request. All its values are fixed with the attempt, so repeating it sends the same
 * request.
 */
export type NewSession = {
  /** The id of the attempt: the provider returns the same page for the same id. */
  readonly id: string
  readonly order: number
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
  readonly expiresAt: Date
}

/**
 * A provider's payment page. `waiting`: the buyer has finished, but the bank has not decided yet.
 */
export type ProviderSession = {
  readonly id: string
  /** The id of the attempt; '' if another application of the same account created the page. */
  readonly attempt: string
  readonly state: 'open' | 'waiting' | 'paid' | 'expired' | 'failed'
  /** The address where the buyer pays; null after the page has expired. */
  readonly address: string | null
  /** The provider's id for the payment; null until there is one. */
  readonly payment: string | null
  readonly cents: number
  readonly currency: string
}

export type ProviderRefund = {
  readonly id: string
  /** The id of the shop's refund; '' for a refund made on the provider's own pages. */
  readonly refund: string
  readonly payment: string
  readonly cents: number
  readonly currency: string
  readonly state: 'pending' | 'done' | 'failed'
  readonly failure: string
}

export type DisputeState = 'open' | 'won' | 'lost'

/** An event of the provider with a valid signature. */
export type ProviderEvent = { readonly id: string; readonly type: string } & (
  | { readonly kind: 'session'; readonly session: ProviderSession }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'dispute'; readonly payment: string; readonly state: DisputeState }
  | { readonly kind: 'other' }
)

type RefundRequest = {
  /** The id of the refund: the provider refunds only once for the same id. */
  readonly id: string
  readonly payment: string
  readonly cents: number
}

/** Calls throw CardProviderError; repeating a call has no further effect. */
export type CardProvider = {
  /** Its name in the database. */
  readonly name: string
  /** Its name for people, with which payments are recorded. */
  readonly label: string
  createSession(session: NewSession): Promise<ProviderSession>
  readSession(id: string): Promise<ProviderSession>
  /** After this, nobody can pay on the page. */
  expireSession(id: string): Promise<ProviderSession>
  refund(request: RefundRequest): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund>
  /**
   * Reads an event of the provider.
   * @param body the raw bytes as received
   * @throws CardProviderError 'forged' if the signature is wrong or older than five minutes
   */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<ProviderEvent>
}

/**
 * `away`: not reachable or too busy, so a retry may help. `refused`: the provider will not do it.
 */
export class CardProviderError extends Error {
  readonly reason: 'away' | 'refused' | 'forged'
  constructor(reason: CardProviderError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CardProviderError'
    this.reason = reason
  }
}
