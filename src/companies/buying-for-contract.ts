/** The part of the companies contract about the company for which somebody buys. */
import * as z from 'zod/mini'
import { companyNotFound } from '../platform/access/access-problems.ts'
import { companyRoles } from '../platform/access/acting-company.ts'
import { endpoint } from '../platform/access/endpoint.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id } from '../platform/fields/fields.ts'

const Chosen = z.strictObject({
  id: Id,
  name: z.string(),
  /** Whether the company may order more than is in stock; absent: the shop's setting applies. */
  backOrders: z.optional(z.enum(['yes', 'no'])),
})

const BuyingForDto = named(
  'BuyingFor',
  z.strictObject({
    /** Null: for themselves. */
    company: z.nullable(Chosen),
    /** The companies for which they may buy, by name. */
    companies: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        onHold: z.boolean(),
        /** The caller's role there. */
        role: z.optional(z.enum(companyRoles)),
      }),
    ),
    /** Whether they have to choose. */
    asks: z.boolean(),
    /** Whether they have chosen, on whichever device. */
    chosen: z.boolean(),
    /** Whether they may buy for themselves. */
    myself: z.boolean(),
    /**
     * Whose orders the shop accepts if it does not accept the caller's: those of companies, or of
     * confirmed addresses.
     */
    refused: z.optional(z.enum(['companies', 'confirmed'])),
    /**
     * The number of colleagues' orders that wait for the caller's approval, at most 100; absent:
     * they approve none.
     */
    approvals: z.optional(z.int()),
  }),
)
export type BuyingForAnswer = z.output<typeof BuyingForDto>

const NewBuyingFor = named(
  'NewBuyingFor',
  z.strictObject({
    /** Absent: for themselves. */
    company: z.optional(Id),
    /**
     * Moves the contents of the previous cart: of this company, or `myself`. For each tool the
     * larger quantity counts.
     */
    cartOf: z.optional(z.union([z.literal('myself'), Id])),
  }),
)
export type NewBuyingFor = z.output<typeof NewBuyingFor>

export const buyingForEndpoints = {
  buyingFor: endpoint({
    route: 'GET /buying-for',
    access: 'customer',
    summary: 'Get the company for which the caller buys; it is the same on every device',
    input: z.strictObject({}),
    output: BuyingForDto,
  }),
  buyFor: endpoint({
    route: 'PUT /buying-for',
    access: 'customer',
    summary: 'Choose the company for which the caller buys, and carry the cart over',
    input: NewBuyingFor,
    output: BuyingForDto,
    problems: [companyNotFound],
  }),
} as const
