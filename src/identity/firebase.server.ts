/** Firebase Authentication, to the server: its ID tokens, verified by configuration alone. */
import type { FirebaseConfig } from '../platform/identity-config.server.ts'
import { hosted, keepKeys } from './hosted.server.ts'
import type { Identity, IdentityParts } from './identity.server.ts'
import { openKeys } from './openid-discovery.server.ts'
import { specifiedMinimum } from './settings.ts'
import { openVerifier } from './verify.server.ts'

const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Where Firebase sends the links of its mails, once the shopkeeper has named it there; each kind goes to the page that knows what to do. */
const actions: Readonly<Record<string, (code: string) => string>> = {
  resetPassword: (code) => `/reset-password?token=${encodeURIComponent(code)}`,
  verifyEmail: (code) => `/login?verify=${encodeURIComponent(code)}`,
}

export async function openFirebaseIdentity(_parts: IdentityParts, { projectId, apiKey, authDomain, appId, emulator }: FirebaseConfig): Promise<Identity> {
  const issuer = `https://securetoken.google.com/${projectId}`
  const asked = emulator ?? 'https://identitytoolkit.googleapis.com'
  return {
    ...hosted,
    // One algorithm, whatever the settings: the emulator's own tokens, which nobody signs, are none.
    verify: openVerifier({ issuer, audience: projectId, algorithms: ['RS256'], name: issuer, keys: openKeys(emulator ? `${emulator}/keys` : googleKeys), keep: keepKeys }),
    async routes(app) {
      app.get<{ Querystring: { mode?: unknown; oobCode?: unknown } }>('/identity/action', { schema: { hide: true } }, async ({ query: { mode, oobCode } }, reply) => {
        const address = typeof mode === 'string' && Object.hasOwn(actions, mode) ? actions[mode] : undefined
        return reply.header('cache-control', 'no-store').redirect(address && typeof oobCode === 'string' ? address(oobCode) : '/login', 303)
      })
    },
    csp: {
      connect: [asked, ...(emulator ? [] : ['https://securetoken.googleapis.com'])],
      script: ['https://apis.google.com'],
      frame: [emulator ?? `https://${authDomain}`],
      formAction: [],
    },
    openerPolicy: 'same-origin-allow-popups',
    publicSettings: {
      kind: 'firebase', google: 'google', googleReady: true, mailReady: true, passwordMinimum: specifiedMinimum,
      firebase: { apiKey, authDomain, projectId, appId, ...(emulator === undefined ? {} : { emulator }) },
    },
  }
}
