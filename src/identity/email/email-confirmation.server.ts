/** Confirms an e-mail address by a mailed link, and drops credentials that its owner never proved. */
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
  /** Called, in the transaction, with a user whose address is confirmed. */
  readonly notifyConfirmed: EmailListener
  /** Called, in the transaction, with a user whose account the mailbox's owner takes over. */
  readonly notifyTakeover: EmailListener
}

/** What confirming came to; `resetToken` is there when a new password must be chosen. */
export type Confirmation = { readonly resetToken?: string }

/** Stores a new token for a link. @returns the token, of which the database has the hash alone */
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
 * Confirms the address that a link was mailed to; the link works once. The mailbox's owner presses
 * it, but somebody else may have signed up with the address: only with a session of that very
 * account does its password stay. Otherwise everything that opened the account until now is deleted
 * and the owner chooses a new password.
 * @param sessionUserId whose session the browser has
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
    // Its sessions are gone, so no access token is issued any longer: revoke those that were.
    await notifyListeners(tx, userId)
    const expiresAt = new Date(now.getTime() + lifetimes.reset * 1000)
    return { resetToken: await insertMailedToken(tx, resetPrefix, { userId, expiresAt }) }
  })
}

/**
 * Confirms the address of a signed-in account by another link that was mailed to it, such as that of
 * an invitation: as `confirmEmail` does in a browser with a session of that very account, so what
 * opens the account stays. The caller has checked both, the link and who is signed in.
 * @returns whether it was not confirmed before; false, too, for an account with another address now
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
