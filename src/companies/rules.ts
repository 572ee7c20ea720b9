/** The rules of companies: which state follows which, and who may change its members. */
import type { CompanyRole } from '../../packages/contract/acting-company.ts'

export const companyStates = ['requested', 'approved', 'on-hold', 'closed'] as const
export type CompanyState = (typeof companyStates)[number]

/** How a company is taxed: the usual way, not at all, or by itself. */
export const taxStatuses = ['standard', 'exempt', 'reverse-charge'] as const
export type TaxStatus = (typeof taxStatuses)[number]

const following: Readonly<Record<CompanyState, readonly CompanyState[]>> = {
  requested: ['approved', 'closed'],
  approved: ['on-hold', 'closed'],
  'on-hold': ['approved', 'closed'],
  // Closing can be taken back.
  closed: ['approved'],
}

/** The states that may follow this one. Source: product rule 5.1. */
export const statesAfter = (state: CompanyState): readonly CompanyState[] => following[state]

/** Whether members may act for a company: those of one on hold see its prices, but cannot order. */
export const isActive = (state: CompanyState): boolean =>
  state === 'approved' || state === 'on-hold'

type Membership = { readonly userId: string; readonly role: CompanyRole }

/** Whether a member says who else is one. */
export const isCompanyOwner = ({ role }: { readonly role: CompanyRole }): boolean =>
  role === 'owner'

/** Whether a member decides about orders of others. Source: product rule 5.4. */
export const isApprover = ({ role }: { readonly role: CompanyRole }): boolean =>
  role === 'approver' || role === 'owner'

/** Whether an owner would still be there when this member had another role, or none. */
export const keepsOwner = (members: readonly Membership[], userId: string): boolean =>
  members.some((member) => isCompanyOwner(member) && member.userId !== userId)
