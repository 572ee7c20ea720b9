/** What server and browser agree on about the identity provider. */

/** Public: part of every page. */
export type PublicIdentitySettings = {
  readonly kind: 'embedded' | 'openid' | 'firebase'
  /** Where 'Continue With Google' leads: to Google, to the development provider, or nowhere. */
  readonly google: 'google' | 'development' | 'none'
  readonly googleReady: boolean
  readonly mailReady: boolean
  readonly passwordMinimum: number
  /** Whether the shop keeps passkeys: not for hosted providers, nor under an IP address. */
  readonly passkeys?: true
  /**
   * Set when names, addresses and passwords are asked for on the provider's own pages: the
   * provider's name, and its page for a forgotten password.
   */
  readonly otherProvider?: { readonly name: string; readonly resetAddress?: string }
  /** What the browser's client of an OpenID issuer needs. */
  readonly openid?: { readonly issuer: string; readonly clientId: string; readonly scope: string }
  /** What Firebase calls its public web settings. `emulator` replaces it in tests. */
  readonly firebase?: {
    readonly apiKey: string
    readonly authDomain: string
    readonly projectId: string
    readonly appId: string
    readonly emulator?: string
  }
}

/** Assumed while the page names no settings: on an error page, which offers no sign-in. */
export const defaultIdentitySettings: PublicIdentitySettings = {
  kind: 'embedded',
  google: 'none',
  googleReady: false,
  mailReady: false,
  passwordMinimum: 6,
}

/** Characters. Source: specification, points 5 and 9. The shopkeeper may ask for more. */
export const passwordMinimum = 6
export const passwordMaximum = 100
export const nameMaximum = 80
export const passkeyNameMaximum = 60
