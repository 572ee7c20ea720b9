/** Any OpenID Connect issuer, to the server: its addresses by discovery, its ID tokens against the keys it publishes. */
import type { OpenIdConfig } from '../platform/identity-config.server.ts'
import { createDiscovery } from './openid-discovery.server.ts'
import { asymmetricAlgorithms, createHostedIdentity, cachedJwks } from './hosted-identity.server.ts'
import type { IdentityService, IdentityDependencies } from './identity.server.ts'
import { passwordMinimum } from './public-settings.ts'
import { createIdTokenVerifier } from './verify-id-token.server.ts'

export async function createOpenIdIdentity(
  { log }: IdentityDependencies,
  { issuer, clientId, name, scope, resetAddress }: OpenIdConfig,
): Promise<IdentityService> {
  const discovery = createDiscovery(issuer)
  return {
    ...createHostedIdentity,
    verify: createIdTokenVerifier({
      issuer,
      audience: clientId,
      algorithms: asymmetricAlgorithms,
      name: issuer,
      keys: discovery.keys,
      keep: cachedJwks,
    }),
    get csp() {
      return { connect: discovery.origins(), frame: [], formAction: [], script: [] }
    },
    publicSettings: {
      kind: 'openid',
      google: 'none',
      googleReady: false,
      mailReady: false,
      passwordMinimum: passwordMinimum,
      elsewhere: { name, ...(resetAddress === undefined ? {} : { resetAddress }) },
      openid: { issuer, clientId, scope },
    },
    async start() {
      // The shop opens without its issuer; whoever wants to sign in finds out, and everybody else buys on.
      await discovery
        .addresses()
        .catch((error: unknown) =>
          log.warn(
            { err: error, issuer },
            'The OpenID issuer does not answer: nobody can sign in until it does',
          ),
        )
    },
  }
}
