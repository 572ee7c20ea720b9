/**
 * Firebase Authentication on the server. Its ID tokens are verified by configuration alone; with a
 * service account, its accounts can also be disabled and checked.
 */
import type { FastifyInstance } from 'fastify'
import type { FirebaseConfig } from '../../platform/config/identity-config.server.ts'
import { createAccountDisabling } from './account-disabling.server.ts'
import {
  createFirebaseAccounts,
  FirebaseError,
  type FirebaseAccounts,
} from './firebase-accounts.server.ts'
import { hostedIdentityDefaults, jwksCache } from './hosted-identity.server.ts'
import type { IdentityDependencies, IdentityService, IdTokenClaims } from '../identity.server.ts'
import { identityMessages } from '../messages/identity.ts'
import { createJwksReader } from './openid-discovery.server.ts'
import { idTokenRefused, providerUnavailable } from '../problems.ts'
import { passwordMinimum } from '../public-settings.ts'
import { createIdTokenVerifier } from '../verify-id-token.server.ts'

const { firebase: messages } = identityMessages
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

export async function createFirebaseIdentity(
  deps: IdentityDependencies,
  config: FirebaseConfig,
): Promise<IdentityService> {
  const { projectId, emulator, serviceAccount } = config
  const issuer = `https://securetoken.google.com/${projectId}`
  return {
    ...hostedIdentityDefaults,
    ...(serviceAccount
      ? createServiceAccountOperations(
          deps,
          issuer,
          createFirebaseAccounts({ projectId, account: serviceAccount, emulator }),
        )
      : {}),
    // One algorithm, whatever the settings: the emulator's unsigned tokens are refused, too.
    verifyIdToken: createIdTokenVerifier({
      issuer,
      audience: projectId,
      algorithms: ['RS256'],
      name: issuer,
      loadKeys: createJwksReader(emulator ? `${emulator}/keys` : googleKeys),
      cache: jwksCache,
    }),
    routes: registerActionRoute,
    openerPolicy: 'same-origin-allow-popups',
    ...browserSettings(config),
  }
}

/** The policy and settings that pages need for Firebase's web SDK. */
function browserSettings({
  projectId,
  apiKey,
  authDomain,
  appId,
  emulator,
}: FirebaseConfig): Pick<IdentityService, 'csp' | 'publicSettings'> {
  return {
    csp: {
      connect: [
        emulator ?? 'https://identitytoolkit.googleapis.com',
        ...(emulator ? [] : ['https://securetoken.googleapis.com']),
      ],
      script: ['https://apis.google.com'],
      frame: [emulator ?? `https://${authDomain}`],
      formAction: [],
    },
    publicSettings: {
      kind: 'firebase',
      google: 'google',
      googleReady: true,
      mailReady: true,
      passwordMinimum,
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

/** The page for each kind of link in Firebase's mails. */
const actionPaths: Readonly<Record<string, (code: string) => string>> = {
  resetPassword: (code) => `/reset-password?token=${encodeURIComponent(code)}`,
  verifyEmail: (code) => `/login?verify=${encodeURIComponent(code)}`,
}

/**
 * The address of the links in Firebase's mails, once the shopkeeper has entered it at Firebase; it
 * redirects each kind to its page.
 */
async function registerActionRoute(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { mode?: unknown; oobCode?: unknown } }>(
    '/identity/action',
    { schema: { hide: true } },
    async ({ query: { mode, oobCode } }, reply) => {
      const path =
        typeof mode === 'string' && Object.hasOwn(actionPaths, mode) ? actionPaths[mode] : undefined
      return reply
        .header('cache-control', 'no-store')
        .redirect(path && typeof oobCode === 'string' ? path(oobCode) : '/login', 303)
    },
  )
}

type ServiceAccountOperations = Pick<
  IdentityService,
  'checkRevocation' | 'disableAccount' | 'start' | 'close'
>

/** The operations that need a service account, in addition to verifying ID tokens. */
function createServiceAccountOperations(
  { database, log }: IdentityDependencies,
  issuer: string,
  accounts: FirebaseAccounts,
): ServiceAccountOperations {
  const disabling = createAccountDisabling({
    database,
    log,
    issuer,
    disable: (uid) => accounts.disable(uid),
  })
  const logRefusedKey = (error: unknown): void => log.error({ err: error }, messages.keyRefused)
  return {
    disableAccount: (tx, identity) => disabling.schedule(tx, identity),
    async checkRevocation({ subject, signedInAt }: IdTokenClaims) {
      const account = await accounts.read(subject).catch((error: unknown) => {
        if (!(error instanceof FirebaseError)) throw error
        logRefusedKey(error)
        throw providerUnavailable({ cause: error })
      })
      if (!account || account.disabled)
        throw idTokenRefused({ detail: messages.refusals['auth/user-disabled'] })
      if (signedInAt === undefined || signedInAt < account.endedBefore)
        throw idTokenRefused({ detail: messages.ended })
    },
    async start() {
      await disabling.start()
      // The shop starts without waiting for Google. A key unknown to Google is still logged now,
      // and not only at the first deletion.
      accounts
        .checkKey()
        .catch((error: unknown) =>
          error instanceof FirebaseError
            ? logRefusedKey(error)
            : log.warn({ err: error }, messages.googleUnavailable),
        )
    },
    close: () => disabling.close(),
  }
}
