/** The operations on orders that are on hold: what waits for the caller, release, refuse; credit. */
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

/** `facts.status`: the status that the order has by now. */
export const notOnHold = problem('not-on-hold', 409, messages.problems.notOnHold)
/** `facts.short` has the `toolId`, the pieces `needed` and those `available` of each. */
export const stockShort = problem('stock-short', 409, messages.problems.stockShort)

/** An order of a colleague that waits for the caller. */
const HeldOrderFields = z.strictObject({
  ...Order.shape,
  lines: z.array(DetailedLine),
  /** What an edit or a release names, so that it concerns only what its approver saw. */
  revision: z.int(),
  hold: Hold,
})
export type HeldOrder = z.output<typeof HeldOrderFields>

/** What a company owes, and what it may owe; all with tax. */
const CompanyCreditFields = z.strictObject({
  /** Null: anything. */
  limit: z.nullable(MoneyTotal),
  /** Invoiced and not settled. */
  unpaid: MoneyTotal,
  /** What it has paid above that. */
  credit: MoneyTotal,
  /** Ordered, not on hold, and not invoiced. */
  notInvoiced: MoneyTotal,
  open: MoneyTotal,
  /** The invoice that has been overdue the longest. */
  overdue: z.optional(z.strictObject({ number: z.string(), days: z.int() })),
})
export type CompanyCredit = z.output<typeof CompanyCreditFields>

const number = IntegerText(1, maxOrderNumber)
const Decided = z.strictObject({ acknowledged: z.boolean() })
/** Who of staff decides depends on what the order waits for. */
const byDeciders = { access: 'customer', permission: ['orders', 'money'] } as const

export const holdsContract = {
  approvals: endpoint({
    route: 'GET /approvals',
    access: 'customer',
    summary: 'Orders of colleagues that wait for the caller, the first one first',
    input: z.strictObject({}),
    output: z.array(named('HeldOrder', renameKeys(HeldOrderFields, orderWireNames))),
  }),
  releaseHold: endpoint({
    route: 'POST /order/:number/release',
    ...byDeciders,
    summary: 'Releases an order that is on hold: its stock is taken now',
    input: z.strictObject({
      number,
      /** The one that the caller saw; absent: whatever it contains now. */
      revision: z.optional(Integer(1, 2_000_000_000)),
    }),
    output: Decided,
    problems: [notFound, notOnHold, stockShort, forbidden, orderChanged],
  }),
  refuseHold: endpoint({
    route: 'POST /order/:number/refuse',
    ...byDeciders,
    summary: 'Refuses an order that is on hold: it is cancelled',
    input: z.strictObject({ number, note: z.optional(OptionalLine(300)) }),
    output: Decided,
    problems: [notFound, notOnHold, forbidden],
  }),
  acceptDelivery: endpoint({
    route: 'POST /order/:number/delivery/accept',
    keys: 'buying',
    access: 'customer',
    summary: 'Accepts what the delivery of an order costs that waits for that',
    input: z.strictObject({
      number,
      /** Without tax, as the caller saw it. */
      deliveryCharge: MoneyTotal,
      /** What the caller saw is to be paid, tax included. */
      gross: MoneyTotal,
    }),
    output: Decided,
    problems: [notFound, notOnHold, deliveryChanged, stockShort, forbidden],
  }),
  approveAgentOrder: endpoint({
    route: 'POST /order/:number/agent-approval',
    access: 'customer',
    summary: 'Approves an order that an agent of the caller has placed above its mandate',
    input: z.strictObject({
      number,
      /** The one that the caller saw. */
      revision: Integer(1, 2_000_000_000),
    }),
    output: Decided,
    problems: [notFound, notOnHold, stockShort, forbidden, orderChanged],
  }),
  credit: endpoint({
    route: 'GET /companies/:id/credit',
    access: 'admin',
    permission: ['customers', 'money'],
    summary: 'What a company owes, and what it may owe',
    input: z.strictObject({ id: Id }),
    output: named('CreditStatus', CompanyCreditFields),
    problems: [notFound],
  }),
}
/** What the HTTP API calls. */
export interface HoldsOperations extends Service<typeof holdsContract> {}
