/** The HTTP contract of purchasing: what to buy again, and what nobody buys. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Id, pageFields } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'

export const PurchaseSuggestion = z.strictObject({
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  /** Pieces that can be sold, and pieces that are sold and not there yet. */
  stock: z.int(),
  waiting: z.int(),
  /** Null where nobody has said at which level it is ordered again. */
  reorderLevel: z.nullable(z.int()),
  /** Pieces that were sold in the last 90 days. */
  sold: z.int(),
  /** For how many days the stock lasts at that demand; null where nothing was sold. */
  daysLeft: z.nullable(z.int()),
  packSize: z.int(),
  /** Pieces to buy, in whole packs. */
  quantity: z.int(),
  /** What they cost, as far as that is known. */
  cost: z.nullable(MoneyTotal),
})
export type PurchaseSuggestion = z.output<typeof PurchaseSuggestion>
/** As tools have them on the wire. */
const wireNames = { reorderLevel: 'reorder_level', packSize: 'pack_size' } as const

export const DeadStock = z.strictObject({
  toolId: Id,
  sku: z.string(),
  name: z.string(),
  stock: z.int(),
  /** The day on which it was sold last; null where it never was. */
  lastSold: z.nullable(z.string()),
  /** What the stock comes to at the price of one piece, and what it cost, as far as that is known. */
  value: MoneyTotal,
  cost: z.nullable(MoneyTotal),
})
export type DeadStock = z.output<typeof DeadStock>

export const purchasingContract = {
  suggestions: endpoint({
    route: 'GET /purchasing/suggestions',
    access: 'admin',
    permission: 'catalogue',
    paged: true,
    summary: 'What to buy again and how much of it, what runs out first before the rest',
    input: z.strictObject(pageFields),
    output: z.array(named('PurchaseSuggestion', renameKeys(PurchaseSuggestion, wireNames))),
  }),
  deadStock: endpoint({
    route: 'GET /purchasing/dead-stock',
    access: 'admin',
    permission: 'catalogue',
    paged: true,
    summary: 'What is in stock and was not sold for 180 days, the most valuable first',
    input: z.strictObject(pageFields),
    output: z.array(named('DeadStock', DeadStock)),
  }),
}
/** The operations that the HTTP API calls. */
export interface PurchasingOperations extends Service<typeof purchasingContract> {}
