/**
 * The part of the companies API about buyers for whom staff place orders: finding them, and their
 * terms.
 */
import * as z from 'zod/mini'
import { endpoint } from '../platform/access/endpoint.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { AddressParts } from '../platform/addresses/address-parts.ts'
import { Id, Line } from '../platform/fields/fields.ts'
import { Money } from '../platform/fields/money-field.ts'
import { Role, State } from './company-schemas.ts'

const companyFields = { id: Id, number: z.int(), name: z.string(), state: State, role: Role }
const CompanyOfBuyer = renameKeys(z.strictObject(companyFields), { id: '_id' })

/** A person who can order, for themselves or, if a company is named, for the company. */
const BuyerFields = z.strictObject({
  userId: Id,
  email: z.string(),
  name: z.string(),
  company: z.optional(CompanyOfBuyer),
})
export type FoundBuyer = z.output<typeof BuyerFields>
export const FoundBuyerDto = named('FoundBuyer', BuyerFields)
/** The maximum number of search results. */
export const maxFoundBuyers = 30

const BuyerTerms = z.strictObject({
  userId: Id,
  email: z.string(),
  name: z.string(),
  company: z.optional(
    renameKeys(
      z.strictObject({
        ...companyFields,
        terms: z.string(),
        paymentTerms: z.string(),
        minimumOrder: Money,
        address: z.string(),
        /** The order limit without approval; absent: no limit. */
        orderLimit: z.optional(Money),
        /** The monthly limit without approval; absent: no limit. */
        monthLimit: z.optional(Money),
      }),
      { id: '_id' },
    ),
  ),
  /**
   * The buyer's saved addresses, the default first; then the delivery addresses of the company, and
   * its legal address.
   */
  addresses: z.array(
    z.strictObject({
      address: z.string(),
      phone: z.string(),
      /** The address in parts, if it was entered in parts. */
      parts: z.optional(AddressParts),
    }),
  ),
})
export type BuyerTerms = z.output<typeof BuyerTerms>

const byStaff = { access: 'admin', permission: 'orders' } as const

export const buyersEndpoints = {
  buyers: endpoint({
    route: 'GET /buyers',
    ...byStaff,
    summary:
      'Find people who can order, by name, e-mail address or company: one entry for the person ' +
      'and one for each company',
    input: z.strictObject({ q: Line(200) }),
    output: z.array(FoundBuyerDto),
  }),
  buyer: endpoint({
    route: 'GET /buyers/:userId',
    ...byStaff,
    summary: 'Get the terms and delivery addresses of a buyer',
    input: z.strictObject({ userId: Id, company: z.optional(Id) }),
    output: named('BuyerTerms', BuyerTerms),
    problems: [notFound],
  }),
}
