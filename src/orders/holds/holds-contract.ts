/**
 * The operations on orders on hold: list those that wait for the caller, release, refuse; credit.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { forbidden, notFound } from '../../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, Integer, IntegerText, OptionalLine } from '../../platform/fields/fields.ts'
import { MoneyTotal } from '../../platform/fields/money-field.ts'
import { deliveryChanged, Order, orderWireNames } from '../contract.ts'
import { Hold } from './hold-schema.ts'
import { DetailedLine } from '../line-schemas.ts'
import { orderChanged } from '../model/order-changed.ts'
import { holdMessages as messages } from '../messages/holds.ts'
import { maxOrderNumber } from '../rules.ts'

/** `facts.status`: the order's present status. */
export const notOnHold = problem('not-on-hold', 409, messages.problems.notOnHold)
/**
 * `facts.short` contains the `toolId`, the `needed` pieces and the `available` pieces of each tool.
 */
export const stockShort = problem('stock-short', 409, messages.problems.stockShort)

/** A colleague's order that waits for the caller. */
const HeldOrderFields = z.strictObject({
  ...Order.shape,
  lines: z.array(DetailedLine),
  /** The revision in an edit or a release, so that it only applies to what its approver saw. */
  revision: z.int(),
  hold: Hold,
})
export type HeldOrder = z.output<typeof HeldOrderFields>

/** A company's debt and its credit limit; all with tax. */
const CompanyCreditFields = z.strictObject({
  /** Null: anything. */
  limit: z.nullable(MoneyTotal),
  /** Invoiced and not settled. */
  unpaid: MoneyTotal,
  /** Its credit from excess payments. */
  credit: MoneyTotal,
  /** Ordered, not on hold, and not invoiced. */
  notInvoiced: MoneyTotal,
  open: MoneyTotal,
  /** The invoice that is overdue longest. */
  overdue: z.optional(z.strictObject({ number: z.string(), days: z.int() })),
})
export type CompanyCredit = z.output<typeof CompanyCreditFields>

const number = IntegerText(1, maxOrderNumber)
const Decided = z.strictObject({ acknowledged: z.boolean() })
/** Which staff may decide depends on what the order waits for. */
const byDeciders = { access: 'customer', permission: ['orders', 'money'] } as const

export const holdsContract = {
  approvals: endpoint({
    route: 'GET /approvals',
    access: 'customer',
    summary: 'List the orders of colleagues that the caller can approve, oldest first',
    input: z.strictObject({}),
    output: z.array(named('HeldOrder', renameKeys(HeldOrderFields, orderWireNames))),
  }),
  releaseHold: endpoint({
    route: 'POST /order/:number/release',
    ...byDeciders,
    summary: 'Release an order that is on hold, and reserve its stock',
    input: z.strictObject({
      number,
      /** The revision that the caller saw; absent: no check. */
      revision: z.optional(Integer(1, 2_000_000_000)),
    }),
    output: Decided,
    problems: [notFound, notOnHold, stockShort, forbidden, orderChanged],
  }),
  refuseHold: endpoint({
    route: 'POST /order/:number/refuse',
    ...byDeciders,
    summary: 'Refuse an order that is on hold, and cancel it',
    input: z.strictObject({ number, note: z.optional(OptionalLine(300)) }),
    output: Decided,
    problems: [notFound, notOnHold, forbidden],
  }),
  acceptDelivery: endpoint({
    route: 'POST /order/:number/delivery/accept',
    keys: 'buying',
    access: 'customer',
    summary: 'Accept the delivery charge of an order that is on hold until it is accepted',
    input: z.strictObject({
      number,
      /** Without tax, as the caller saw it. */
      deliveryCharge: MoneyTotal,
      /** The amount to be paid that the caller saw, including tax. */
      gross: MoneyTotal,
    }),
    output: Decided,
    problems: [notFound, notOnHold, deliveryChanged, stockShort, forbidden],
  }),
  approveAgentOrder: endpoint({
    route: 'POST /order/:number/agent-approval',
    access: 'customer',
    summary: "Approve an order that the caller's agent placed above the agent's limits",
    input: z.strictObject({
      number,
      /** The revision that the caller saw. */
      revision: Integer(1, 2_000_000_000),
    }),
    output: Decided,
    problems: [notFound, notOnHold, stockShort, forbidden, orderChanged],
  }),
  credit: endpoint({
    route: 'GET /companies/:id/credit',
    access: 'admin',
    permission: ['customers', 'money'],
    summary: 'Get the amount that a company owes and its credit limit',
    input: z.strictObject({ id: Id }),
    output: named('CreditStatus', CompanyCreditFields),
    problems: [notFound],
  }),
}
/** The operations that the HTTP API calls. */
export interface HoldsOperations extends Service<typeof holdsContract> {}
