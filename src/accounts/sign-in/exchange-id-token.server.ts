/** Signing in at the shop: a verified ID token is exchanged for an access token of the shop. */
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import { forbidden } from '../../../packages/contract/standard-problems.ts'
import type { IdentityService, IdTokenClaims } from '../../identity/identity.server.ts'
import { idTokenRefused } from '../../identity/problems.ts'
import { canonicalEmail } from '../../platform/fields/canonical-email.ts'
import { currentLanguage } from '../../platform/languages/current-language.ts'
import { shopLanguages } from '../../platform/languages/languages.ts'
import { cleanName } from '../../platform/fields/plain-text.ts'
import { noteNewEmail, type EmailChangeListener } from '../email/email-change.server.ts'
import {
  isConfirmed,
  setEmail,
  setEmailConfirmed,
} from '../email/email-confirmation-store.server.ts'
import { removeLeftovers, type TakeoverListener } from '../email/leftovers.server.ts'
import { hashToken, newToken } from '../sessions/access-token.server.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import { requestOrigin, type SecurityLog } from '../../platform/security-log.server.ts'
import { identityMessages } from '../../identity/messages/identity.ts'
import { hasSignedOutSince, linkIdentitySession } from '../sessions/access-token-store.server.ts'
import { browserName } from '../sessions/browser-name.ts'
import { accountDeleted, identityTaken } from '../contract.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'
import { isAdmin, isOperator, tokenLifetime } from '../rules.ts'
import { accountPaused } from '../staff/staff-contract.ts'
import { staffChange } from '../staff/staff.server.ts'
import { makeStaff, redeemInvitation } from '../staff/staff-store.server.ts'
import { staffMessages } from '../messages/staff.ts'
import {
  deleteExpiredTokens,
  deleteTokensOfUser,
  findUserByEmail,
  findUserByIdentity,
  insertToken,
  insertUser,
  setUserIdentity,
  type UserRow,
} from '../store.server.ts'

export type ExchangeDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly identity: IdentityService
  readonly securityLog: SecurityLog
  /** The operator's e-mail address: its owner becomes an admin when signing in. */
  readonly adminEmail: string | undefined
  /** Whether demo users may sign in. */
  readonly demoAccounts: boolean
  readonly now: () => Date
  readonly newId: () => string
}

/** In addition to the service's dependencies: the listeners for a new address and a takeover. */
type ExchangeContext = ExchangeDependencies & {
  readonly emailListeners: readonly EmailChangeListener[]
  readonly takeoverListeners: readonly TakeoverListener[]
}

/**
 * Verifies an ID token and issues an access token for its owner.
 * @param input the e-mail addresses of the path and of the body: both must match the token
 * @returns the access token in the browser's form
 * @throws idTokenRefused, providerUnavailable, forbidden, identityTaken, accountDeleted
 */
export async function exchangeIdToken(
  deps: ExchangeContext,
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
  deps: ExchangeContext,
  { idToken, claims, email }: VerifiedIdToken,
): Promise<string> {
  const issued = await deps.database.transact(async (tx) => {
    const known = await findOrCreateUser(deps, tx, claims, email)
    if (await hasSignedOutSince(tx, known.id, claims.issuedAt))
      throw idTokenRefused({ detail: identityMessages.idTokenExpired })
    const user = await followProvider(deps, tx, known, { ...claims, email })
    if (user.deleted_at || (user.demo && !deps.demoAccounts))
      throw accountDeleted({ detail: messages.accountDeletedDetail })
    await setEmailConfirmed(tx, user.id, { email, emailVerified: claims.emailVerified })
    const promotedBy = await promoteAtSignIn(deps, tx, user, claims)
    if (user.paused_at && promotedBy !== 'ADMIN_EMAIL')
      throw accountPaused({ detail: staffMessages.accountPausedDetail })
    const token = newToken()
    const at = deps.now()
    await deleteExpiredTokens(tx, user.id, at)
    const hash = hashToken(token)
    const { address, userAgent } = requestOrigin()
    await insertToken(tx, {
      hash,
      userId: user.id,
      at,
      address,
      browser: browserName(userAgent),
      // A session at the provider may be older than this exchange: then the verification is older,
      // too.
      provedAt: new Date(Math.min(at.getTime(), (claims.signedInAt ?? Infinity) * 1000)),
      expiresAt: new Date(at.getTime() + tokenLifetime),
    })
    const session = await deps.identity.redeemIdToken(tx, idToken)
    if (session !== undefined) await linkIdentitySession(tx, hash, session)
    return { user, token, promotedBy }
  })
  const { id } = issued.user
  const { promotedBy } = issued
  if (promotedBy !== undefined) deps.securityLog('user_promoted', { user: id, by: promotedBy })
  deps.securityLog(
    promotedBy !== undefined || isAdmin(issued.user) ? 'admin_signed_in' : 'signed_in',
    { user: id },
  )
  return issued.token
}

/**
 * With a hosted provider, people change their address there: the shop adopts it once it is
 * confirmed. The shop's own provider changes both at once, and an older ID token must not undo the
 * change.
 */
async function followProvider(
  { audit, identity, emailListeners }: ExchangeContext,
  tx: Handle,
  user: UserRow,
  { email, emailVerified }: Pick<IdTokenClaims, 'email' | 'emailVerified'>,
): Promise<UserRow> {
  const isHosted = identity.publicSettings.kind !== 'embedded'
  if (!isHosted || !emailVerified || user.deleted_at || user.email === email) return user
  // Another account uses it: this one keeps its address, and sign-in continues.
  if (await findUserByEmail(tx, email)) return user
  await setEmail(tx, user.id, email)
  const actor = { id: user.id, name: user.display_name }
  await noteNewEmail({ audit, emailListeners }, tx, { actor, user, email })
  return { ...user, email }
}

/**
 * Makes the operator or an invited person a staff member; both have verified their address.
 * @returns who granted it: 'ADMIN_EMAIL', or the id of the inviting owner
 */
async function promoteAtSignIn(
  { adminEmail, audit, now }: ExchangeDependencies,
  tx: Handle,
  user: UserRow,
  { email, emailVerified }: IdTokenClaims,
): Promise<string | undefined> {
  const isOwner = isAdmin(user) && user.permissions === null && user.paused_at === null
  if (isOperator({ email: user.email, emailVerified }, adminEmail) && !isOwner) {
    await makeStaff(tx, user.id, null)
    await audit.record(
      tx,
      { id: null, name: 'ADMIN_EMAIL' },
      { ...staffChange('accounts.promote', user), after: { permissions: ['owner'] } },
    )
    return 'ADMIN_EMAIL'
  }
  if (!emailVerified || isAdmin(user) || canonicalEmail(email) !== user.email) return undefined
  const invitation = await redeemInvitation(tx, user.email, now())
  if (!invitation) return undefined
  await makeStaff(tx, user.id, invitation.permissions)
  await audit.record(
    tx,
    { id: user.id, name: user.display_name },
    {
      ...staffChange('accounts.promote', user),
      after: { permissions: invitation.permissions, invitedBy: invitation.invited_by },
    },
  )
  return invitation.invited_by
}

/** The language of the sign-up page; none if the shop has one language. */
const chosenAtSignUp = (): string => (shopLanguages().all.length === 1 ? '' : currentLanguage())

/**
 * The user of this identity, inserted if there is none. A user of another identity with the same
 * e-mail address is taken over only if the provider has verified that address.
 * @throws identityTaken
 */
async function findOrCreateUser(
  { newId, now, takeoverListeners }: ExchangeContext,
  tx: Handle,
  { issuer, subject, name, emailVerified }: IdTokenClaims,
  email: string,
): Promise<UserRow> {
  const existing = await findUserByIdentity(tx, { issuer, subject })
  if (existing) return existing
  const user = await insertUser(tx, {
    id: newId(),
    email,
    display_name: cleanName(name, 200) || email,
    role: 'customer',
    issuer,
    subject,
    demo: false,
    created_at: now(),
    language: chosenAtSignUp(),
  })
  if (user) return user
  // The same user may sign in twice at once: the other request has inserted the row.
  const concurrent = await findUserByIdentity(tx, { issuer, subject })
  if (concurrent) return concurrent
  const owner = await findUserByEmail(tx, email)
  if (!owner || !emailVerified) throw identityTaken({ detail: messages.identityTakenDetail })
  await setUserIdentity(tx, owner.id, { issuer, subject })
  await deleteTokensOfUser(tx, owner.id)
  if (isConfirmed(owner)) return { ...owner, issuer, subject }
  await removeLeftovers(tx, owner, takeoverListeners)
  return (await findUserByIdentity(tx, { issuer, subject })) ?? owner
}
