/** Any OpenID Connect issuer, to the server: its addresses by discovery, its ID tokens against the keys it publishes. */
import type { OpenIdConfig } from '../platform/identity-config.server.ts'
import { openDiscovery } from './openid-discovery.server.ts'
import { asymmetric, hosted, keepKeys } from './hosted.server.ts'
import type { Identity, IdentityParts } from './identity.server.ts'
import { specifiedMinimum } from './settings.ts'
import { openVerifier } from './verify.server.ts'

export async function openOpenIdIdentity({ log }: IdentityParts, { issuer, clientId, name, scope, resetAddress }: OpenIdConfig): Promise<Identity> {
  const discovery = openDiscovery(issuer)
  return {
    ...hosted,
    verify: openVerifier({ issuer, audience: clientId, algorithms: asymmetric, name: issuer, keys: discovery.keys, keep: keepKeys }),
    get csp() {
      return { connect: discovery.origins(), frame: [], formAction: [], script: [] }
    },
    publicSettings: {
      kind: 'openid', google: 'none', googleReady: false, mailReady: false, passwordMinimum: specifiedMinimum,
      elsewhere: { name, ...(resetAddress === undefined ? {} : { resetAddress }) },
      openid: { issuer, clientId, scope },
    },
    async start() {
      // The shop opens without its issuer; whoever wants to sign in finds out, and everybody else buys on.
      await discovery.addresses().catch((error: unknown) => log.warn({ err: error, issuer }, 'The OpenID issuer does not answer: nobody can sign in until it does'))
    },
  }
}
