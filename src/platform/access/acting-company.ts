/** The company for which a user acts: a request header names it, and each call verifies it. */

/** The header of a request that names a company by its id. */
export const companyHeader = 'x-company'

/**
 * What a member may do: a buyer orders, an approver also approves others' orders, an owner also
 * manages members.
 */
export const companyRoles = ['buyer', 'approver', 'owner'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** A company as seen by one of its members who acts for it. */
export type ActingCompany = {
  readonly id: string
  readonly name: string
  /** The membership of this user. */
  readonly memberId: string
  readonly role: CompanyRole
  /** The company may browse but not order. */
  readonly onHold: boolean
  /** The minimum order value, in cents. */
  readonly minimumOrder: number
  /** The id of the company's price list; null: the catalogue's prices. */
  readonly priceList: string | null
  /** Whether the company may order more than is in stock; null: the shop's setting applies. */
  readonly backOrders: 'yes' | 'no' | null
  /**
   * Whether this member has a spending limit without approval; the amount is read with the order.
   */
  readonly isLimited: boolean
  /** Whether the company has a credit limit; the amount is read with the order. */
  readonly hasCreditLimit: boolean
  /** Whether the company's orders wait until they are paid. */
  readonly paysInAdvance: boolean
}
