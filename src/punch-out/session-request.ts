/**
 * What a session stores of the call that requested it, in addition to the fields that are returned
 * unchanged.
 */
import type { Credential } from './cxml/read-message.ts'

export type SessionRequest = {
  /** The article that the buyer wants to see, or ''. */
  readonly selected: string
  /** Articles in the buyer's basket that are no longer sold. */
  readonly missing: readonly string[]
  readonly cxml?: {
    readonly buyerCookie: string
    /** The buyer system, and the shop by the name that it uses. */
    readonly buyer: readonly Credential[]
    readonly shop: readonly Credential[]
  }
  readonly ids?: {
    /** The window that receives the basket. */
    readonly target: string
    /** The craftsman's position numbers, by the ids of tools. */
    readonly positions: Readonly<Record<string, string>>
  }
}
