/** Who decides about orders of others in a company, and what its members may spend without them. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isActive, isApprover } from './rules.ts'
import { listMembers, listMemberships, lockLimits } from './store.server.ts'

/** In cents; undefined: anything. */
export type SpendingLimits = {
  readonly perOrder: number | undefined
  readonly perMonth: number | undefined
}
export type Approver = { readonly userId: string; readonly email: string; readonly name: string }

/** See CompaniesService.lockLimits. A member who was removed meanwhile has nothing to spend. */
export async function lockSpendingLimits(tx: Handle, memberId: string): Promise<SpendingLimits> {
  const row = await lockLimits(tx, memberId)
  if (!row) return { perOrder: 0, perMonth: 0 }
  return {
    perOrder: row.order_limit_cents ?? undefined,
    perMonth: row.month_limit_cents ?? undefined,
  }
}

export async function listApprovers(db: Handle, companyId: string): Promise<readonly Approver[]> {
  const members = await listMembers(db, companyId)
  return members
    .filter(isApprover)
    .map(({ user_id: userId, email, name }) => ({ userId, email, name }))
}

export async function companiesApprovedBy(db: Handle, userId: string): Promise<readonly string[]> {
  const memberships = await listMemberships(db, userId)
  return memberships
    .filter((membership) => isApprover(membership) && isActive(membership.state))
    .map(({ id }) => id)
}
