/** The embedded provider: Better Auth in the shop's own database, behind the interface that every provider fulfils. */
import { randomBytes } from 'node:crypto'
import type { JSONWebKeySet } from 'jose'
import { identityMessages as messages } from './messages/identity.ts'
import type { EmbeddedIdentityConfig, GoogleConfig } from '../platform/identity-config.server.ts'
import {
  algorithms,
  audience,
  createBetterAuth,
  issuerOf,
  lifetimes,
  resetPrefix,
  storedIdentifier,
  type MailRecipient,
  type BetterAuth,
  type Google,
  type IdentityEvents,
} from './better-auth.server.ts'
import { createDevelopmentGoogle } from './development-google.server.ts'
import {
  addressTaken,
  passwordRefused,
  type IdentityService,
  type IdentityDependencies,
} from './identity.server.ts'
import { isShortPasswordHash, passwordError } from './passwords.server.ts'
import { GoogleUnavailable, registerIdentityRoutes } from './routes.server.ts'
import {
  deleteUser,
  disableUser,
  emailOf,
  endSessions,
  deleteEarlierResetTokens,
  deleteExpired,
  isEmailTaken,
  loadSecret,
  markVerified,
  userOfResetToken,
  passwordHashOf,
  publicKeys,
} from './store.server.ts'
import { createIdTokenVerifier } from './verify-id-token.server.ts'

/** The name of this provider in the records of users. Not its address: a shop that moves to another origin keeps its people. */
const embeddedIssuer = 'embedded'
const sweepEvery = 3_600_000

export async function createEmbeddedIdentity(
  parts: IdentityDependencies,
  settings: EmbeddedIdentityConfig,
): Promise<IdentityService> {
  const { config, database, mail, log } = parts
  const { google: googleConfig, passwordMinimum: minimum } = settings
  const listeners: ((subject: string) => Promise<void>)[] = []
  const tell = async (subject: string): Promise<void> =>
    void (await Promise.all(listeners.map((listener) => listener(subject))))

  // In the database and not in a file: instances that share the one must share the other, and a restored backup still opens.
  const secret =
    settings.secret ??
    (await loadSecret(database.handle, 'better-auth', {
      made: randomBytes(48).toString('base64url'),
      now: new Date(),
    }))
  const development =
    googleConfig.kind === 'development' ? createDevelopmentGoogle(config.origin, log) : undefined

  const ownerOf = (token: string): Promise<{ id: string; email: string } | undefined> =>
    userOfResetToken(database.handle, storedIdentifier(resetPrefix + token), new Date())
  const post = async (
    to: MailRecipient,
    letter: { subject: string; text: string },
    expires: number,
  ): Promise<void> =>
    database.transact((tx) =>
      mail.queue(tx, { to: to.email, ...letter, expiresAt: new Date(Date.now() + expires * 1000) }),
    )
  const occasions: IdentityEvents = {
    async resetAsked(to, token) {
      if (!(await ownerOf(token))) return // a deleted account gets no way back in
      const link = `${config.origin}/reset-password?token=${encodeURIComponent(token)}`
      await database.transact(async (tx) => {
        await deleteEarlierResetTokens(tx, {
          identifier: storedIdentifier(resetPrefix + token),
          prefix: resetPrefix,
        })
        await mail.queue(tx, {
          to: to.email,
          subject: messages.mails.reset.subject,
          text: messages.mails.reset.text(to.name, link),
          expiresAt: new Date(Date.now() + lifetimes.reset * 1000),
        })
      })
    },
    verificationAsked: (to, token) =>
      post(
        to,
        {
          subject: messages.mails.verify.subject,
          text: messages.mails.verify.text(
            to.name,
            `${config.origin}/login?verify=${encodeURIComponent(token)}`,
          ),
        },
        lifetimes.verification,
      ),
    async passwordReset(subject) {
      await markVerified(database.handle, subject, new Date())
      await tell(subject)
    },
  }

  const library = createBetterAuth(parts, secret, occasions)
  const withGoogle = googleInstance(googleOf(googleConfig, development), (google) =>
    createBetterAuth(parts, secret, occasions, google),
  )
  const inspect = (password: string, email: string): void => {
    const mistake = passwordError(password, { email, minimum })
    if (mistake) throw passwordRefused({ detail: mistake })
  }
  const hashed = async (password: string): Promise<string> =>
    (await library.$context).password.hash(password)
  let sweep: NodeJS.Timeout | undefined

  return {
    verify: createIdTokenVerifier({
      issuer: issuerOf(config.origin),
      audience,
      algorithms,
      name: embeddedIssuer,
      keys: () => keySet(parts),
    }),
    async routes(app) {
      await app.register(async (scope) => {
        await registerIdentityRoutes(scope, {
          origin: config.origin,
          mailReady: mail.ready,
          handle: (request) => library.handler(request),
          handleGoogle: withGoogle && (async (request) => (await withGoogle()).handler(request)),
          async passwordMistake({ path }, { body, email }) {
            if (path === '/sign-up/email')
              return passwordError(String(body?.['password']), { email: email ?? '', minimum })
            if (path !== '/reset-password') return undefined
            const owner = await ownerOf(String(body?.['token']))
            return (
              owner && passwordError(String(body?.['newPassword']), { email: owner.email, minimum })
            )
          },
          async beforeReset(token) {
            const owner = await ownerOf(token)
            if (owner) await tell(owner.id)
          },
        })
      })
      if (development) await app.register(development.routes)
    },
    // A proof lives five minutes, and whoever was disabled since has a record here that says so.
    confirm: async () => undefined,
    disable: (tx, { subject }) => disableUser(tx, subject, new Date()),
    async createAccount({ name, email, password, verified }) {
      inspect(password, email)
      const { internalAdapter } = await library.$context
      if (await isEmailTaken(database.handle, email)) throw addressTaken()
      const hash = await hashed(password)
      const user = await internalAdapter.createUser(
        { name, email, emailVerified: verified },
        { method: 'email-password' },
      )
      await internalAdapter.linkAccount({
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: hash,
      })
      return { issuer: embeddedIssuer, subject: user.id }
    },
    async setPassword(subject, password) {
      inspect(password, (await emailOf(database.handle, subject)) ?? '')
      const { internalAdapter } = await library.$context
      await internalAdapter.updatePassword(subject, await hashed(password))
      await endSessions(database.handle, subject)
      await tell(subject)
    },
    hasShortPassword: async (db, subject) =>
      isShortPasswordHash((await passwordHashOf(db, subject)) ?? ''),
    closeAccount: (tx, subject) => deleteUser(tx, subject),
    onPasswordChange: (listener) => void listeners.push(listener),
    csp: { connect: [], frame: [], formAction: [], script: [] },
    openerPolicy: 'same-origin',
    publicSettings: {
      kind: 'embedded',
      google: googleConfig.kind,
      googleReady: googleConfig.kind !== 'none',
      mailReady: mail.ready,
      passwordMinimum: minimum,
    },
    async start() {
      const tidy = async (): Promise<void> =>
        deleteExpired(database.handle, new Date()).catch((error: unknown) =>
          log.warn({ err: error }, 'expired links were not swept'),
        )
      await tidy()
      sweep = setInterval(() => void tidy(), sweepEvery).unref()
    },
    close: async () => clearInterval(sweep),
  }
}

async function keySet({ database }: IdentityDependencies): Promise<JSONWebKeySet> {
  const rows = await publicKeys(database.handle, new Date(Date.now() - lifetimes.idToken * 1000))
  return {
    keys: rows.map(({ id, public_key: key, alg }) => ({
      ...JSON.parse(key),
      kid: id,
      ...(alg === null ? {} : { alg }),
    })),
  }
}

function googleOf(
  google: GoogleConfig,
  development: ReturnType<typeof createDevelopmentGoogle> | undefined,
): Google | undefined {
  if (google.kind === 'google')
    return {
      issuer: google.issuer,
      clientId: google.clientId,
      clientSecret: google.clientSecret,
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

/**
 * The instance that knows Google, built when it is first needed: the library asks the issuer for its addresses once, while
 * it is built, and goes without for ever if there is no answer. So one that came out without is thrown away.
 */
function googleInstance(
  google: Google | undefined,
  build: (google: Google) => BetterAuth,
): (() => Promise<BetterAuth>) | undefined {
  if (!google) return undefined
  let built: Promise<BetterAuth> | undefined
  const make = async (): Promise<BetterAuth> => {
    const instance = build(google)
    const { socialProviders } = await instance.$context
    if (!socialProviders.some(({ id }) => id === 'google'))
      throw new GoogleUnavailable(`no answer from ${google.issuer}`)
    return instance
  }
  return () =>
    (built ??= make().catch((error: unknown) => {
      built = undefined
      throw error
    }))
}
