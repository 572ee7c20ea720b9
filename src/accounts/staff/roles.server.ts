/** Granting and revoking the admin role, by admins and by the operator. */
import type { Actor } from '../../platform/access/endpoint.ts'
import {
  forbidden,
  notFound,
  unauthenticated,
} from '../../../packages/contract/standard-problems.ts'
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { AuditLog } from '../../audit/service.server.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import { cannotDemoteSelf, lastAdmin } from '../contract.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'
import { isAdmin, canPromote, permissionsOf } from '../rules.ts'
import { lockStaffFor, staffChange } from './staff.server.ts'
import {
  lockStaff,
  makeAdmin,
  makeCustomer,
  makeStaff,
  type StaffRow,
} from './staff-store.server.ts'
import { findUserByEmail, findUserById } from '../store.server.ts'

type RoleDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly securityLog: SecurityLog
  readonly now: () => Date
}

/** The person who runs a command: anybody who may start the shop. */
const operator = { id: null, name: 'operator' } as const

/**
 * Makes a user an admin with every permission, on an owner's request.
 * @returns how many users changed: 0 if this user was already an admin
 * @throws unauthenticated, forbidden, notFound
 */
export async function promoteUser(
  { audit, database, securityLog }: RoleDependencies,
  actor: Actor | undefined,
  email: string,
): Promise<number> {
  if (!actor) throw unauthenticated()
  if (!canPromote(actor)) throw forbidden()
  const { id, changed } = await database.transact(async (tx) => {
    // Locked: an owner who is being demoted can no longer promote anybody.
    await lockStaffFor(tx, actor.id, 'owner')
    const user = await findUserByEmail(tx, email)
    if (!user) throw notFound()
    const count = await makeAdmin(tx, user.id)
    if (count > 0)
      await audit.record(tx, actor, {
        ...staffChange('accounts.promote', user),
        after: { role: 'admin', permissions: ['owner'] },
      })
    return { id: user.id, changed: count }
  })
  if (changed > 0) securityLog('user_promoted', { user: id, by: actor.id })
  return changed
}

/**
 * Makes an admin a customer again, on an owner's request; effective from the next call.
 * @returns how many users changed: 0 if this user was not an admin
 * @throws forbidden, notFound, cannotDemoteSelf
 */
export async function demoteUser(
  { audit, database, now, securityLog }: RoleDependencies,
  actor: Pick<Actor, 'id' | 'name'>,
  id: string,
): Promise<number> {
  const changed = await database.transact(async (tx) => {
    // If two owners demote each other, the second waits here and is then no longer an owner: one
    // remains.
    await lockStaffFor(tx, actor.id, 'owner')
    if (id === actor.id) throw cannotDemoteSelf({ detail: messages.notOneselfDetail })
    const user = await findUserById(tx, id)
    if (!user) throw notFound()
    const count = await makeCustomer(tx, id, now())
    if (count > 0)
      await audit.record(tx, actor, {
        ...staffChange('accounts.demote', user),
        before: { role: user.role, permissions: permissionsOf(user) },
      })
    return count
  })
  if (changed > 0) securityLog('user_demoted', { user: id, by: actor.id })
  return changed
}

/**
 * Makes a user an owner, on the operator's request; a pause ends.
 * @returns whether the user exists
 */
export async function grantAdminRole(
  { audit, database, securityLog }: RoleDependencies,
  email: string,
): Promise<boolean> {
  const user = await database.transact(async (tx) => {
    const found = await findUserByEmail(tx, email)
    if (found) {
      await makeStaff(tx, found.id, null)
      await audit.record(tx, operator, {
        ...staffChange('accounts.promote', found),
        after: { role: 'admin', permissions: ['owner'] },
      })
    }
    return found
  })
  if (user) securityLog('user_promoted', { user: user.id, by: 'operator' })
  return user !== undefined
}

/** Whether a staff member can run the shop without others. */
const isActiveOwner = (row: StaffRow): boolean =>
  row.paused_at === null && permissionsOf(row).includes('owner')

/** The result of the operator's request to demote somebody. */
export type Demotion = 'demoted' | 'no-admin' | 'nobody'

/**
 * Makes an admin a customer again, on the operator's request.
 * @throws lastAdmin
 */
export async function revokeAdminRole(
  { audit, database, now, securityLog }: RoleDependencies,
  email: string,
): Promise<Demotion> {
  const [outcome, user] = await database.transact(async (tx) => {
    const staff = await lockStaff(tx)
    const found = await findUserByEmail(tx, email)
    if (!found) return ['nobody', undefined] as const
    if (!isAdmin(found)) return ['no-admin', undefined] as const
    const others = staff.filter(({ id }) => id !== found.id)
    if (!others.some(isActiveOwner)) throw lastAdmin({ detail: messages.lastAdminDetail })
    await makeCustomer(tx, found.id, now())
    await audit.record(tx, operator, {
      ...staffChange('accounts.demote', found),
      before: { role: found.role, permissions: permissionsOf(found) },
    })
    return ['demoted', found.id] as const
  })
  if (user !== undefined) securityLog('user_demoted', { user, by: 'operator' })
  return outcome
}
