/** What server and browser agree on about the identity provider. */

/** Public: part of every page. */
export type PublicIdentitySettings = {
  readonly kind: 'embedded' | 'openid' | 'firebase'
  /** Where 'Continue With Google' leads: to Google, to the development provider, or nowhere. */
  readonly google: 'google' | 'development' | 'none'
  readonly googleReady: boolean
  readonly mailReady: boolean
  readonly passwordMinimum: number
  /** Where names, addresses and passwords are asked for on the provider's own pages: what it is called, and where a forgotten password is seen to. */
  readonly elsewhere?: { readonly name: string; readonly resetAddress?: string }
  /** What an OpenID issuer's browser side must know. */
  readonly openid?: { readonly issuer: string; readonly clientId: string; readonly scope: string }
  /** What Firebase calls its public web settings. `emulator` stands in for it in tests. */
  readonly firebase?: {
    readonly apiKey: string
    readonly authDomain: string
    readonly projectId: string
    readonly appId: string
    readonly emulator?: string
  }
}

/** What is believed while the page does not say: an error page, which offers nothing of its own. */
export const defaultIdentitySettings: PublicIdentitySettings = {
  kind: 'embedded',
  google: 'none',
  googleReady: false,
  mailReady: false,
  passwordMinimum: 6,
}

/** Source: specification, points 5 and 9. The shopkeeper may ask for more. */
export const passwordMinimum = 6
export const passwordMaximum = 100
export const nameMaximum = 80
