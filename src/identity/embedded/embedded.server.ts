/** The embedded provider: Better Auth in the shop's own database. */
import { randomBytes } from 'node:crypto'
import type { JSONWebKeySet } from 'jose'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { EmbeddedIdentityConfig } from '../../platform/config/identity-config.server.ts'
import { createGoogleInstance, googleProviderOf } from '../better-auth/better-auth-google.server.ts'
import {
  algorithms,
  audience,
  createBetterAuth,
  issuerOf,
  lifetimes,
  type BetterAuth,
} from '../better-auth/better-auth.server.ts'
import { createDevelopmentGoogle } from '../development-google/development-google.server.ts'
import { originsWithoutSession } from '../better-auth/cookie-attributes.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import {
  accountOperations,
  embeddedIssuer,
  passwordChecks,
  type AccountDependencies,
} from './embedded-accounts.server.ts'
import { createIdentityEvents } from './embedded-events.server.ts'
import { emailChangeOperations } from '../email/email-change.server.ts'
import { confirmationOperations, confirmEmail } from '../email/email-confirmation.server.ts'
import type {
  EmailListener,
  IdentityDependencies,
  IdentityService,
  SessionListener,
} from '../identity.server.ts'
import { createHashingQueue } from '../passwords/hashing-queue.server.ts'
import { createSignInGuard, type SignInGuard } from '../sign-in-guard/sign-in-guard.server.ts'
import { redeemIdToken } from './id-token-redemption.server.ts'
import { secondFactorOperations } from '../second-factor/second-factor.server.ts'
import { canHavePasskeys } from '../passkeys/passkeys.server.ts'
import { registerIdentityRoutes } from './routes.server.ts'
import {
  deleteExpired,
  deleteSessions,
  forgetName,
  listPublicKeys,
  loadSecret,
} from '../store.server.ts'
import { createIdTokenVerifier } from '../verify-id-token.server.ts'

/** Milliseconds between two clean-ups of expired data. */
const cleanupInterval = 3_600_000

export async function createEmbeddedIdentity(
  deps: IdentityDependencies,
  settings: EmbeddedIdentityConfig,
): Promise<IdentityService> {
  const { config, database, mail, log, securityLog } = deps
  const { google: googleConfig, passwordMinimum: minimum } = settings
  warnAboutOrigins(deps)
  const { addListener, addEmailListener, addTakeoverListener, addSessionListener, ...listeners } =
    createListeners()
  const secret = settings.secret ?? (await loadBetterAuthSecret(database))
  const development =
    googleConfig.kind === 'development'
      ? createDevelopmentGoogle({ database, log, origin: config.origin, secret })
      : undefined
  const events = createIdentityEvents(deps, listeners)
  const library = createBetterAuth(deps, secret, events)
  const withGoogle = createGoogleInstance(googleProviderOf(googleConfig, development), (google) =>
    createBetterAuth(deps, secret, events, google),
  )
  const accounts: AccountDependencies = {
    database,
    mail,
    readSettings: deps.readSettings,
    library,
    origin: config.origin,
    minimum,
    ...listeners,
  }

  const hashing = createHashingQueue({ onFull: () => securityLog('hashing_queue_full') })
  const guard = createGuard(deps, secret)

  return {
    verifyIdToken: createVerifier(deps),
    redeemIdToken: (tx, idToken) => redeemIdToken(tx, idToken, new Date(), securityLog),
    async routes(app) {
      await app.register((scope) =>
        registerIdentityRoutes(scope, {
          origin: config.origin,
          mailReady: mail.ready,
          handle: (request) => library.handler(request),
          handleGoogle: withGoogle && (async (request) => (await withGoogle()).handler(request)),
          ...passwordChecks(accounts),
          guard,
          hashing,
          securityLog,
          secondFactor: {
            ...deps,
            origin: config.origin,
            findSession: (cookie) => findSession(library, cookie),
            onSessionReplaced: listeners.notifySessionReplaced,
          },
          confirmEmail: async (token, cookie) =>
            confirmEmail(accounts, token, (await findSession(library, cookie))?.userId),
        }),
      )
      if (development) await app.register(development.routes)
    },
    // Redeeming an ID token already queries the shop's own database.
    checkRevocation: async () => undefined,
    ...accountOperations(accounts, hashing),
    ...emailChangeOperations(accounts),
    ...confirmationOperations(accounts),
    ...secondFactorOperations(deps, secret, listeners.notifyListeners),
    onPasswordChange: addListener,
    onEmailConfirmation: addEmailListener,
    onTakeover: addTakeoverListener,
    onSessionReplaced: addSessionListener,
    csp: { connect: [], frame: [], formAction: [], script: [] },
    openerPolicy: 'same-origin',
    publicSettings: publicSettingsOf(settings, mail.ready, config.origin),
    ...createCleanup(deps, guard),
  }
}

const createGuard = (deps: IdentityDependencies, secret: string): SignInGuard =>
  createSignInGuard({
    ...deps,
    origin: deps.config.origin,
    secret,
    deleteSessions: (userId) => deleteSessions(deps.database.handle, userId),
  })

const createVerifier = ({ config, database }: IdentityDependencies) =>
  createIdTokenVerifier({
    issuer: issuerOf(config.origin),
    audience,
    algorithms,
    name: embeddedIssuer,
    loadKeys: () => loadPublicKeys(database),
  })

/** Warns at startup about listed origins from which nobody can sign in. */
function warnAboutOrigins({ config, log }: IdentityDependencies): void {
  for (const origin of originsWithoutSession(config.origin, config.corsOrigins))
    log.warn(messages.noSessionFrom(origin))
}

/** The public settings of this provider. */
const publicSettingsOf = (
  { google, passwordMinimum }: EmbeddedIdentityConfig,
  mailReady: boolean,
  origin: string,
): IdentityService['publicSettings'] => ({
  kind: 'embedded',
  google: google.kind,
  googleReady: google.kind !== 'none',
  mailReady,
  passwordMinimum,
  ...(canHavePasskeys(origin) ? { passkeys: true } : {}),
})

/** Listeners for changed passwords and confirmed addresses. */
function createListeners() {
  const listeners: EmailListener[] = []
  const emailListeners: EmailListener[] = []
  const takeoverListeners: EmailListener[] = []
  const sessionListeners: SessionListener[] = []
  const notifyConfirmed: EmailListener = async (db, subject) => {
    for (const listener of emailListeners) await listener(db, subject)
  }
  return {
    addListener: (listener: EmailListener) => void listeners.push(listener),
    addEmailListener: (listener: EmailListener) => void emailListeners.push(listener),
    addTakeoverListener: (listener: EmailListener) => void takeoverListeners.push(listener),
    notifyTakeover: async (db: Handle, subject: string): Promise<void> => {
      await forgetName(db, subject)
      for (const listener of takeoverListeners) await listener(db, subject)
    },
    addSessionListener: (listener: SessionListener) => void sessionListeners.push(listener),
    notifySessionReplaced: async (session: Parameters<SessionListener>[0]): Promise<void> =>
      void (await Promise.all(sessionListeners.map((listener) => listener(session)))),
    notifyListeners: async (db: Handle, subject: string): Promise<void> => {
      for (const listener of listeners) await listener(db, subject)
    },
    notifyConfirmed,
  }
}

/** The browser's session, according to its cookies. */
async function findSession(library: BetterAuth, cookie: string | undefined) {
  if (cookie === undefined) return undefined
  const found = await library.api.getSession({ headers: new Headers({ cookie }) })
  return found ? { userId: found.user.id, sessionId: found.session.id } : undefined
}

/**
 * The library's secret. It is in the database rather than a file: instances that share the database
 * must share the secret, and a restored backup must still work.
 */
const loadBetterAuthSecret = (database: Database): Promise<string> =>
  loadSecret(database.handle, 'better-auth', {
    candidate: randomBytes(48).toString('base64url'),
    now: new Date(),
  })

async function loadPublicKeys(database: Database): Promise<JSONWebKeySet> {
  const signedSince = new Date(Date.now() - lifetimes.idToken * 1000)
  const rows = await listPublicKeys(database.handle, signedSince)
  return {
    keys: rows.map(({ id, public_key: key, alg }) => ({
      ...JSON.parse(key),
      kid: id,
      ...(alg === null ? {} : { alg }),
    })),
  }
}

/** Deletes expired data, at startup and at regular intervals. */
function createCleanup(
  deps: IdentityDependencies,
  guard: SignInGuard,
): Pick<IdentityService, 'start' | 'close'> {
  let timer: NodeJS.Timeout | undefined
  return {
    async start() {
      await cleanUp(deps, guard)
      timer = setInterval(() => void cleanUp(deps, guard), cleanupInterval).unref()
    },
    close: async () => clearInterval(timer),
  }
}

/** Deletes expired data. A failure is harmless, since expired rows are never used. */
const cleanUp = ({ database, log }: IdentityDependencies, guard: SignInGuard): Promise<void> =>
  deleteExpired(database.handle, new Date())
    .then(() => guard.cleanUp())
    .catch((error: unknown) => log.warn({ err: error }, 'expired links were not swept'))
