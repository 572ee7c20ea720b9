/** A user's data, collected from all capabilities; and deleting one's own account. */
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  invalidInput,
  notFound,
  unauthenticated,
} from '../../../packages/contract/standard-problems.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import { listAddresses } from '../addresses/address-store.server.ts'
import { toSavedAddress } from '../addresses/addresses.server.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'
import { staffStay, type PrivacyOperations } from './privacy-contract.ts'
import { isAdmin } from '../rules.ts'
import { requireOwner } from '../sessions/step-up.server.ts'
import { listSessions } from '../sessions/session-store.server.ts'
import { findUserById, type UserRow } from '../store.server.ts'
import { endAccount, type UserDeletionDependencies } from './user-deletion.server.ts'

/** Reads a capability's data about a user, as JSON. */
export type PersonalDataReader = (
  db: Handle,
  user: { readonly id: string; readonly email: string },
) => Promise<Readonly<Record<string, unknown>>>

type PersonalDataDependencies = UserDeletionDependencies & {
  readonly database: Database
  /** Called in the order of registration. */
  readonly readers: readonly PersonalDataReader[]
}

/**
 * All of the caller's data, as of one moment.
 * @throws notFound
 */
async function downloadData(deps: PersonalDataDependencies, actor: Actor) {
  const at = deps.now()
  const data = await deps.database.transact(async (tx) => {
    const user = await findUserById(tx, actor.id)
    if (!user) throw notFound()
    const parts = { account: await accountData(deps.identity, tx, user, at) }
    for (const read of deps.readers) Object.assign(parts, await read(tx, user))
    return { exportedAt: at.toISOString(), ...parts }
  })
  return {
    name: `my-data-${at.toISOString().slice(0, 10)}.json`,
    json: `${JSON.stringify(data, undefined, 2)}\n`,
  }
}

const accountData = async (identity: IdentityService, tx: Handle, user: UserRow, at: Date) => ({
  id: user.id,
  email: user.email,
  emailConfirmed: user.email_confirmed,
  name: user.display_name,
  role: user.role,
  createdAt: user.created_at.toISOString(),
  identity: {
    issuer: user.issuer,
    subject: user.subject,
    access: await identity.describeAccess(tx, user.subject),
  },
  profile: {
    education: user.education,
    location: user.location,
    phone: user.phone,
    linkedin: user.linkedin,
  },
  addresses: (await listAddresses(tx, user.id)).map(toSavedAddress),
  sessions: (await listSessions(tx, user.id, at, new Date(0))).map(({ hash: _, ...one }) => one),
})

/**
 * Deletes the caller's account, as staff would: personal data is removed; orders, reviews and
 * documents stay as far as they must be kept. The caller must repeat the address, and the password
 * if there is one. Without a password, they must have signed in within the last ten minutes.
 * @throws invalidInput, passwordWrong, signInAgain, staffStay, ordersOpen
 */
async function removeSelf(
  deps: PersonalDataDependencies,
  { actor, bearer }: { readonly actor: Actor; readonly bearer?: string },
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  if (email !== actor.email)
    throw invalidInput({ errors: [{ pointer: '#/email', detail: messages.notOwnAddress }] })
  const known = await findUserById(deps.database.handle, actor.id)
  if (!known || bearer === undefined) throw unauthenticated()
  await requireOwner(deps, { subject: known.subject, bearer }, password)
  await deps.database.transact(async (tx) => {
    const user = await findUserById(tx, actor.id)
    if (!user) throw unauthenticated()
    if (isAdmin(user)) throw staffStay({ detail: messages.staffStayDetail })
    await endAccount(deps, tx, user, 'self')
  })
  deps.securityLog('user_deleted', { user: actor.id, by: actor.id })
}

/** The operations on the caller's own data, bound to their dependencies. */
export const createPrivacyOperations = (deps: PersonalDataDependencies): PrivacyOperations => ({
  downloadData: ({ actor }) => downloadData(deps, actor),
  removeSelf: async (caller, input) => {
    await removeSelf(deps, caller, input)
    return { acknowledged: true }
  },
})
