/** The HTTP contract of purchasing: tools to reorder, and dead stock. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { Id, Integer, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { maxTypedStock } from '../stock/typed-stock.ts'
import { purchasesMessages as messages } from './messages/purchases.ts'

export const PurchaseSuggestion = z.strictObject({
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  /** Pieces that can be sold, and pieces that are sold and not there yet. */
  stock: z.int(),
  waiting: z.int(),
  /** Pieces that are ordered from a supplier and have not come: they count as if they were there. */
  ordered: z.int(),
  /** Null if no reorder level is set. */
  reorderLevel: z.nullable(z.int()),
  /** Pieces that were sold in the last 90 days. */
  sold: z.int(),
  /** How many days the stock lasts at that demand; null if nothing was sold. */
  daysLeft: z.nullable(z.int()),
  packSize: z.int(),
  /** Pieces to buy, in whole packs. */
  quantity: z.int(),
  /** Their cost, as far as it is known. */
  cost: z.nullable(MoneyTotal),
})
export type PurchaseSuggestion = z.output<typeof PurchaseSuggestion>
/** Same as in tools on the wire. */
const wireNames = { reorderLevel: 'reorder_level', packSize: 'pack_size' } as const

export const DeadStock = z.strictObject({
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  stock: z.int(),
  /** The day of the last sale; null if it was never sold. */
  lastSold: z.nullable(z.string()),
  /** The value of the stock at the price of one piece, and its cost, as far as it is known. */
  value: MoneyTotal,
  cost: z.nullable(MoneyTotal),
})
export type DeadStock = z.output<typeof DeadStock>

const Purchase = named(
  'Purchase',
  renameKeys(
    z.strictObject({
      id: Id,
      toolId: Id,
      sku: z.string(),
      name: z.string(),
      /** Ordered pieces, and those of them that have arrived. */
      quantity: z.int(),
      received: z.int(),
      packSize: z.int(),
      orderedAt: Timestamp,
      /** The name of the person who recorded it; '' if unknown. */
      by: z.string(),
    }),
    { id: '_id', packSize: 'pack_size' },
  ),
)
export type Purchase = z.output<typeof Purchase>
export const purchaseStates = ['open', 'received'] as const
export type PurchaseState = (typeof purchaseStates)[number]
const NewPurchase = z.strictObject({
  toolId: Id,
  quantity: Integer(1, maxTypedStock, messages.notQuantity),
})
export type NewPurchase = z.output<typeof NewPurchase>

const byStaff = { access: 'admin', permission: 'catalogue' } as const

export const purchasingContract = {
  purchases: endpoint({
    ...byStaff,
    route: 'GET /purchases',
    paged: true,
    summary: 'List open and received purchases from suppliers, newest first',
    input: z.strictObject({ state: z.optional(z.enum(purchaseStates)), ...pageFields }),
    output: z.array(Purchase),
  }),
  purchase: endpoint({
    ...byStaff,
    route: 'POST /purchases',
    summary: 'Record a purchase of a tool from a supplier',
    idempotent: true,
    status: 201,
    input: NewPurchase,
    output: Purchase,
    problems: [notFound],
  }),
  removePurchase: endpoint({
    ...byStaff,
    route: 'DELETE /purchases/:id',
    summary: 'Remove a purchase; received pieces stay in stock',
    input: z.strictObject({ id: Id }),
    output: z.strictObject({ acknowledged: z.boolean(), deletedCount: z.int() }),
  }),
  restorePurchase: endpoint({
    ...byStaff,
    route: 'POST /purchases/:id/restore',
    summary: 'Restore a removed purchase',
    input: z.strictObject({ id: Id }),
    output: Purchase,
    problems: [notFound],
  }),
  suggestions: endpoint({
    route: 'GET /purchasing/suggestions',
    access: 'admin',
    permission: 'catalogue',
    paged: true,
    summary: 'Suggest which tools to buy and how many, soonest to run out first',
    input: z.strictObject(pageFields),
    output: z.array(named('PurchaseSuggestion', renameKeys(PurchaseSuggestion, wireNames))),
  }),
  deadStock: endpoint({
    route: 'GET /purchasing/dead-stock',
    access: 'admin',
    permission: 'catalogue',
    paged: true,
    summary: 'List tools in stock without sales for 180 days, highest value first',
    input: z.strictObject(pageFields),
    output: z.array(named('DeadStock', DeadStock)),
  }),
}
/** The operations that the HTTP API calls. */
export interface PurchasingOperations extends Service<typeof purchasingContract> {}
