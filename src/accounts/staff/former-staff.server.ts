/** Former staff who are now customers: listed for 30 days, and restoring their rights. */
import type { Actor, Service } from '../../platform/access/endpoint.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { restorableSince } from '../../audit/rules.ts'
import type { FormerStaff, staffEndpoints } from './staff-contract.ts'
import {
  listFormerStaff,
  lockFormerStaff,
  makeStaff,
  type FormerStaffRow,
} from './staff-store.server.ts'
import { lockStaffFor, staffChange, type StaffDependencies } from './staff.server.ts'

/** The latest first. */
export async function readFormerStaff({
  database,
  now,
}: StaffDependencies): Promise<FormerStaff[]> {
  return (await listFormerStaff(database.handle, restorableSince(now()))).map(toFormerStaff)
}

const toFormerStaff = (row: FormerStaffRow): FormerStaff => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  permissions: [...row.former_permissions],
  demotedAt: row.demoted_at.toISOString(),
})

/**
 * Makes a former staff member staff again, with their former permissions; a former pause is not
 * restored.
 * @returns how many changed: 0 if they are staff already
 * @throws forbidden; notFound for a person who was not staff within the last 30 days
 */
export async function restoreRights(
  deps: StaffDependencies,
  actor: Actor,
  id: string,
): Promise<number> {
  const restored = await deps.database.transact(async (tx) => {
    const staff = await lockStaffFor(tx, actor.id, 'owner')
    if (staff.some((row) => row.id === id)) return undefined
    const former = await lockFormerStaff(tx, id, restorableSince(deps.now()))
    if (!former) throw notFound()
    await makeStaff(tx, id, former.former_permissions)
    await deps.audit.record(tx, actor, {
      ...staffChange('accounts.restoreRights', former),
      after: { permissions: former.former_permissions },
    })
    return former
  })
  if (restored)
    deps.securityLog('user_promoted', {
      user: id,
      by: actor.id,
      reason: restored.former_permissions.join(' '),
    })
  return restored ? 1 : 0
}

/** The operations on former staff, bound to their dependencies. */
export const createFormerStaffOperations = (
  deps: StaffDependencies,
): Pick<Service<typeof staffEndpoints>, 'listFormerStaff' | 'restoreRights'> => ({
  listFormerStaff: () => readFormerStaff(deps),
  restoreRights: async ({ actor }, { id }) => ({
    acknowledged: true,
    modifiedCount: await restoreRights(deps, actor, id),
  }),
})
