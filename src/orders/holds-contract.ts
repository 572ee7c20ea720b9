/** The operations on orders that are on hold: what waits for the caller, release, refuse. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../../packages/contract/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { forbidden, notFound } from '../../packages/contract/standard-problems.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { IntegerText, OptionalLine } from '../platform/fields.ts'
import { Order, orderWireNames } from './contract.ts'
import { Hold } from './hold-schema.ts'
import { holdMessages as messages } from './messages/holds.ts'
import { maxOrderNumber } from './rules.ts'

/** `facts.status`: the status that the order has by now. */
export const notOnHold = problem('not-on-hold', 409, messages.problems.notOnHold)
/** `facts.short` has the `toolId`, the pieces `needed` and those `available` of each. */
export const stockShort = problem('stock-short', 409, messages.problems.stockShort)

/** An order of a colleague that waits for the caller. */
const HeldOrderFields = z.strictObject({ ...Order.shape, hold: Hold })
export type HeldOrder = z.output<typeof HeldOrderFields>

const number = IntegerText(1, maxOrderNumber)
const Decided = z.strictObject({ acknowledged: z.boolean() })
const byDeciders = { access: 'customer', permission: 'orders' } as const

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
    input: z.strictObject({ number }),
    output: Decided,
    problems: [notFound, notOnHold, stockShort, forbidden],
  }),
  refuseHold: endpoint({
    route: 'POST /order/:number/refuse',
    ...byDeciders,
    summary: 'Refuses an order that is on hold: it is cancelled',
    input: z.strictObject({ number, note: z.optional(OptionalLine(300)) }),
    output: Decided,
    problems: [notFound, notOnHold, forbidden],
  }),
}
/** What the HTTP API calls. */
export interface HoldsOperations extends Service<typeof holdsContract> {}
