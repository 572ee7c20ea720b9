/** Who approves orders of other members, what members may spend, and the company's credit limit. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { prepayment } from '../platform/money/payment-terms.ts'
import { isActive, isApprover } from './rules.ts'
import {
  findCompany,
  findCredit,
  listMembers,
  listMembersOf,
  listMemberships,
  lockCredit,
  lockLimits,
} from './store.server.ts'

/** In cents; undefined: no limit. */
export type SpendingLimits = {
  readonly perOrder: number | undefined
  readonly perMonth: number | undefined
}
/** A company's credit limit, in cents with tax; undefined: no limit. */
export type CreditLimit = {
  readonly name: string
  readonly limit: number | undefined
  readonly paysInAdvance: boolean
}
export type Approver = { readonly userId: string; readonly email: string; readonly name: string }

/** See CompaniesService.lockLimits. A member who was removed in the meantime can spend nothing. */
export async function lockSpendingLimits(tx: Handle, memberId: string): Promise<SpendingLimits> {
  const row = await lockLimits(tx, memberId)
  if (!row) return { perOrder: 0, perMonth: 0 }
  return {
    perOrder: row.order_limit_cents ?? undefined,
    perMonth: row.month_limit_cents ?? undefined,
  }
}

/** See CompaniesService.creditLimit. */
export async function readCreditLimit(
  db: Handle,
  companyId: string,
  { lock }: { readonly lock: boolean },
): Promise<CreditLimit | undefined> {
  const row = await (lock ? lockCredit : findCredit)(db, companyId)
  return (
    row && {
      name: row.name,
      limit: row.credit_limit_cents ?? undefined,
      paysInAdvance: row.payment_terms === prepayment,
    }
  )
}

/**
 * How a company's orders that arrive as files are handled; undefined if the company does not exist.
 */
export type OrderFileTerms = {
  /** Whether they are placed automatically once everything is certain. */
  readonly places: boolean
  /** Whether replies to them are mailed automatically. */
  readonly answers: boolean
  /** The allowed delivery addresses, as texts. */
  readonly addresses: readonly string[]
  readonly phone: string
}

/** See CompaniesService.orderFileTerms. */
export async function readOrderFileTerms(
  db: Handle,
  companyId: string,
): Promise<OrderFileTerms | undefined> {
  const row = await findCompany(db, companyId)
  return (
    row && {
      places: row.order_files === 'place',
      answers: row.order_answers === 'mail',
      addresses: [...row.delivery_addresses, row.address].filter(Boolean),
      phone: row.phone,
    }
  )
}

export async function listApprovers(db: Handle, companyId: string): Promise<readonly Approver[]> {
  const members = await listMembers(db, companyId)
  return members
    .filter(isApprover)
    .map(({ user_id: userId, email, name }) => ({ userId, email, name }))
}

/** See CompaniesService.approversOf. */
export async function listApproversOf(
  db: Handle,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Approver[]>> {
  const members = await listMembersOf(db, companyIds)
  const approvers = members
    .filter((member) => isApprover(member) && isActive(member.state))
    .map(({ company_id: companyId, user_id: userId, email, name }) => ({
      companyId,
      userId,
      email,
      name,
    }))
  return Map.groupBy(approvers, ({ companyId }) => companyId)
}

export async function companiesApprovedBy(db: Handle, userId: string): Promise<readonly string[]> {
  const memberships = await listMemberships(db, userId)
  return memberships
    .filter((membership) => isApprover(membership) && isActive(membership.state))
    .map(({ id }) => id)
}
