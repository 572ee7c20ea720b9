/** The rules of companies: which state follows which, and who may change its members. */
import type { CompanyRole } from '../platform/access/acting-company.ts'

export const companyStates = ['requested', 'approved', 'on-hold', 'closed'] as const
export type CompanyState = (typeof companyStates)[number]

/** Whether a company may order more than is in stock; `shop`: the shop's setting applies. */
/** The maximum number of a company's delivery addresses. */
export const maxDeliveryAddresses = 50

/** How a company's orders by mail or from its system are handled once everything is certain. */
export const orderFileRules = ['draft', 'place'] as const
export type OrderFileRule = (typeof orderFileRules)[number]

/** Whether the reply to such an order is mailed automatically or sent by a person. */
export const orderAnswerRules = ['hand', 'mail'] as const
export type OrderAnswerRule = (typeof orderAnswerRules)[number]

export const companyBackOrders = ['shop', 'yes', 'no'] as const

/**
 * The form of a company's invoices and credit notes; `shop`: Factur-X if the shop can create it,
 * otherwise PDF. XRechnung and UBL are accompanied by a PDF for people. Source: product rule 7.5.
 */
export const invoiceForms = ['shop', 'pdf', 'facturx', 'xrechnung', 'ubl'] as const
export type InvoiceForm = (typeof invoiceForms)[number]

/**
 * The tax treatment that staff expect for a company. It decides nothing: verified certificates and
 * the confirmed VAT number do (src/tax), and staff are told which are missing.
 */
export const taxStatuses = ['standard', 'exempt', 'reverse-charge'] as const
export type TaxStatus = (typeof taxStatuses)[number]

const following: Readonly<Record<CompanyState, readonly CompanyState[]>> = {
  requested: ['approved', 'closed'],
  approved: ['on-hold', 'closed'],
  'on-hold': ['approved', 'closed'],
  // Closing can be reversed.
  closed: ['approved'],
}

/** The possible next states. Source: product rule 5.1. */
export const statesAfter = (state: CompanyState): readonly CompanyState[] => following[state]

/**
 * Whether members may act for a company: members of a company on hold see its prices, but cannot
 * order.
 */
export const isActive = (state: CompanyState): boolean =>
  state === 'approved' || state === 'on-hold'

type Membership = { readonly userId: string; readonly role: CompanyRole }

/** Whether a member may manage the company's members; false if the role is unknown. */
export const isCompanyOwner = ({ role }: { readonly role?: CompanyRole | undefined }): boolean =>
  role === 'owner'

/** Whether a member approves orders of others. Source: product rule 5.4. */
export const isApprover = ({ role }: { readonly role: CompanyRole }): boolean =>
  role === 'approver' || role === 'owner'

type Colleague = Membership & { readonly since: Date }

const rankOf = (role: CompanyRole): number => ['owner', 'approver', 'buyer'].indexOf(role)

/**
 * The default successor of a leaving member: the owner who removes them, else the longest-standing
 * owner, else an approver, else a buyer.
 * @returns undefined if there is nobody else
 */
export const successorOf = <C extends Colleague>(
  members: readonly C[],
  leavingId: string,
  removedBy: string | undefined,
): C | undefined => {
  const others = members
    .filter(({ userId }) => userId !== leavingId)
    .toSorted((a, b) => rankOf(a.role) - rankOf(b.role) || a.since.getTime() - b.since.getTime())
  return others.find((one) => one.userId === removedBy && isCompanyOwner(one)) ?? others[0]
}

/** Whether the company would still have an owner if this member had another role, or none. */
export const keepsOwner = (members: readonly Membership[], userId: string): boolean =>
  members.some((member) => isCompanyOwner(member) && member.userId !== userId)

/** How the staff list can be sorted. */
export const companySorts = ['name', 'town', 'last-order', 'turnover', 'owed'] as const
export type CompanySort = (typeof companySorts)[number]
/** Whether sorting by it needs the money permission. */
export const isMoneySort = (sort: CompanySort): boolean => sort === 'turnover' || sort === 'owed'
