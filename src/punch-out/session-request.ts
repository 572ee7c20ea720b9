/** What a session keeps of the call that asked for it, beside the fields that go back as they came. */
import type { Credential } from './cxml/read-message.ts'

export type SessionRequest = {
  /** The article that the buyer wants to see; ''. */
  readonly selected: string
  /** Articles of the basket that came along, which are no longer sold. */
  readonly missing: readonly string[]
  readonly cxml?: {
    readonly buyerCookie: string
    /** The buyer system, and the shop as that calls it. */
    readonly buyer: readonly Credential[]
    readonly shop: readonly Credential[]
  }
  readonly ids?: {
    /** The window that the basket goes to. */
    readonly target: string
    /** The craftsman's numbers of positions, by the ids of tools. */
    readonly positions: Readonly<Record<string, string>>
  }
}
