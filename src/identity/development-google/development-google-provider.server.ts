/** The OpenID provider behind the development Google. */
import { createECDH, hkdfSync } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type Provider from 'oidc-provider'
import type { Configuration, JWKS } from 'oidc-provider'
import { developmentPage } from '../../platform/http/development-page.server.ts'
import type { DevelopmentStorage } from './development-google-adapter.server.ts'
import { identityMessages } from '../messages/identity.ts'

const { google: messages } = identityMessages

/** The path under which the development Google is mounted. */
export const mountPath = '/dev/google'
export const stylesheetPath = `${mountPath}/look.css`

/** The page for a sign-in that has expired. */
export const expiredPage = {
  title: messages.overTitle,
  lead: messages.lead,
  body: `<p>${messages.over}</p><p><a href="/login">${messages.back}</a></p>`,
  stylesheet: stylesheetPath,
}

export type ProviderSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  readonly storage: DevelopmentStorage
  /** The shop's, from which every process derives the same keys. */
  readonly secret: string
  readonly log: FastifyBaseLogger
}

/** Derives a secret of the development Google from the shop's. */
export const secretFor = (use: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `ironmonger development google ${use}`, 32))

/** Creates the provider. The library is loaded here. */
export async function createOpenIdProvider(settings: ProviderSettings): Promise<Provider> {
  const { issuer, log, secret } = settings
  const { default: OpenIdProvider } = await import('oidc-provider')
  const provider = new OpenIdProvider(issuer, {
    ...staticConfiguration,
    ...clientConfiguration(settings),
    ...accountConfiguration(settings),
    adapter: settings.storage.adapterOf,
    jwks: signingKeys(secret),
    cookies: {
      keys: [secretFor('cookies', secret).toString('base64url')],
      long: { path: mountPath, signed: true },
      short: { path: mountPath, signed: true },
    },
    renderError(ctx, out) {
      ctx.type = 'html'
      ctx.body = developmentPage(expiredPage)
      log.warn({ error: out.error }, 'the development sign-in refused a request')
    },
  })
  provider.on('server_error', (_ctx, error) =>
    log.error({ err: error }, 'the development sign-in failed'),
  )
  return provider
}

const staticConfiguration = {
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  pkce: { required: () => true },
  scopes: ['openid', 'email', 'profile'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  // As at Google, the ID token itself contains the profile.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  ttl: {
    AccessToken: 300,
    AuthorizationCode: 60,
    IdToken: 300,
    Interaction: 600,
    Session: 600,
    Grant: 600,
  },
  interactions: { url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
} satisfies Configuration

const clientConfiguration = ({ clientId, clientSecret, redirectUri }: ProviderSettings) =>
  ({
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
  }) satisfies Configuration

const accountConfiguration = ({ storage }: ProviderSettings) =>
  ({
    findAccount: (_ctx, sub) => {
      const account = storage.findAccount(sub)
      return (
        account && {
          accountId: sub,
          claims: () => ({
            sub,
            name: account.name,
            email: account.email,
            email_verified: account.verified,
          }),
        }
      )
    },
    // Nobody is asked for consent: here, choosing an account is enough.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }) satisfies Configuration

function signingKeys(secret: string): JWKS {
  const pair = createECDH('prime256v1')
  const privateKey = secretFor('tokens', secret)
  pair.setPrivateKey(privateKey)
  // 0x04, then two coordinates of 32 bytes (SEC 1, 2.3.3).
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const d = privateKey.toString('base64url')
  const key = { kty: 'EC', use: 'sig', alg: 'ES256', kid: 'development', crv: 'P-256', x, y, d }
  return { keys: [key] }
}
