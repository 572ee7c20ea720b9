/** The embedded provider's reactions to library events: mails, and ending old access. */
import { inLanguageOfAddress } from '../../platform/languages/customer-language.server.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import {
  hashedIdentifier,
  resetPrefix,
  verificationPrefix,
} from '../better-auth/better-auth-tables.server.ts'
import { lifetimes, type IdentityEvents } from '../better-auth/better-auth.server.ts'
import { queueCredentialMail } from '../email/credential-mails.server.ts'
import { insertMailedToken } from '../email/email-confirmation.server.ts'
import {
  deleteUnconfirmedProviders,
  lockConfirmation,
} from '../email/email-confirmation-store.server.ts'
import { deleteUnconfirmedSecondFactor } from '../second-factor/second-factor-store.server.ts'
import type { EmailListener, IdentityDependencies } from '../identity.server.ts'
import { accountMailOf } from '../email/account-mails.ts'
import { deleteLink, canMailLink } from '../email/mailed-links-store.server.ts'
import {
  deleteEarlierResetTokens,
  endAccess,
  findEmail,
  findUserByResetToken,
  markVerified,
} from '../store.server.ts'

type IdentityListeners = {
  /** Called with the subject after a reset. */
  readonly notifyListeners: EmailListener
  /** Called with the subject whose address a reset has confirmed. */
  readonly notifyConfirmed: EmailListener
  /**
   * Called with the subject whose account was taken over by the mailbox's owner through a reset.
   */
  readonly notifyTakeover: EmailListener
}

export const createIdentityEvents = (
  { config, database, mail, readSettings }: IdentityDependencies,
  { notifyListeners, notifyConfirmed, notifyTakeover }: IdentityListeners,
): IdentityEvents => ({
  async onResetRequested(to, token) {
    // A disabled account gets no link.
    if (!(await findResetTokenOwner(database, token))) return
    const link = `${config.origin}/reset-password?token=${encodeURIComponent(token)}`
    const identifier = hashedIdentifier(resetPrefix + token)
    const shop = await readSettings()
    await database.transact(async (tx) => {
      if (!(await canMailLink(tx, resetPrefix, { userId: to.id, newLink: identifier })))
        return deleteLink(tx, identifier)
      // The account is locked: its address may have changed since the link was requested.
      if ((await findEmail(tx, to.id)) !== to.email) return deleteLink(tx, identifier)
      await deleteEarlierResetTokens(tx, { identifier, prefix: resetPrefix })
      await mail.queue(tx, {
        to: to.email,
        ...(await inLanguageOfAddress(tx, to.email, () => accountMailOf('reset', shop, link))),
        kind: 'account',
        lifetime: lifetimes.reset * 1000,
      })
    })
  },
  async onVerificationRequested(to) {
    const shop = await readSettings()
    const expiresAt = expiresIn(lifetimes.verification)
    return database.transact(async (tx) => {
      if (!(await canMailLink(tx, verificationPrefix, { userId: to.id }))) return
      const token = await insertMailedToken(tx, verificationPrefix, { userId: to.id, expiresAt })
      const link = `${config.origin}/login?verify=${encodeURIComponent(token)}`
      await mail.queue(tx, {
        to: to.email,
        ...(await inLanguageOfAddress(tx, to.email, () =>
          accountMailOf('confirmation', shop, link),
        )),
        kind: 'account',
        lifetime: lifetimes.verification * 1000,
      })
    })
  },
  async onPasswordReset(subject) {
    // A sign-in with the old password may have started a session while the new one was being
    // stored.
    await database.transact(async (tx) => {
      await endAccess(tx, subject)
      // The person who used the account before its address was confirmed may be somebody else.
      if (!(await lockConfirmation(tx, subject))?.email_verified) {
        await deleteUnconfirmedProviders(tx, subject)
        await deleteUnconfirmedSecondFactor(tx, subject)
        await notifyTakeover(tx, subject)
      }
      await markVerified(tx, subject, new Date())
      await notifyConfirmed(tx, subject)
    })
    const email = (await findEmail(database.handle, subject)) ?? ''
    await database.transact((tx) =>
      queueCredentialMail({ mail, origin: config.origin, readSettings }, tx, {
        email,
        change: 'password_changed',
      }),
    )
    await notifyListeners(database.handle, subject)
  },
})

/** The user of a valid reset token; also undefined for disabled accounts. */
export const findResetTokenOwner = (
  database: Database,
  token: string,
): Promise<{ id: string; email: string } | undefined> =>
  findUserByResetToken(database.handle, hashedIdentifier(resetPrefix + token), new Date())

const expiresIn = (seconds: number): Date => new Date(Date.now() + seconds * 1000)
