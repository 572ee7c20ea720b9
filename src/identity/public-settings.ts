/** The identity provider's settings shared by server and browser. */

/** Public: part of every page. */
export type PublicIdentitySettings = {
  readonly kind: 'embedded' | 'openid' | 'firebase'
  /** The target of 'Continue With Google': Google, the development provider, or nothing. */
  readonly google: 'google' | 'development' | 'none'
  readonly googleReady: boolean
  readonly mailReady: boolean
  readonly passwordMinimum: number
  /** Whether the shop supports passkeys: not with hosted providers, nor under an IP address. */
  readonly passkeys?: true
  /**
   * Set if names, addresses and passwords are entered on the provider's own pages: the provider's
   * name, and its page for a forgotten password.
   */
  readonly otherProvider?: { readonly name: string; readonly resetAddress?: string }
  /** The settings for the browser's client of an OpenID issuer. */
  readonly openid?: { readonly issuer: string; readonly clientId: string; readonly scope: string }
  /** Firebase's public web configuration. `emulator` replaces Firebase in tests. */
  readonly firebase?: {
    readonly apiKey: string
    readonly authDomain: string
    readonly projectId: string
    readonly appId: string
    readonly emulator?: string
  }
}

/** Used if the page has no settings: on an error page, which offers no sign-in. */
export const defaultIdentitySettings: PublicIdentitySettings = {
  kind: 'embedded',
  google: 'none',
  googleReady: false,
  mailReady: false,
  passwordMinimum: 6,
}

/** Characters. Source: specification, points 5 and 9. The shopkeeper may require more. */
export const passwordMinimum = 6
export const passwordMaximum = 100
export const nameMaximum = 80
export const passkeyNameMaximum = 60
