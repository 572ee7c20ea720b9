/** Firebase Authentication, to the server: its ID tokens, verified by configuration alone; with a service account, its accounts are disabled and asked after. */
import { idTokenRefused } from '../accounts/contract.ts'
import { identityMessages } from './messages/identity.ts'
import type { FirebaseConfig } from '../platform/identity-config.server.ts'
import { providerUnavailable } from './provider-unavailable.ts'
import { createAccountDisabling } from './account-disabling.server.ts'
import {
  FirebaseError,
  createFirebaseAccounts,
  type FirebaseAccounts,
} from './firebase-accounts.server.ts'
import { createHostedIdentity, cachedJwks } from './hosted-identity.server.ts'
import type { IdentityService, IdentityDependencies, IdToken } from './identity.server.ts'
import { createJwks } from './openid-discovery.server.ts'
import { passwordMinimum } from './public-settings.ts'
import { createIdTokenVerifier } from './verify-id-token.server.ts'

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
/** Where Firebase sends the links of its mails, once the shopkeeper has named it there; each kind goes to the page that knows what to do. */
const actions: Readonly<Record<string, (code: string) => string>> = {
  resetPassword: (code) => `/reset-password?token=${encodeURIComponent(code)}`,
  verifyEmail: (code) => `/login?verify=${encodeURIComponent(code)}`,
}

const { firebase: words } = identityMessages

export async function createFirebaseIdentity(
  parts: IdentityDependencies,
  { projectId, apiKey, authDomain, appId, emulator, serviceAccount }: FirebaseConfig,
): Promise<IdentityService> {
  const issuer = `https://securetoken.google.com/${projectId}`
  const asked = emulator ?? 'https://identitytoolkit.googleapis.com'
  return {
    ...createHostedIdentity,
    ...(serviceAccount
      ? inOurName(
          parts,
          issuer,
          createFirebaseAccounts({ projectId, account: serviceAccount, emulator }),
        )
      : {}),
    // One algorithm, whatever the settings: the emulator's own tokens, which nobody signs, are none.
    verify: createIdTokenVerifier({
      issuer,
      audience: projectId,
      algorithms: ['RS256'],
      name: issuer,
      keys: createJwks(emulator ? `${emulator}/keys` : googleKeys),
      keep: cachedJwks,
    }),
    async routes(app) {
      app.get<{ Querystring: { mode?: unknown; oobCode?: unknown } }>(
        '/identity/action',
        { schema: { hide: true } },
        async ({ query: { mode, oobCode } }, reply) => {
          const address =
            typeof mode === 'string' && Object.hasOwn(actions, mode) ? actions[mode] : undefined
          return reply
            .header('cache-control', 'no-store')
            .redirect(address && typeof oobCode === 'string' ? address(oobCode) : '/login', 303)
        },
      )
    },
    csp: {
      connect: [asked, ...(emulator ? [] : ['https://securetoken.googleapis.com'])],
      script: ['https://apis.google.com'],
      frame: [emulator ?? `https://${authDomain}`],
      formAction: [],
    },
    openerPolicy: 'same-origin-allow-popups',
    publicSettings: {
      kind: 'firebase',
      google: 'google',
      googleReady: true,
      mailReady: true,
      passwordMinimum: passwordMinimum,
      firebase: {
        apiKey,
        authDomain,
        projectId,
        appId,
        ...(emulator === undefined ? {} : { emulator }),
      },
    },
  }
}

type InOurName = Pick<IdentityService, 'confirm' | 'disable' | 'start' | 'close'>

/** What a shop with a service account does beyond believing proofs. */
function inOurName(
  { database, log }: IdentityDependencies,
  issuer: string,
  accounts: FirebaseAccounts,
): InOurName {
  const disablings = createAccountDisabling({
    database,
    log,
    issuer,
    disable: (uid) => accounts.disable(uid),
  })
  const refusedKey = (error: unknown): void => log.error({ err: error }, words.keyRefused)
  return {
    disable: (tx, identity) => disablings.promise(tx, identity),
    async confirm({ subject, signedInAt }: IdToken) {
      const account = await accounts.read(subject).catch((error: unknown) => {
        if (!(error instanceof FirebaseError)) throw error
        refusedKey(error)
        throw providerUnavailable({ cause: error })
      })
      if (!account || account.disabled)
        throw idTokenRefused({ detail: words.refusals['auth/user-disabled'] })
      if (signedInAt === undefined || signedInAt < account.endedBefore)
        throw idTokenRefused({ detail: words.ended })
    },
    async start() {
      await disablings.start()
      // The shop opens without Google; a key that Google does not know is said at once all the same, not at the first deletion.
      accounts
        .tryKey()
        .catch((error: unknown) =>
          error instanceof FirebaseError
            ? refusedKey(error)
            : log.warn({ err: error }, words.googleAway),
        )
    },
    close: () => disablings.close(),
  }
}
