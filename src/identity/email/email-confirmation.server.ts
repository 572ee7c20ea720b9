/**
 * Confirms an e-mail address by a mailed link, and removes credentials that the mailbox's owner
 * never confirmed.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import {
  hashedIdentifier,
  resetPrefix,
  verificationPrefix,
} from '../better-auth/better-auth-tables.server.ts'
import { lifetimes } from '../better-auth/better-auth.server.ts'
import {
  insertMailedLink,
  lockConfirmation,
  takeMailedLink,
} from './email-confirmation-store.server.ts'
import type { EmailListener, IdentityService } from '../identity.server.ts'
import { deleteCredentials, findEmail, markVerified } from '../store.server.ts'

export type ConfirmationDependencies = {
  readonly database: Database
  /** Called with a user whose access tokens must be revoked. */
  readonly notifyListeners: EmailListener
  /** Called, in the transaction, with a user whose address has been confirmed. */
  readonly notifyConfirmed: EmailListener
  /** Called, in the transaction, with a user whose account the mailbox's owner takes over. */
  readonly notifyTakeover: EmailListener
}

/** The result of confirming; `resetToken` is present if a new password must be chosen. */
export type Confirmation = { readonly resetToken?: string }

/**
 * Stores a new token for a link.
 * @returns the token; the database only has its hash
 */
export async function insertMailedToken(
  db: Handle,
  prefix: typeof resetPrefix | typeof verificationPrefix,
  owner: { readonly userId: string; readonly expiresAt: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const identifier = hashedIdentifier(prefix + token)
  await insertMailedLink(db, { id: randomUUID(), identifier, ...owner })
  return token
}

/**
 * Confirms the address that a link was mailed to; the link works only once. The mailbox's owner
 * uses it, but somebody else may have signed up with the address: the password stays only if the
 * browser has a session of that account. Otherwise all existing credentials are deleted, and the
 * owner chooses a new password.
 * @param sessionUserId the user of the browser's session
 * @returns undefined for a link that is unknown, used or expired
 */
export function confirmEmail(
  { database, notifyListeners, notifyConfirmed, notifyTakeover }: ConfirmationDependencies,
  token: string,
  sessionUserId: string | undefined,
): Promise<Confirmation | undefined> {
  return database.transact(async (tx) => {
    const now = new Date()
    const userId = await takeMailedLink(tx, hashedIdentifier(verificationPrefix + token), now)
    if (userId === undefined) return undefined
    const user = await lockConfirmation(tx, userId)
    if (!user) return undefined
    if (user.email_verified) return {}
    await markVerified(tx, userId, now)
    await notifyConfirmed(tx, userId)
    if (sessionUserId === userId) return {}
    await deleteCredentials(tx, userId)
    await notifyTakeover(tx, userId)
    // Its sessions are gone, so no access token can be issued: revoke the existing ones.
    await notifyListeners(tx, userId)
    const expiresAt = new Date(now.getTime() + lifetimes.reset * 1000)
    return { resetToken: await insertMailedToken(tx, resetPrefix, { userId, expiresAt }) }
  })
}

/**
 * Confirms the address of a signed-in account by another link that was mailed to it, such as an
 * invitation: like `confirmEmail` in a browser with a session of that account, so its credentials
 * stay. The caller must have checked both the link and the signed-in user.
 * @returns whether it was unconfirmed before; also false if the account now has another address
 */
async function confirmProvenEmail(
  { notifyConfirmed }: Pick<ConfirmationDependencies, 'notifyConfirmed'>,
  tx: Handle,
  { subject, email }: { readonly subject: string; readonly email: string },
): Promise<boolean> {
  const user = await lockConfirmation(tx, subject)
  if (!user || user.email_verified || (await findEmail(tx, subject)) !== email) return false
  await markVerified(tx, subject, new Date())
  await notifyConfirmed(tx, subject)
  return true
}

export const confirmationOperations = (
  deps: Pick<ConfirmationDependencies, 'notifyConfirmed'>,
): Pick<IdentityService, 'confirmProvenEmail'> => ({
  confirmProvenEmail: (tx, account) => confirmProvenEmail(deps, tx, account),
})
