/** The part of the orders API that deletes orders, lists deleted ones, and restores them. */
import * as z from 'zod/mini'
import { endpoint } from '../../platform/access/endpoint.ts'
import { problem } from '../../../packages/contract/problem.ts'
import { renameKeys } from '../../../packages/contract/rename-keys.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { named } from '../../../packages/contract/wire-format.ts'
import { Id, Timestamp } from '../../platform/fields/fields.ts'
import { MoneyTotal } from '../../platform/fields/money-field.ts'
import { ordersMessages as messages } from '../messages/orders.ts'
import { orderStatuses } from '../rules.ts'

/** `facts.short`: the tools with too little stock, with `needed` and `available` pieces. */
export const stockTakenMeanwhile = problem('stock-taken', 409, messages.problems.stockTaken)

export const DeletedOrder = z.strictObject({
  id: Id,
  number: z.int(),
  name: z.string(),
  email: z.string(),
  status: z.enum(orderStatuses),
  pieces: z.int(),
  total: MoneyTotal,
  deletedAt: Timestamp,
})
export type DeletedOrder = z.output<typeof DeletedOrder>

export const deletionOperations = {
  remove: endpoint({
    route: 'DELETE /orders/:id',
    access: 'admin',
    permission: 'orders',
    summary: 'Archive an order; pieces that have not been shipped are returned to stock',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  deleted: endpoint({
    route: 'GET /orders/deleted',
    access: 'admin',
    permission: 'orders',
    summary: 'List orders deleted in the last 30 days, at most 1,000, most recently deleted first',
    input: z.strictObject({}),
    output: z.array(named('DeletedOrder', renameKeys(DeletedOrder, { id: '_id' }))),
  }),
  restore: endpoint({
    route: 'POST /orders/:id/restore',
    access: 'admin',
    permission: 'orders',
    summary: 'Restore a deleted order and reserve its stock again',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), restoredCount: z.int() }),
    problems: [notFound, stockTakenMeanwhile],
  }),
}
