/** What the shop asks of a provider that takes payments by card on a page of its own. */

/** What a buyer is to pay; everything is frozen with the attempt, so asking again asks the same. */
export type NewSession = {
  /** Of the attempt: the provider answers the same page to the same id. */
  readonly id: string
  readonly order: number
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
  readonly expiresAt: Date
}

/**
 * A page on which somebody pays. `waiting`: the buyer is done, the bank has not decided.
 */
export type ProviderSession = {
  readonly id: string
  /** The id of the attempt; '' where another program of the same account has made it. */
  readonly attempt: string
  readonly state: 'open' | 'waiting' | 'paid' | 'expired' | 'failed'
  /** Where the buyer pays; null once it has ended. */
  readonly address: string | null
  /** What the provider calls the payment; null as long as there is none. */
  readonly payment: string | null
  readonly cents: number
  readonly currency: string
}

export type ProviderRefund = {
  readonly id: string
  /** The id of the shop's refund; '' for one that was made on the provider's own pages. */
  readonly refund: string
  readonly payment: string
  readonly cents: number
  readonly currency: string
  readonly state: 'pending' | 'done' | 'failed'
  readonly failure: string
}

export type DisputeState = 'open' | 'won' | 'lost'

/** A message of the provider whose signature is right. */
export type ProviderEvent = { readonly id: string; readonly type: string } & (
  | { readonly kind: 'session'; readonly session: ProviderSession }
  | { readonly kind: 'refund'; readonly refund: ProviderRefund }
  | { readonly kind: 'dispute'; readonly payment: string; readonly state: DisputeState }
  | { readonly kind: 'other' }
)

type RefundRequest = {
  /** Of the refund: the provider gives back once for the same id. */
  readonly id: string
  readonly payment: string
  readonly cents: number
}

/** Calls throw CardProviderError; repeated, they change nothing more. */
export type CardProvider = {
  /** As the database names it. */
  readonly name: string
  /** As people know it; payments are recorded in this name. */
  readonly label: string
  createSession(session: NewSession): Promise<ProviderSession>
  readSession(id: string): Promise<ProviderSession>
  /** Nobody can pay on it any longer. */
  expireSession(id: string): Promise<ProviderSession>
  refund(request: RefundRequest): Promise<ProviderRefund>
  readRefund(id: string): Promise<ProviderRefund>
  /**
   * Reads a message of the provider.
   * @param body as it came, byte for byte
   * @throws CardProviderError 'forged' when the signature is wrong or older than five minutes
   */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<ProviderEvent>
}

/** `away`: not reached, or too busy; asking again may help. `refused`: it will not. */
export class CardProviderError extends Error {
  readonly reason: 'away' | 'refused' | 'forged'
  constructor(reason: CardProviderError['reason'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CardProviderError'
    this.reason = reason
  }
}
