/** Accounts of the embedded provider: creating them, setting passwords, resetting by a link. */
import type { MailService } from '../../platform/mail/mail.server.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import { queueCredentialMail } from '../email/credential-mails.server.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { hashedIdentifier, resetPrefix } from '../better-auth/better-auth-tables.server.ts'
import { lifetimes, type BetterAuth } from '../better-auth/better-auth.server.ts'
import { findEmailChange } from '../email/email-change-store.server.ts'
import { listPasskeys } from '../passkeys/passkey-store.server.ts'
import { findSecondFactorState } from '../second-factor/second-factor-store.server.ts'
import { insertMailedToken } from '../email/email-confirmation.server.ts'
import { findResetTokenOwner } from './embedded-events.server.ts'
import type { EmailListener, IdentityService, VerifiedIdentity } from '../identity.server.ts'
import type { Hashing, HashingQueue } from '../passwords/hashing-queue.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import { passwordError } from '../passwords/passwords.server.ts'
import { addressTaken, passwordRefused, passwordWrong } from '../problems.ts'
import { isProven } from '../sign-in-guard/proof-guard.server.ts'
import type { IdentityRouteDependencies } from './routes.server.ts'
import {
  deleteEarlierResetTokens,
  deleteIdentityUser,
  deleteIdentityUserByEmail,
  deleteOneSession,
  deleteResetTokens,
  endAccess,
  findEmail,
  findPasswordHash,
  findUserIdByEmail,
  hasShortPasswordSession,
  isEmailTaken,
  replacePasswordHash,
} from '../store.server.ts'

/**
 * The name of this provider in user records. It is not the provider's address, so that a shop that
 * moves to another origin keeps its users.
 */
export const embeddedIssuer = 'embedded'

export type AccountDependencies = {
  readonly database: Database
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly library: BetterAuth
  readonly origin: string
  /** The minimum length of passwords in this shop. */
  readonly minimum: number
  readonly notifyListeners: EmailListener
  readonly notifyConfirmed: EmailListener
  readonly notifyTakeover: EmailListener
}

type AccountOperations = Pick<
  IdentityService,
  | 'disableAccount'
  | 'createAccount'
  | 'setPassword'
  | 'changePassword'
  | 'checkPassword'
  | 'describeAccess'
  | 'hasPassword'
  | 'endAccess'
  | 'endSession'
  | 'createResetLink'
  | 'hasShortPassword'
  | 'deleteAccount'
  | 'deleteAccountByEmail'
>

/** Anybody who has a session or an access token has signed in before. */
const ofOwner = (subject: string): Hashing => ({ account: subject, isKnown: true })

/** The shop's operations on accounts. */
export const accountOperations = (
  deps: AccountDependencies,
  hashing: HashingQueue,
): AccountOperations => ({
  disableAccount: (tx, { subject }) => deleteIdentityUser(tx, subject),
  createAccount: (account) => createAccount(deps, account),
  setPassword: (subject, password) => setPassword(deps, subject, password),
  changePassword: (subject, change) =>
    hashing.run(ofOwner(subject), () => changePassword(deps, subject, change)),
  checkPassword: (subject, password) =>
    hashing.run(ofOwner(subject), () => checkPassword(deps, subject, password)),
  hasPassword: async (db, subject) => (await findPasswordHash(db, subject)) !== undefined,
  describeAccess,
  endAccess,
  endSession: deleteOneSession,
  createResetLink: (email) => createResetLink(deps, email),
  hasShortPassword: (db, subject) => hasShortPasswordSession(db, subject, new Date()),
  deleteAccount: (tx, subject) => deleteIdentityUser(tx, subject),
  deleteAccountByEmail: (email) =>
    deps.database.transact((tx) => deleteIdentityUserByEmail(tx, email)),
})

/** See `IdentityService.describeAccess`. */
async function describeAccess(db: Handle, userId: string) {
  const factor = await findSecondFactorState(db, { userId, sessionId: undefined })
  return {
    password: factor.hasPassword,
    secondFactor: factor.isEnrolled,
    passkeys: await listPasskeys(db, userId),
    newEmail: await findEmailChange(db, userId),
  }
}

/** @throws addressTaken, passwordRefused */
async function createAccount(
  deps: AccountDependencies,
  { name, email, password, verified }: Parameters<IdentityService['createAccount']>[0],
): Promise<VerifiedIdentity> {
  const { database, library } = deps
  await requireGoodPassword(deps, password, email)
  const { internalAdapter, password: hasher } = await library.$context
  if (await isEmailTaken(database.handle, email)) throw addressTaken()
  const hash = await hasher.hash(password)
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
}

/**
 * Sets a password and ends all sessions.
 * @throws passwordRefused
 */
async function setPassword(
  deps: AccountDependencies,
  subject: string,
  password: string,
): Promise<void> {
  const { database, library, notifyListeners } = deps
  const email = (await findEmail(database.handle, subject)) ?? ''
  await requireGoodPassword(deps, password, email)
  const { internalAdapter, password: hasher } = await library.$context
  await internalAdapter.updatePassword(subject, await hasher.hash(password))
  await database.transact(async (tx) => {
    await endAccess(tx, subject)
    await deleteResetTokens(tx, subject, resetPrefix)
  })
  await notifyListeners(database.handle, subject)
}

/**
 * Changes a password whose current value is known; sessions and reset links become invalid.
 * @throws passwordWrong, passwordRefused
 */
async function changePassword(
  deps: AccountDependencies,
  subject: string,
  { currentPassword, newPassword }: Parameters<IdentityService['changePassword']>[1],
): Promise<void> {
  const { database, library, mail, origin, readSettings } = deps
  const { password: hasher } = await library.$context
  const before = await findPasswordHash(database.handle, subject)
  if (before === undefined) throw wrongPassword()
  const isRight = await isProven(database.handle, subject, () =>
    hasher.verify({ hash: before, password: currentPassword }),
  )
  if (!isRight) throw wrongPassword()
  const email = (await findEmail(database.handle, subject)) ?? ''
  await requireGoodPassword(deps, newPassword, email, '#/new_password')
  const hash = await hasher.hash(newPassword)
  await database.transact(async (tx) => {
    // A reset in between takes precedence: it may have been the owner's.
    const isReplaced = await replacePasswordHash(tx, { subject, before, hash, now: new Date() })
    if (!isReplaced) throw wrongPassword()
    await endAccess(tx, subject)
    await deleteResetTokens(tx, subject, resetPrefix)
    await queueCredentialMail({ mail, origin, readSettings }, tx, {
      email,
      change: 'password_changed',
    })
  })
}

/** See `IdentityService.checkPassword`. */
async function checkPassword(
  { database, library }: AccountDependencies,
  subject: string,
  password: string,
): Promise<void> {
  const { password: hasher } = await library.$context
  const stored = await findPasswordHash(database.handle, subject)
  if (stored === undefined) return
  const isRight = await isProven(database.handle, subject, () =>
    hasher.verify({ hash: stored, password }),
  )
  if (!isRight)
    throw passwordWrong({ errors: [{ pointer: '#/password', detail: messages.passwordWrong }] })
}

const wrongPassword = () =>
  passwordWrong({ errors: [{ pointer: '#/current_password', detail: messages.passwordWrong }] })

/** A link for a new password, for an operator to hand over; earlier links become invalid. */
function createResetLink(
  { database, origin }: AccountDependencies,
  email: string,
): Promise<string | undefined> {
  return database.transact(async (tx) => {
    const userId = await findUserIdByEmail(tx, email)
    if (userId === undefined) return undefined
    const expiresAt = new Date(Date.now() + lifetimes.reset * 1000)
    const token = await insertMailedToken(tx, resetPrefix, { userId, expiresAt })
    await deleteEarlierResetTokens(tx, {
      identifier: hashedIdentifier(resetPrefix + token),
      prefix: resetPrefix,
    })
    return `${origin}/reset-password?token=${encodeURIComponent(token)}`
  })
}

async function requireGoodPassword(
  { minimum, readSettings }: Pick<AccountDependencies, 'minimum' | 'readSettings'>,
  password: string,
  email: string,
  pointer?: string,
): Promise<void> {
  const { name: shop } = await readSettings()
  const detail = passwordError(password, { email, minimum, shop })
  if (detail === undefined) return
  throw passwordRefused(pointer === undefined ? { detail } : { errors: [{ pointer, detail }] })
}

/** The checks of the routes before the library receives a new password. */
export const passwordChecks = ({
  database,
  minimum,
  readSettings,
  notifyListeners,
}: AccountDependencies): Pick<IdentityRouteDependencies, 'newPasswordError' | 'beforeReset'> => ({
  async newPasswordError({ path }, { body, email }) {
    const { name: shop } = await readSettings()
    if (path === '/sign-up/email')
      return passwordError(String(body?.['password']), { email: email ?? '', minimum, shop })
    if (path !== '/reset-password') return undefined
    const owner = await findResetTokenOwner(database, String(body?.['token']))
    return (
      owner && passwordError(String(body?.['newPassword']), { email: owner.email, minimum, shop })
    )
  },
  async beforeReset(token) {
    const owner = await findResetTokenOwner(database, token)
    if (owner) await notifyListeners(database.handle, owner.id)
    return owner
  },
})
