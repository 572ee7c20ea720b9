/** Signing in at the shop: a verified ID token is exchanged for an access token of the shop. */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import { forbidden } from '../../packages/contract/standard-problems.ts'
import type { IdentityService, IdTokenClaims } from '../identity/identity.server.ts'
import { idTokenRefused } from '../identity/problems.ts'
import { canonicalEmail } from '../../packages/contract/canonical-email.ts'
import { cleanName } from '../platform/plain-text.ts'
import { setEmailConfirmed } from './email-confirmation-store.server.ts'
import { hashToken, newToken } from './access-token.server.ts'
import type { SecurityLog } from '../platform/security-log.server.ts'
import { accountDeleted, identityTaken } from './contract.ts'
import { accountsMessages as messages } from './messages/accounts.ts'
import { isAdmin, isOperator, tokenLifetime } from './rules.ts'
import {
  deleteExpiredTokens,
  deleteTokensOfUser,
  findUserByEmail,
  findUserByIdentity,
  insertToken,
  insertUser,
  setRole,
  setUserIdentity,
  type UserRow,
} from './store.server.ts'

export type ExchangeDependencies = {
  readonly database: Database
  readonly identity: IdentityService
  readonly securityLog: SecurityLog
  /** The operator's e-mail address: its owner becomes an admin when signing in. */
  readonly adminEmail: string | undefined
  /** Whether demo users may sign in. */
  readonly demoAccounts: boolean
  readonly now: () => Date
  readonly newId: () => string
}

/**
 * Verifies an ID token and issues an access token for its owner.
 * @param input the e-mail address of the path and that of the body: both must be the token's
 * @returns the access token, as the browser sends it
 * @throws idTokenRefused, providerUnavailable, forbidden, identityTaken, accountDeleted
 */
export async function exchangeIdToken(
  deps: ExchangeDependencies,
  idToken: string,
  input: { readonly address: string; readonly email: string },
): Promise<string> {
  const claims = await deps.identity.verifyIdToken(idToken)
  const email = canonicalEmail(claims.email)
  if (email === undefined) throw idTokenRefused()
  if (email !== input.address || email !== input.email)
    throw forbidden({ detail: messages.idTokenOfAnotherUser })
  if (await belongsToAdmin(deps, claims, email)) await deps.identity.checkRevocation(claims)
  return issueAccessToken(deps, { idToken, claims, email })
}

/** Runs before the transaction, because a transaction must not wait for a provider. */
async function belongsToAdmin(
  { database, adminEmail }: ExchangeDependencies,
  claims: IdTokenClaims,
  email: string,
): Promise<boolean> {
  const user =
    (await findUserByIdentity(database.handle, claims)) ??
    (await findUserByEmail(database.handle, email))
  return isOperator({ ...claims, email }, adminEmail) || (user !== undefined && isAdmin(user))
}

type VerifiedIdToken = {
  readonly idToken: string
  readonly claims: IdTokenClaims
  /** The canonical e-mail address of the claims. */
  readonly email: string
}

async function issueAccessToken(
  deps: ExchangeDependencies,
  { idToken, claims, email }: VerifiedIdToken,
): Promise<string> {
  const issued = await deps.database.transact(async (tx) => {
    const user = await findOrCreateUser(deps, tx, claims, email)
    if (user.deleted_at || (user.demo && !deps.demoAccounts))
      throw accountDeleted({ detail: messages.accountDeletedDetail })
    await setEmailConfirmed(tx, user.id, { email, emailVerified: claims.emailVerified })
    const isPromoted =
      isOperator({ ...claims, email }, deps.adminEmail) && (await setRole(tx, user.id, 'admin')) > 0
    const token = newToken()
    const at = deps.now()
    await deleteExpiredTokens(tx, user.id, at)
    await insertToken(tx, {
      hash: hashToken(token),
      userId: user.id,
      at,
      expiresAt: new Date(at.getTime() + tokenLifetime),
    })
    await deps.identity.redeemIdToken(tx, idToken)
    return { user, token, isPromoted }
  })
  const { id } = issued.user
  if (issued.isPromoted) deps.securityLog('user_promoted', { user: id, by: 'ADMIN_EMAIL' })
  if (issued.isPromoted || isAdmin(issued.user)) deps.securityLog('admin_signed_in', { user: id })
  return issued.token
}

/**
 * The user of this identity, inserted when there is none. A user of another identity with the same
 * e-mail address is taken over only when the provider verified that address.
 * @throws identityTaken
 */
async function findOrCreateUser(
  { newId, now }: ExchangeDependencies,
  tx: Handle,
  { issuer, subject, name, emailVerified }: IdTokenClaims,
  email: string,
): Promise<UserRow> {
  const existing = await findUserByIdentity(tx, { issuer, subject })
  if (existing) return existing
  const user = {
    id: newId(),
    email,
    display_name: cleanName(name, 200) || email,
    role: 'customer' as const,
    issuer,
    subject,
    demo: false,
    created_at: now(),
  }
  if (await insertUser(tx, user))
    return {
      ...user,
      education: '',
      location: '',
      phone: '',
      linkedin: '',
      deleted_at: null,
      email_confirmed: null,
    }
  // The same user may sign in twice at the same moment: the other request inserted the row.
  const concurrent = await findUserByIdentity(tx, { issuer, subject })
  if (concurrent) return concurrent
  const owner = await findUserByEmail(tx, email)
  if (!owner || !emailVerified) throw identityTaken({ detail: messages.identityTakenDetail })
  await setUserIdentity(tx, owner.id, { issuer, subject })
  await deleteTokensOfUser(tx, owner.id)
  return { ...owner, issuer, subject }
}
