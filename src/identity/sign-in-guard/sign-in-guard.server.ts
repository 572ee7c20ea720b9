/**
 * Slows down guessing one account's password, from any number of addresses. Browsers that have
 * never signed in to the account share one count; each browser that has signed in has its own, so
 * that strangers never lock the owner out. The owner gets at most one mail a day about it.
 */
import { inLanguageOfAddress } from '../../platform/languages/customer-language.server.ts'
import { signatureOf } from '../../settings/spoken-texts.ts'
import type { ReadSettings } from '../../settings/declarations.ts'
import { hash } from 'node:crypto'
import { tooManyRequests } from '../../../packages/contract/standard-problems.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { MailService } from '../../platform/mail/mail.server.ts'
import { accountHash, type SecurityLog } from '../../platform/security-log.server.ts'
import { queueCredentialMail } from '../email/credential-mails.server.ts'
import { lockConfirmation } from '../email/email-confirmation-store.server.ts'
import { deviceCookie, knownDevice } from './known-devices.server.ts'
import { identityMessages as messages } from '../messages/identity.ts'
import {
  claimNotice,
  clearFailures,
  countAttempt,
  deleteOldFailures,
} from './sign-in-failures-store.server.ts'
import { findCredential } from '../store.server.ts'

/** Attempts per account without delay: enough for an owner who tries all their passwords. */
const freeAttempts = 20
/** Seconds. */
const day = 86_400
/**
 * In seconds; a quarter of an hour limits guesses to a hundred a day, and is a bearable wait for an
 * owner.
 */
const delays = { free: freeAttempts, maxDelay: 900, memory: day }

export type SignInGuard = {
  /**
   * Counts an attempt to sign in, before the password is compared.
   * @param cookies the request's cookie header
   * @param countStranger called for an unknown browser: applies its other limits
   * @throws tooManyRequests
   */
  begin(
    email: string,
    cookies: string | undefined,
    countStranger: () => Promise<void>,
  ): Promise<SignInAttempt>
  /**
   * The `Set-Cookie` header for a browser whose user has just proved ownership of the account: by
   * its password, or by a reset link. Counted failures are reset.
   */
  welcome(email: string, cookies: string | undefined): Promise<string | undefined>
  /**
   * Notifies the owner of a confirmed address by mail that a new browser has signed in. Call it
   * before `welcome`.
   */
  noticeStranger(email: string, cookies: string | undefined): Promise<void>
  cleanUp(): Promise<void>
}

export type SignInAttempt = {
  readonly isKnownDevice: boolean
  /** If the password has changed since the attempt started, ends all sessions and returns true. */
  endIfPasswordChanged(): Promise<boolean>
}

export type SignInGuardDependencies = {
  readonly database: Database
  readonly mail: MailService
  readonly origin: string
  readonly secret: string
  readonly securityLog: SecurityLog
  readonly readSettings: ReadSettings
  readonly deleteSessions: (userId: string) => Promise<void>
}

const accountKey = (email: string): string => `a:${hash('sha256', email, 'base64url')}`
const deviceKey = (nonce: string): string => `d:${nonce}`

export const createSignInGuard = (deps: SignInGuardDependencies): SignInGuard => ({
  begin: (email, cookies, countStranger) => beginAttempt(deps, { email, cookies, countStranger }),
  welcome: (email, cookies) => welcomeDevice(deps, email, cookies),
  noticeStranger: (email, cookies) => noticeStranger(deps, email, cookies),
  cleanUp: () => deleteOldFailures(deps.database.handle, day),
})

type Beginning = {
  readonly email: string
  readonly cookies: string | undefined
  readonly countStranger: () => Promise<void>
}

async function beginAttempt(
  deps: SignInGuardDependencies,
  { email, cookies, countStranger }: Beginning,
): Promise<SignInAttempt> {
  const { database, secret, securityLog } = deps
  const before = await findCredential(database.handle, email)
  const nonce = before && knownDevice(secret, deviceOwner(before), cookies)
  if (nonce === undefined) await countStranger()
  const key = nonce === undefined ? accountKey(email) : deviceKey(nonce)
  const { failures, wait } = await countAttempt(database.handle, key, delays)
  if (wait > 0) throw tooManyRequests({ retryAfter: wait / 1000 })
  if (failures === freeAttempts + 1) {
    const account = accountHash(email)
    securityLog('sign_in_slowed', { account, reason: nonce ? 'known-device' : 'other-devices' })
    if (nonce === undefined && before) await tellOwner(deps, email, key)
  }
  return {
    isKnownDevice: nonce !== undefined,
    async endIfPasswordChanged() {
      const after = await findCredential(database.handle, email)
      if (before === undefined || before.password === after?.password) return false
      await deps.deleteSessions(before.user_id)
      return true
    },
  }
}

async function tellOwner(
  { database, mail, origin, readSettings }: SignInGuardDependencies,
  email: string,
  key: string,
): Promise<void> {
  const shop = await readSettings()
  await database.transact(async (tx) => {
    if (!mail.ready || !(await claimNotice(tx, key, day))) return
    const { guessed } = messages.mails
    const words = await inLanguageOfAddress(tx, email, () => ({
      subject: guessed.subject,
      text: guessed.text(`${origin}/reset-password`, shop.name, signatureOf(shop)),
    }))
    await mail.queue(tx, {
      to: email,
      ...words,
      kind: 'account',
      lifetime: day * 1000,
    })
  })
}

async function noticeStranger(
  { database, mail, origin, readSettings, secret }: SignInGuardDependencies,
  email: string,
  cookies: string | undefined,
): Promise<void> {
  const credential = await findCredential(database.handle, email)
  if (!credential || knownDevice(secret, deviceOwner(credential), cookies) !== undefined) return
  await database.transact(async (tx) => {
    const isConfirmed = (await lockConfirmation(tx, credential.user_id))?.email_verified
    const change = 'signed_in_elsewhere'
    if (isConfirmed)
      await queueCredentialMail({ mail, origin, readSettings }, tx, { email, change })
  })
}

async function welcomeDevice(
  { database, secret, origin }: SignInGuardDependencies,
  email: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const credential = await findCredential(database.handle, email)
  if (!credential) return undefined
  const owner = deviceOwner(credential)
  const nonce = knownDevice(secret, owner, cookies)
  const deviceKeys = nonce === undefined ? [] : [deviceKey(nonce)]
  await clearFailures(database.handle, [accountKey(email), ...deviceKeys])
  return deviceCookie(secret, owner, { cookies, secure: origin.startsWith('https:') })
}

const deviceOwner = (credential: {
  readonly user_id: string
  readonly password: string | null
}) => ({ userId: credential.user_id, passwordHash: credential.password ?? '' })
