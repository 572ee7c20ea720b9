/** Who people are, to the browser: what a provider's browser side must do, and the table of those there are. */
import { defaultIdentitySettings, type PublicIdentitySettings } from './public-settings.ts'

/** Somebody signed in with the provider. `uid` is the provider's own, the subject of its proofs. */
type ProvenPerson = { readonly displayName: string; readonly email: string; readonly uid: string }

/** Each method throws a ProviderError whose message is a sentence for the person. */
export interface IdentityClient {
  signUp(account: {
    readonly name: string
    readonly email: string
    readonly password: string
  }): Promise<void>
  signIn(account: { readonly email: string; readonly password: string }): Promise<void>
  /** Through Google: in a window of its own, or leaving the page. @returns whether somebody is signed in now; false while the page is being left for Google's, from where one comes back to /login */
  continueWithGoogle(to: { readonly from: string }): Promise<boolean>
  /** Leaves for the provider's own page, where the settings say that it asks elsewhere; comes back to /login. */
  leaveFor(page: 'login' | 'signup', to: { readonly from: string }): Promise<void>
  /** Where somebody wanted to go before they left this page; told once. */
  takeFrom(): string | undefined
  /** Whether somebody comes back from signing out at the provider; told once. */
  takeLeft(): boolean
  /** What went wrong at the provider's own page, by the code that came back in the address. */
  sentenceFor(redirectError: string): string
  /** Who is signed in with the provider, whatever the shop knows. */
  current(): Promise<ProvenPerson | null>
  /** A fresh ID token for PUT /user/{email}. */
  proof(): Promise<string>
  requestReset(email: string): Promise<void>
  setNewPassword(change: { readonly token: string; readonly password: string }): Promise<void>
  requestVerification(email: string): Promise<void>
  verifyEmail(token: string): Promise<void>
  /**
   * Signs out with the provider too; a hosted one may ask for it on its own page, which ends this one, and send back to /login.
   * `staying`: only here, so that what the shop has to say stays readable. `from`: where to go after the next sign-in.
   */
  signOut(how?: { readonly staying?: boolean; readonly from?: string }): Promise<void>
}

const providers = {
  embedded: async () => (await import('./embedded.client.ts')).embeddedClient,
  openid: async (settings) => (await import('./openid.client.ts')).openIdClient(settings),
  firebase: async (settings) => (await import('./firebase.client.ts')).firebaseClient(settings),
} satisfies Record<
  PublicIdentitySettings['kind'],
  (settings: PublicIdentitySettings) => Promise<IdentityClient>
>

let opened: Promise<IdentityClient> | undefined

/** The provider's browser side, fetched when it is first needed. The page itself says which one it is. */
export const identity = (): Promise<IdentityClient> =>
  (opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

async function open(): Promise<IdentityClient> {
  const said = document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content
  // Written by our own server into our own page.
  const settings: PublicIdentitySettings =
    said === undefined ? defaultIdentitySettings : JSON.parse(said)
  return providers[settings.kind](settings)
}
