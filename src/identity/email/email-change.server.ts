/**
 * A change of the e-mail address of an account of the embedded provider: asked for while signed in,
 * confirmed by a link to the new address in a browser that is signed in to the account. So neither
 * a mistyped address nor a stolen session alone takes it.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { mailNotSetUp } from '../../platform/mail/mail.server.ts'
import { signatureOf } from '../../settings/spoken-texts.ts'
import { accountMailOf } from './account-mails.ts'
import { lifetimes } from '../embedded/better-auth.server.ts'
import {
  deleteEmailChange,
  insertEmailChange,
  replaceEmail,
  takeEmailChange,
} from './email-change-store.server.ts'
import { lockConfirmation } from './email-confirmation-store.server.ts'
import type { AccountDependencies } from '../embedded/embedded-accounts.server.ts'
import type { IdentityService } from '../identity.server.ts'
import { emailChangeMails as mails } from '../messages/email-change.ts'
import { addressTaken } from '../problems.ts'
import { findEmail, isEmailTaken } from '../store.server.ts'

type EmailChangeDependencies = Pick<
  AccountDependencies,
  'database' | 'mail' | 'readSettings' | 'origin' | 'notifyConfirmed'
>

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
  const signature = signatureOf(shop)
  await deps.database.transact(async (tx) => {
    // Two requests at the same moment: one after the other.
    if (!(await lockConfirmation(tx, userId))) return
    await deleteEmailChange(tx, userId)
    if (await isEmailTaken(tx, email))
      await queue(deps, tx, email, mails.taken.subject, mails.taken.text(shop.name, signature))
    else {
      await insertEmailChange(tx, { userId, email, tokenHash: hashOf(token), expiresAt })
      await deps.mail.queue(tx, {
        to: email,
        subject: mails.link.subject(shop.name),
        text: mails.link.text(link, shop.name, signature),
        kind: 'account',
        lifetime: lifetimes.verification * 1000,
      })
    }
    const present = (await findEmail(tx, userId)) ?? ''
    await queue(deps, tx, present, mails.asked.subject, mails.asked.text(shop.name, signature))
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
  const signature = signatureOf(shop)
  const left = accountMailOf('emailChanged', shop)
  await queue(deps, tx, before, left.subject, left.text)
  await queue(deps, tx, email, mails.joined.subject, mails.joined.text(shop.name, signature))
  return email
}

const queue = (
  { mail }: EmailChangeDependencies,
  tx: Handle,
  to: string,
  subject: string,
  text: string,
): Promise<void> =>
  to === '' ? Promise.resolve() : mail.queue(tx, { to, subject, text, kind: 'account' })
