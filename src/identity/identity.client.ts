/** Identity in the browser: the interface of a provider's client, and the table of providers. */
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
   * Signs in with Google: in a popup, or by leaving this page. Google then redirects back to
   * /login.
   * @returns whether somebody is signed in now; false while the page is being left
   */
  continueWithGoogle(to: { readonly from: string }): Promise<boolean>
  /**
   * Goes to the provider's own page, if the settings name one (`otherProvider`), which redirects
   * back to /login.
   */
  redirectToProvider(page: 'login' | 'signup', to: { readonly from: string }): Promise<void>
  /** The page that the user wanted before leaving for the provider; returned only once. */
  takeReturnPath(): string | undefined
  /** Whether the user is returning from signing out at the provider; returned only once. */
  takePendingSignOut(): boolean
  /** The sentence for an error code that the provider's page added to the address. */
  redirectErrorMessage(code: string): string
  /** The user signed in at the provider, whether or not they are signed in to the shop. */
  currentUser(): Promise<ProviderUser | null>
  /** A fresh ID token for PUT /user/{email}. */
  getIdToken(): Promise<string>
  requestReset(email: string): Promise<void>
  setNewPassword(change: { readonly token: string; readonly password: string }): Promise<void>
  requestVerification(email: string): Promise<void>
  /**
   * Confirms an e-mail address.
   * @returns the token for choosing a new password, if the account's password was removed because
   *   this browser has no session of the account
   */
  verifyEmail(token: string): Promise<string | undefined>
  /**
   * Signs out at the provider, too. A hosted provider may ask for confirmation on its own page,
   * which replaces this page, and redirect back to /login. `localOnly`: in this browser only, so
   * that an error of the shop stays readable. `from`: where to go after the next sign-in.
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

/** The provider's client, imported on first use. The page names the provider. */
export const identity = (): Promise<IdentityClient> =>
  (client ??= createClient().catch((error: unknown) => {
    client = undefined
    throw error
  }))

async function createClient(): Promise<IdentityClient> {
  const content = document.querySelector<HTMLMetaElement>('meta[name="identity"]')?.content
  // Written into the page by our own server.
  const settings: PublicIdentitySettings =
    content === undefined ? defaultIdentitySettings : JSON.parse(content)
  return providers[settings.kind](settings)
}
