/** Who people are, to the browser: what a provider's browser side must do, and the table of those there are. */
import type { IdentitySettings } from './settings.ts'

/** Somebody signed in with the provider. `uid` is the provider's own, the subject of its proofs. */
type ProvenPerson = { readonly displayName: string; readonly email: string; readonly uid: string }

/** Each method throws a ProviderError whose message is a sentence for the person. */
export interface IdentityClient {
  signUp(account: { readonly name: string; readonly email: string; readonly password: string }): Promise<void>
  signIn(account: { readonly email: string; readonly password: string }): Promise<void>
  /** Leaves the page for Google's; comes back to /login, where `takeFrom` knows the origin. Resolves only when it could not leave. */
  continueWithGoogle(to: { readonly from: string }): Promise<void>
  /** Where somebody wanted to go before they left for Google; told once. */
  takeFrom(): string | undefined
  /** What went wrong at Google, by the code that came back in the address. */
  sentenceFor(redirectError: string): string
  /** Who is signed in with the provider, whatever the shop knows. */
  current(): Promise<ProvenPerson | null>
  /** A fresh ID token for PUT /user/{email}. */
  proof(): Promise<string>
  requestReset(email: string): Promise<void>
  setNewPassword(change: { readonly token: string; readonly password: string }): Promise<void>
  requestVerification(email: string): Promise<void>
  verifyEmail(token: string): Promise<void>
  signOut(): Promise<void>
}

const providers = {
  embedded: async () => (await import('./embedded.client.ts')).embeddedClient,
} satisfies Record<IdentitySettings['kind'], () => Promise<IdentityClient>>

/** The provider's browser side, fetched when it is first needed. */
export const identity = (kind: IdentitySettings['kind'] = 'embedded'): Promise<IdentityClient> => providers[kind]()
