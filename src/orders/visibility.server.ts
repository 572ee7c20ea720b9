/**
 * Who may see an order: staff; its buyer, while they belong to its company; and the approvers and
 * owners of that company (product rule 5.1).
 */
import type { Actor } from '../platform/access/endpoint.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import type { OwnedRecords } from '../companies/service.server.ts'
import type { OrdersDependencies } from './dependencies.server.ts'
import { canView } from './rules.ts'

/** Whose an order is. */
export type OrderOwner = { readonly buyerId: string; readonly companyId: string | null }

const none: OwnedRecords = { member: [], approver: [] }

/** Queries the database only for orders of companies, and never for staff. */
export async function canSee(
  { companies }: Pick<OrdersDependencies, 'companies'>,
  db: Handle,
  actor: { readonly id: string | null; readonly role: Actor['role'] } & Pick<
    Actor,
    'agent' | 'company'
  >,
  owner: OrderOwner,
): Promise<boolean> {
  // An agent sees its person's orders for the company for which it was linked, and private ones.
  if (actor.agent)
    return owner.buyerId === actor.id && owner.companyId === (actor.company?.id ?? null)
  const isAsked = !isAdmin(actor) && actor.id !== null && owner.companyId !== null
  return canView(actor, owner, isAsked ? await companies.ownedRecords(db, actor.id) : none)
}
