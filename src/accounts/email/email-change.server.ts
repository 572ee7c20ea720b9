/** Changing the caller's own e-mail address. */
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { invalidInput, unauthenticated } from '../../../packages/contract/standard-problems.ts'
import { isUniqueViolation } from '../../../packages/pg-kit/constraint-violations.server.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import { addressTaken, emailLinkEnded } from '../../identity/problems.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import type { EmailChangeOperations } from './email-change-contract.ts'
import { setEmail } from './email-confirmation-store.server.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'
import { requireOwner } from '../sessions/step-up.server.ts'
import { findUserById, type UserRow } from '../store.server.ts'

/** Runs in the transaction that changes a user's address. */
export type EmailChangeListener = (
  tx: Handle,
  change: { readonly id: string; readonly email: string },
) => Promise<void>

export type EmailChangeDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly identity: IdentityService
  readonly securityLog: SecurityLog
  readonly now: () => Date
  /** Called in the order of registration. */
  readonly emailListeners: readonly EmailChangeListener[]
}

/**
 * Mails the link to the new address. The caller must give the password; a caller without a password
 * in this shop must have signed in within the last ten minutes.
 * @throws invalidInput, passwordWrong, signInAgain, emailKeptByProvider, mailNotSetUp
 */
async function requestEmailChange(
  deps: EmailChangeDependencies,
  { actor, bearer }: { readonly actor: Actor; readonly bearer?: string },
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { database, identity, securityLog } = deps
  const user = await findUserById(database.handle, actor.id)
  if (!user || bearer === undefined) throw unauthenticated()
  if (email === user.email)
    throw invalidInput({ errors: [{ pointer: '#/email', detail: messages.sameAddress }] })
  await requireOwner(deps, { subject: user.subject, bearer }, password)
  await identity.requestEmailChange(user.subject, email)
  securityLog('email_change_asked', { user: actor.id })
}

/**
 * Sets the caller's confirmed new address. Sessions, orders and companies stay.
 * @throws emailLinkEnded, addressTaken, emailKeptByProvider
 */
async function confirmEmailChange(
  { database, audit, identity, securityLog, emailListeners }: EmailChangeDependencies,
  actor: Actor,
  token: string,
): Promise<string> {
  const changed = await database.transact(async (tx) => {
    const user = await findUserById(tx, actor.id)
    if (!user) throw unauthenticated()
    const email = await replaceAddress(identity, tx, user, token)
    await noteNewEmail({ audit, emailListeners }, tx, { actor, user, email })
    return email
  })
  securityLog('email_changed', { user: actor.id })
  return changed
}

/** Records a user's new address in the history, and notifies listeners. */
export async function noteNewEmail(
  { audit, emailListeners }: Pick<EmailChangeDependencies, 'audit' | 'emailListeners'>,
  tx: Handle,
  {
    actor,
    user,
    email,
  }: { readonly actor: Pick<Actor, 'id' | 'name'>; readonly user: UserRow; readonly email: string },
): Promise<void> {
  for (const listener of emailListeners) await listener(tx, { id: user.id, email })
  await audit.record(tx, actor, {
    operation: 'accounts.confirmEmailChange',
    kind: 'user',
    id: user.id,
    label: email,
    before: { email: user.email },
    after: { email },
  })
}

/** In the tables of the provider and of the shop. */
async function replaceAddress(
  identity: IdentityService,
  tx: Handle,
  { id, subject }: UserRow,
  token: string,
): Promise<string> {
  try {
    const email = await identity.confirmEmailChange(tx, subject, token)
    if (email === undefined) throw emailLinkEnded({ detail: messages.emailLinkEndedDetail })
    await setEmail(tx, id, email)
    return email
  } catch (error) {
    // Another account was created with this address after the link was mailed.
    if (isProblem(error, addressTaken) || isUniqueViolation(error))
      throw addressTaken({ detail: messages.addressTakenDetail })
    throw error
  }
}

/** The operations on the caller's own address, bound to their dependencies. */
export const createEmailChangeOperations = (
  deps: EmailChangeDependencies,
): EmailChangeOperations => ({
  readSelf: async ({ actor }) => {
    const user = await findUserById(deps.database.handle, actor.id)
    if (!user) throw unauthenticated()
    return { email: user.email, displayName: user.display_name }
  },
  requestEmailChange: async (caller, input) => {
    await requestEmailChange(deps, caller, input)
    return { acknowledged: true }
  },
  confirmEmailChange: async ({ actor }, { token }) => ({
    acknowledged: true,
    email: await confirmEmailChange(deps, actor, token),
  }),
})
