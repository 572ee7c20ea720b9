/** Identity in the browser: what a provider's client must do, and the table of providers. */
import { defaultIdentitySettings, type PublicIdentitySettings } from './public-settings.ts'

/** A user signed in at the provider. `uid` is the provider's id, the subject of its ID tokens. */
type ProviderUser = { readonly displayName: string; readonly email: string; readonly uid: string }

/** Each method throws a ProviderError whose message is a sentence for the user. */
export interface IdentityClient {
  signUp(account: {
    readonly name: string
    readonly email: string
    readonly password: string
  }): Promise<void>
  signIn(account: { readonly email: string; readonly password: string }): Promise<void>
  /**
   * Signs in with Google: in a popup, or by leaving this page. Google then sends back to /login.
   * @returns whether somebody is signed in now; false while the page is being left
   */
  continueWithGoogle(to: { readonly from: string }): Promise<boolean>
  /**
   * Leaves for the provider's own page, where the settings name one (`otherProvider`). It sends
   * back to /login.
   */
  redirectToProvider(page: 'login' | 'signup', to: { readonly from: string }): Promise<void>
  /** Where the user wanted to go before they left for the provider's page; answered once. */
  takeReturnPath(): string | undefined
  /** Whether the user comes back from signing out at the provider; answered once. */
  takePendingSignOut(): boolean
  /** The sentence for an error code that the provider's page put into the address. */
  redirectErrorMessage(code: string): string
  /** The user signed in at the provider, whether or not they are signed in at the shop. */
  currentUser(): Promise<ProviderUser | null>
  /** A fresh ID token for PUT /user/{email}. */
  getIdToken(): Promise<string>
  requestReset(email: string): Promise<void>
  setNewPassword(change: { readonly token: string; readonly password: string }): Promise<void>
  requestVerification(email: string): Promise<void>
  /**
   * Confirms an e-mail address.
   * @returns the token to choose a new password with, when the account's password was dropped
   * because this browser does not know it
   */
  verifyEmail(token: string): Promise<string | undefined>
  /**
   * Signs out at the provider too. A hosted one may ask for confirmation on its own page, which
   * ends this page, and send back to /login.
   * `localOnly`: in this browser only, so that an error of the shop stays readable.
   * `from`: where to go after the next sign-in.
   */
  signOut(options?: { readonly localOnly?: boolean; readonly from?: string }): Promise<void>
}

const providers = {
  embedded: async () => (await import('./in-browser/embedded.client.ts')).embeddedClient,
  openid: async (settings) =>
    (await import('./hosted/openid.client.ts')).createOpenIdClient(settings),
  firebase: async (settings) =>
    (await import('./hosted/firebase.client.ts')).createFirebaseClient(settings),
} satisfies Record<
  PublicIdentitySettings['kind'],
  (settings: PublicIdentitySettings) => Promise<IdentityClient>
>

let client: Promise<IdentityClient> | undefined

/** The provider's client, imported when it is first needed. The page names the provider. */
export const identity = (): Promise<IdentityClient> =>
  (client ??= createClient().catch((error: unknown) => {
    client = undefined
    throw error
  }))

async function createClient(): Promise<IdentityClient> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content
  // Written by our own server into our own page.
  const settings: PublicIdentitySettings =
    content === undefined ? defaultIdentitySettings : JSON.parse(content)
  return providers[settings.kind](settings)
}
