/** The company for which a user acts: a header of the request names it, each call verifies it. */

/** The header of a request that names a company by its id. */
export const companyHeader = 'x-company'

/** What a member may do: order, also approve orders of others, also say who is a member. */
export const companyRoles = ['buyer', 'approver', 'owner'] as const
export type CompanyRole = (typeof companyRoles)[number]

/** A company as one of its members acts for it. */
export type ActingCompany = {
  readonly id: string
  readonly name: string
  /** The membership of this user. */
  readonly memberId: string
  readonly role: CompanyRole
  /** It may look, but not order. */
  readonly onHold: boolean
  /** The least that an order must be worth, in cents. */
  readonly minimumOrder: number
  /** The id of the price list by which it buys; null: the catalogue's prices. */
  readonly priceList: string | null
  /** Whether it may order more than is in stock; null: as the shop has it. */
  readonly backOrders: 'yes' | 'no' | null
  /** Whether this member may spend only so much without approval; how much is read with the order. */
  readonly isLimited: boolean
  /** Whether it may owe only so much; how much is read with the order. */
  readonly hasCreditLimit: boolean
  /** Whether its orders wait until they are paid. */
  readonly paysInAdvance: boolean
}
