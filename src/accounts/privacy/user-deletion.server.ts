/**
 * Deleting users: access ends, personal data is removed, orders and reviews stay without a name.
 */
import { permissionMessages } from '../../platform/messages/access.ts'
import { permissionMissing } from '../../platform/access/access-problems.ts'
import type { Database, Handle } from '../../../packages/pg-kit/database.server.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import type { AuditService } from '../../audit/service.server.ts'
import type { SecurityLog } from '../../platform/security-log.server.ts'
import type { IdentityService } from '../../identity/identity.server.ts'
import { deleteAddressesOfUser } from '../addresses/address-store.server.ts'
import { cannotDeleteSelf, lastAdmin } from '../contract.ts'
import { accountsMessages as messages } from '../messages/accounts.ts'
import { checkUserDeletion, isAdmin, permissionsOf } from '../rules.ts'
import { lockStaffFor } from '../staff/staff.server.ts'
import {
  anonymizeUser,
  deleteDemoUser,
  deleteTokensOfUser,
  findUserById,
  programIssuer,
  listDemoUsers,
  type UserRow,
} from '../store.server.ts'

/** Runs in the transaction that deletes a user, to remove personal data elsewhere. */
export type UserDeletionListener = (
  tx: Handle,
  user: {
    readonly id: string
    readonly email: string
    /** Who deletes: the user, or staff. Open orders only prevent the user from doing so. */
    readonly by: 'self' | 'staff'
  },
) => Promise<void>

export type UserDeletionDependencies = {
  readonly database: Database
  readonly audit: Pick<AuditService, 'record' | 'forgetUser'>
  readonly identity: IdentityService
  readonly securityLog: SecurityLog
  readonly now: () => Date
  /** Called in the order of registration. */
  readonly listeners: readonly UserDeletionListener[]
}

/**
 * Deletes a user and anonymizes their row.
 * @param actor the deleting admin; must be an owner to delete another admin
 * @returns how many users were deleted: 0 if this id does not exist
 * @throws forbidden, permissionMissing, cannotDeleteSelf, lastAdmin
 */
export async function deleteUser(
  deps: UserDeletionDependencies,
  actor: Pick<Actor, 'id' | 'name'>,
  id: string,
): Promise<number> {
  const deletedCount = await deps.database.transact(async (tx) => {
    const staff = await lockStaffFor(tx, actor.id, 'customers')
    const user = await findUserById(tx, id)
    if (!user || user.issuer === programIssuer) return 0
    const verdict = checkUserDeletion(actor.id, user, staff.length)
    if (verdict === 'self') throw cannotDeleteSelf({ detail: messages.notOneselfDetail })
    if (verdict === 'last-admin') throw lastAdmin({ detail: messages.lastAdminDetail })
    const isOwner = staff.some((row) => row.id === actor.id && permissionsOf(row).includes('owner'))
    if (isAdmin(user) && !isOwner)
      throw permissionMissing({ detail: permissionMessages.missing(['owner']) })
    await endAccount(deps, tx, user, 'staff')
    await deps.audit.record(tx, actor, {
      operation: 'accounts.remove',
      kind: 'user',
      id,
      label: messages.deletedUser,
      before: { role: user.role },
    })
    return 1
  })
  if (deletedCount > 0) deps.securityLog('user_deleted', { user: id, by: actor.id })
  return deletedCount
}

/** Ends access and removes personal data, in every capability. */
export async function endAccount(
  { audit, identity, listeners, now }: UserDeletionDependencies,
  tx: Handle,
  user: UserRow,
  by: 'self' | 'staff',
): Promise<void> {
  await deleteTokensOfUser(tx, user.id)
  await identity.disableAccount(tx, user)
  for (const listener of listeners) await listener(tx, { id: user.id, email: user.email, by })
  await deleteAddressesOfUser(tx, user.id)
  await audit.forgetUser(tx, user.id)
  await anonymizeUser(tx, user.id, now())
}

/**
 * Removes the demo shop's users entirely, identities included; orders and reviews must have been
 * deleted before.
 */
export async function deleteDemoUsers(identity: IdentityService, tx: Handle): Promise<void> {
  for (const user of await listDemoUsers(tx)) {
    await identity.deleteAccount(tx, user.subject)
    await deleteDemoUser(tx, user.id)
  }
}
