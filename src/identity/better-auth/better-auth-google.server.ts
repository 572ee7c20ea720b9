/** Signing in with Google through Better Auth. The development Google uses the same plugin. */
import { genericOAuth } from 'better-auth/plugins'
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import type { GoogleConfig } from '../../platform/config/identity-config.server.ts'
import { cleanName } from '../../platform/fields/plain-text.ts'
import { nameMaximum } from '../public-settings.ts'

/** An OpenID provider with which users sign in under the name 'google'. */
export type GoogleProvider = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly prompt: 'select_account' | 'login'
}

/** The issuer did not respond while an instance with Google was created. */
export class GoogleUnavailable extends Error {
  override readonly name = 'GoogleUnavailable'
}

/** The configured provider: Google, the development one, or none. */
export function googleProviderOf(
  config: GoogleConfig,
  development: Omit<GoogleProvider, 'prompt'> | undefined,
): GoogleProvider | undefined {
  if (config.kind === 'google')
    return {
      issuer: config.issuer,
      clientId: config.clientId,
      clientSecret: config.clientSecret,
      prompt: 'select_account',
    }
  return (
    development && {
      issuer: development.issuer,
      clientId: development.clientId,
      clientSecret: development.clientSecret,
      prompt: 'login',
    }
  )
}

/** Endpoints by discovery; the ID token is verified against the issuer's keys. */
export const googlePlugin = ({ issuer, clientId, clientSecret, prompt }: GoogleProvider) =>
  genericOAuth({
    config: [
      {
        providerId: 'google',
        name: 'Google',
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        prompt,
        mapProfileToUser: ({ name, email, email_verified: verified }) => {
          const address = typeof email === 'string' ? canonicalEmail(email) : undefined
          return {
            name: displayName(name, address),
            email: address,
            emailVerified: verified === true,
            image: undefined,
          }
        },
      },
    ],
  })

/** The profile's name without control characters, or the local part of the e-mail address. */
function displayName(name: unknown, email: string | undefined): string {
  const cleaned = typeof name === 'string' ? cleanName(name, nameMaximum) : ''
  return cleaned || email?.split('@')[0] || ''
}

type WithSocialProviders = {
  readonly $context: Promise<{ readonly socialProviders: readonly { readonly id: string }[] }>
}

/**
 * The instance with Google, created on first use: the library only requests the issuer's endpoints
 * during creation, and without a response the instance never supports Google. Such an instance is
 * discarded, so that the next call retries.
 * @returns a function that returns the instance, or throws GoogleUnavailable; undefined without
 *   Google
 */
export function createGoogleInstance<Instance extends WithSocialProviders>(
  google: GoogleProvider | undefined,
  create: (google: GoogleProvider) => Instance,
): (() => Promise<Instance>) | undefined {
  if (!google) return undefined
  let cached: Promise<Instance> | undefined
  const createWithGoogle = async (): Promise<Instance> => {
    const instance = create(google)
    const { socialProviders } = await instance.$context
    if (!socialProviders.some(({ id }) => id === 'google'))
      throw new GoogleUnavailable(`no answer from ${google.issuer}`)
    return instance
  }
  return () =>
    (cached ??= createWithGoogle().catch((error: unknown) => {
      cached = undefined
      throw error
    }))
}
