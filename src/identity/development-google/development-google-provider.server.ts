/** The OpenID provider behind the development Google. */
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import type Provider from 'oidc-provider'
import type { Configuration, JWKS } from 'oidc-provider'
import { developmentPage } from '../../platform/http/development-page.server.ts'
import type { DevelopmentAccount } from './development-accounts.server.ts'
import { createMemoryAdapter } from './development-google-adapter.server.ts'
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
  /** By their subject; the chooser adds accounts that are entered. */
  readonly accounts: ReadonlyMap<string, DevelopmentAccount>
  readonly log: FastifyBaseLogger
}

/** Creates the provider with a new signing key. The library is loaded here. */
export async function createOpenIdProvider(settings: ProviderSettings): Promise<Provider> {
  const { issuer, log } = settings
  const [{ default: OpenIdProvider }, jwks] = await Promise.all([
    import('oidc-provider'),
    createSigningKeys(),
  ])
  const provider = new OpenIdProvider(issuer, {
    ...staticConfiguration,
    ...clientConfiguration(settings),
    ...accountConfiguration(settings),
    adapter: createMemoryAdapter(),
    jwks,
    cookies: {
      keys: [randomBytes(24).toString('base64url')],
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

const accountConfiguration = ({ accounts }: ProviderSettings) =>
  ({
    findAccount: (_ctx, sub) => {
      const account = accounts.get(sub)
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

async function createSigningKeys(): Promise<JWKS> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const { crv, x, y, d } = privateKey.export({ format: 'jwk' })
  return {
    keys: [
      {
        kty: 'EC',
        use: 'sig',
        alg: 'ES256',
        kid: 'development',
        ...(crv && x && y && d ? { crv, x, y, d } : {}),
      },
    ],
  }
}
