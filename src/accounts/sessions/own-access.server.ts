/**
 * Users' own access: changing the password, and signing out of every browser; and a link for a
 * forgotten password.
 */
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { unauthenticated } from '../../../packages/contract/standard-problems.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import { passwordWrong } from '../../identity/problems.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import { deleteOtherTokens, noteSignedOut } from './access-token-store.server.ts'
import { hashToken } from './access-token.server.ts'
import type { AccountsOperations } from '../contract.ts'
import { deleteToken, deleteTokensOfUser, findUserByEmail, findUserById } from '../store.server.ts'

type OwnAccessDependencies = {
  readonly database: Database
  readonly identity: IdentityService
  readonly securityLog: SecurityLog
}

type PasswordChange = { readonly currentPassword: string; readonly newPassword: string }

/**
 * Changes the caller's password. Everything issued before becomes invalid: other access tokens,
 * sessions, ID tokens, reset links. Only the access token of this call stays valid.
 * @throws unauthenticated, passwordWrong, passwordRefused, passwordKeptByProvider
 */
export async function changeOwnPassword(
  { database, identity, securityLog }: OwnAccessDependencies,
  { actor, bearer }: { readonly actor: Actor; readonly bearer?: string },
  change: PasswordChange,
): Promise<void> {
  const user = await findUserById(database.handle, actor.id)
  if (!user || bearer === undefined) throw unauthenticated()
  try {
    await identity.changePassword(user.subject, change)
  } catch (error) {
    if (isProblem(error, passwordWrong)) securityLog('password_change_failed', { user: actor.id })
    throw error
  }
  // After the sessions: a concurrent exchange has issued its token by now, or never will.
  await deleteOtherTokens(database.handle, actor.id, hashToken(bearer))
  securityLog('password_changed', { user: actor.id })
}

/**
 * Ends the caller's sessions and access tokens in all browsers, including this one, and suspends
 * passkeys.
 */
export async function signOutEverywhere(
  { database, identity, securityLog }: OwnAccessDependencies,
  actor: Actor,
): Promise<void> {
  await database.transact(async (tx) => {
    const user = await findUserById(tx, actor.id)
    // The sessions first: an exchange locks its session until its access token is stored.
    if (user) await identity.endAccess(tx, user.subject)
    await deleteTokensOfUser(tx, actor.id)
    await noteSignedOut(tx, actor.id)
  })
  securityLog('signed_out_everywhere', { user: actor.id })
}

/** See `AccountsService.createResetLink`. */
export async function createResetLink(
  { database, identity, securityLog }: OwnAccessDependencies,
  email: string,
): Promise<string | undefined> {
  const link = await identity.createResetLink(email)
  const user = await findUserByEmail(database.handle, email)
  if (link !== undefined) securityLog('reset_link_issued', { user: user?.id, by: 'operator' })
  return link
}

/** The operations on the caller's own access, bound to their dependencies. */
export const createOwnAccessOperations = (
  deps: OwnAccessDependencies,
): Pick<AccountsOperations, 'signOut' | 'signOutEverywhere' | 'changePassword'> => ({
  async signOut({ bearer }) {
    if (bearer) await deleteToken(deps.database.handle, hashToken(bearer))
    return { acknowledged: true }
  },
  async signOutEverywhere({ actor }) {
    await signOutEverywhere(deps, actor)
    return { acknowledged: true }
  },
  async changePassword(caller, change) {
    await changeOwnPassword(deps, caller, change)
    return { acknowledged: true }
  },
})
