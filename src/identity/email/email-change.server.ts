/**
 * Changing the e-mail address of an account of the embedded provider: requested while signed in,
 * and confirmed by a link to the new address in a browser that is signed in to the account. So
 * neither a mistyped address nor a stolen session is enough to take over the account.
 */
import { inLanguageOfAddress } from '../../platform/languages/customer-language.server.ts'
import { hash, randomBytes } from 'node:crypto'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { mailNotSetUp, type MailService } from '../../platform/mail/mail.server.ts'
import { signatureOf } from '../../settings/spoken-texts.ts'
import type { ReadSettings, ShopSettings } from '../../settings/declarations.ts'
import { accountMailOf, type AccountMail } from './account-mails.ts'
import { lifetimes } from '../better-auth/better-auth.server.ts'
import {
  deleteEmailChange,
  insertEmailChange,
  replaceEmail,
  takeEmailChange,
} from './email-change-store.server.ts'
import { lockConfirmation } from './email-confirmation-store.server.ts'
import type { EmailListener, IdentityService } from '../identity.server.ts'
import { emailChangeMails as mails } from '../messages/email-change.ts'
import { addressTaken } from '../problems.ts'
import { findEmail, isEmailTaken } from '../store.server.ts'

type EmailChangeDependencies = {
  readonly database: Database
  readonly mail: MailService
  readonly readSettings: ReadSettings
  readonly origin: string
  readonly notifyConfirmed: EmailListener
}

export const emailChangeOperations = (
  deps: EmailChangeDependencies,
): Pick<IdentityService, 'requestEmailChange' | 'confirmEmailChange'> => ({
  requestEmailChange: (subject, email) => requestEmailChange(deps, subject, email),
  confirmEmailChange: (tx, subject, token) => confirmEmailChange(deps, tx, subject, token),
})

const hashOf = (token: string): Buffer => hash('sha256', `change-email:${token}`, 'buffer')

/** See `IdentityService.requestEmailChange`. A later request voids the link of an earlier one. */
async function requestEmailChange(
  deps: EmailChangeDependencies,
  userId: string,
  email: string,
): Promise<void> {
  if (!deps.mail.ready) throw mailNotSetUp()
  const token = randomBytes(32).toString('base64url')
  const link = `${deps.origin}/dashboard/email?token=${encodeURIComponent(token)}`
  const expiresAt = new Date(Date.now() + lifetimes.verification * 1000)
  const shop = await deps.readSettings()
  await deps.database.transact(async (tx) => {
    // Concurrent requests run one after the other.
    if (!(await lockConfirmation(tx, userId))) return
    await deleteEmailChange(tx, userId)
    const present = (await findEmail(tx, userId)) ?? ''
    if (await isEmailTaken(tx, email))
      await queue(
        deps,
        tx,
        email,
        await inLanguageOfAddress(tx, email, () => plain(mails.taken, shop)),
      )
    else {
      await insertEmailChange(tx, { userId, email, tokenHash: hashOf(token), expiresAt })
      await deps.mail.queue(tx, {
        to: email,
        ...(await inLanguageOfAddress(tx, present, () => ({
          subject: mails.link.subject(shop.name),
          text: mails.link.text(link, shop.name, signatureOf(shop)),
        }))),
        kind: 'account',
        lifetime: lifetimes.verification * 1000,
      })
    }
    const asked = await inLanguageOfAddress(tx, present, () => plain(mails.asked, shop))
    await queue(deps, tx, present, asked)
  })
}

/** See `IdentityService.confirmEmailChange`. */
async function confirmEmailChange(
  deps: EmailChangeDependencies,
  tx: Handle,
  userId: string,
  token: string,
): Promise<string | undefined> {
  const now = new Date()
  if (!(await lockConfirmation(tx, userId))) return undefined
  const email = await takeEmailChange(tx, { userId, tokenHash: hashOf(token), now })
  if (email === undefined) return undefined
  const before = (await findEmail(tx, userId)) ?? ''
  if (await isEmailTaken(tx, email)) throw addressTaken()
  await replaceEmail(tx, userId, { email, now })
  await deps.notifyConfirmed(tx, userId)
  const shop = await deps.readSettings()
  // The account may have either address, depending on which listeners have already run.
  const own = await inLanguageOfAddress(tx, before, () =>
    inLanguageOfAddress(tx, email, () => ({
      left: accountMailOf('emailChanged', shop),
      joined: plain(mails.joined, shop),
    })),
  )
  await queue(deps, tx, before, own.left)
  await queue(deps, tx, email, own.joined)
  return email
}

type PlainMail = {
  readonly subject: string
  readonly text: (shop: string, signature: string) => string
}
const plain = ({ subject, text }: PlainMail, shop: ShopSettings): AccountMail => ({
  subject,
  text: text(shop.name, signatureOf(shop)),
})

const queue = (
  { mail }: EmailChangeDependencies,
  tx: Handle,
  to: string,
  words: AccountMail,
): Promise<void> =>
  to === '' ? Promise.resolve() : mail.queue(tx, { to, ...words, kind: 'account' })
