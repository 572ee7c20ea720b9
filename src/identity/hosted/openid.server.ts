/**
 * Any OpenID Connect issuer: endpoints by discovery, ID tokens verified with its published keys.
 */
import type { OpenIdConfig } from '../../platform/config/identity-config.server.ts'
import {
  asymmetricAlgorithms,
  hostedIdentityDefaults,
  jwksCache,
} from './hosted-identity.server.ts'
import type { IdentityDependencies, IdentityService } from '../identity.server.ts'
import { createDiscovery } from './openid-discovery.server.ts'
import { passwordMinimum } from '../public-settings.ts'
import { createIdTokenVerifier } from '../verify-id-token.server.ts'

export async function createOpenIdIdentity(
  { log }: IdentityDependencies,
  { issuer, clientId, name, scope, resetAddress }: OpenIdConfig,
): Promise<IdentityService> {
  const discovery = createDiscovery(issuer)
  return {
    ...hostedIdentityDefaults,
    verifyIdToken: createIdTokenVerifier({
      issuer,
      audience: clientId,
      algorithms: asymmetricAlgorithms,
      name: issuer,
      loadKeys: discovery.loadKeys,
      cache: jwksCache,
    }),
    get csp() {
      return { connect: discovery.origins(), frame: [], formAction: [], script: [] }
    },
    publicSettings: {
      kind: 'openid',
      google: 'none',
      googleReady: false,
      mailReady: false,
      passwordMinimum,
      otherProvider: { name, ...(resetAddress === undefined ? {} : { resetAddress }) },
      openid: { issuer, clientId, scope },
    },
    async start() {
      // The shop starts without its issuer: only signing in fails until it responds.
      await discovery
        .endpoints()
        .catch((error: unknown) =>
          log.warn(
            { err: error, issuer },
            'The OpenID issuer is not responding: nobody can sign in until it responds',
          ),
        )
    },
  }
}
