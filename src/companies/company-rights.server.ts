/** Whether somebody may read or change a company's data: used by other capabilities. */
import type { Actor } from '../platform/access/endpoint.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { isAdmin } from '../accounts/rules.ts'
import { companyNotOpen } from './invitations-contract.ts'
import { companiesMessages } from './messages/companies.ts'
import { invitationMessages as messages } from './messages/invitations.ts'
import { isActive, isCompanyOwner } from './rules.ts'
import { findCompany, findMembership } from './store.server.ts'

export type NamedCompany = { readonly id: string; readonly name: string }

/**
 * Allows staff and the company's members.
 * @throws notFound for others, as for a company that does not exist
 */
export async function requireReader(db: Handle, actor: Actor, id: string): Promise<NamedCompany> {
  const company = await findCompany(db, id)
  const isMember = company !== undefined && (await findMembership(db, actor.id, id)) !== undefined
  if (!company || !(isAdmin(actor) || isMember)) throw notFound()
  return company
}

/**
 * Allows staff, and owners of an open company.
 * @throws notFound as requireReader; forbidden for members who are not owners; companyNotOpen
 */
export async function requireOwner(db: Handle, actor: Actor, id: string): Promise<NamedCompany> {
  const company = await requireReader(db, actor, id)
  if (isAdmin(actor)) return company
  const membership = await findMembership(db, actor.id, id)
  if (!membership || !isCompanyOwner(membership))
    throw forbidden({ detail: companiesMessages.ownersOnly })
  if (!isActive(membership.state))
    throw companyNotOpen({ detail: messages.companyNotOpenDetail(company.name) })
  return company
}
