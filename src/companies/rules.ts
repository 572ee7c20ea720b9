/** The rules of companies: which state follows which, and who may change its members. */
import type { CompanyRole } from '../platform/access/acting-company.ts'

export const companyStates = ['requested', 'approved', 'on-hold', 'closed'] as const
export type CompanyState = (typeof companyStates)[number]

/** Whether a company may order more than is in stock; `shop`: as the settings say. */
/** Delivery addresses that a company may have. */
export const maxDeliveryAddresses = 50

/** What becomes of a company's orders that come by mail or from its system, all of them certain. */
export const orderFileRules = ['draft', 'place'] as const
export type OrderFileRule = (typeof orderFileRules)[number]

/** Whether the answer to such an order is mailed to its sender, or a person sends it. */
export const orderAnswerRules = ['hand', 'mail'] as const
export type OrderAnswerRule = (typeof orderAnswerRules)[number]

export const companyBackOrders = ['shop', 'yes', 'no'] as const

/**
 * In which form a company gets its bills; `shop`: as Factur-X where the shop can make one, else as
 * PDF. Beside XRechnung and UBL goes a PDF for people. Source: product rule 7.5.
 */
export const invoiceForms = ['shop', 'pdf', 'facturx', 'xrechnung', 'ubl'] as const
export type InvoiceForm = (typeof invoiceForms)[number]

/**
 * How staff expect a company to be taxed. It decides nothing: verified certificates and the
 * confirmed VAT number do (src/tax), and staff are told what they miss.
 */
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

/** Whether a member says who else is one; not where the role is not known. */
export const isCompanyOwner = ({ role }: { readonly role?: CompanyRole | undefined }): boolean =>
  role === 'owner'

/** Whether a member decides about orders of others. Source: product rule 5.4. */
export const isApprover = ({ role }: { readonly role: CompanyRole }): boolean =>
  role === 'approver' || role === 'owner'

type Colleague = Membership & { readonly since: Date }

const rankOf = (role: CompanyRole): number => ['owner', 'approver', 'buyer'].indexOf(role)

/**
 * To whom passes what a member who leaves has ordered, where nobody else is named: the owner who
 * removes them, else the one who has been an owner the longest, else an approver, else a buyer.
 * @returns undefined where nobody else is there
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

/** Whether an owner would still be there when this member had another role, or none. */
export const keepsOwner = (members: readonly Membership[], userId: string): boolean =>
  members.some((member) => isCompanyOwner(member) && member.userId !== userId)

/** By which the list of staff can be sorted. */
export const companySorts = ['name', 'town', 'last-order', 'turnover', 'owed'] as const
export type CompanySort = (typeof companySorts)[number]
/** Whether staff need the permission for money to sort by it. */
export const isMoneySort = (sort: CompanySort): boolean => sort === 'turnover' || sort === 'owed'
