/** The HTTP contract of the figures: today's work, and 30 days compared with the previous 30. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Day, Id, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { returnStatuses } from '../shipments/rules.ts'
import { figuresMessages as messages } from './messages/figures.ts'

const Compared = z.strictObject({ now: z.int(), before: z.int() })
/** `filled`: pieces that were in stock when ordered, out of `ordered`. */
const Filled = z.strictObject({ ordered: z.int(), filled: z.int() })
/** The margin is `sales` less `cost`. */
const AtCost = z.strictObject({
  /** Order lines, and those of them whose tool has a cost. */
  lines: z.int(),
  linesAtCost: z.int(),
  /** The value of these lines, and the cost of their pieces. */
  sales: MoneyTotal,
  cost: MoneyTotal,
})
export type AtCost = z.output<typeof AtCost>

export const Figures = z.strictObject({
  /** What currently waits for staff; orders are counted up to 10,000. */
  today: z.strictObject({
    toConfirm: z.int(),
    toPick: z.int(),
    toShip: z.int(),
    heldReviews: z.int(),
    reportedReviews: z.int(),
    /** Orders that wait for a decision or a payment; included in those to confirm. */
    onHold: z.int(),
    /** Orders that wait for goods, and those of them whose promised day has passed. */
    short: z.int(),
    late: z.int(),
    /** Returns to answer or to receive. */
    openReturns: z.int(),
    /** Exemption certificates that need staff, and companies without one. */
    certificates: z.int(),
    /** Overdue invoices; null if payments are not tracked, or money is hidden. */
    unpaid: z.nullable(z.strictObject({ invoices: z.int(), open: MoneyTotal })),
    /** Unsent invoices and credit notes; null if documents are hidden. */
    unsent: z.nullable(z.int()),
    /** Null for readers who may not see the shop's operation. */
    operation: z.nullable(
      z.strictObject({
        /** Mails of the last day that could not be sent. */
        failedMails: z.int(),
        /** Service accounts without a responsible owner: an owner must adopt them. */
        accountsToAdopt: z.int(),
        /** Whole hours since the last backup; null without one. */
        backupHours: z.nullable(z.int()),
      }),
    ),
  }),
  /** First and last day of the period. */
  from: z.string(),
  to: z.string(),
  sales: z.strictObject({ now: MoneyTotal, before: MoneyTotal }),
  orders: Compared,
  pieces: Compared,
  buyers: Compared,
  /** The pieces of these orders, without orders on hold or cancelled. */
  fill: z.strictObject({ now: Filled, before: Filled }),
  /** Received in the period, whenever they were ordered. */
  returnedPieces: Compared,
  returnedValue: z.strictObject({ now: MoneyTotal, before: MoneyTotal }),
  /** Waiting returns, then those received in the period: at most ten. */
  returns: z.array(
    z.strictObject({
      id: Id,
      order: z.int(),
      status: z.enum(returnStatuses),
      /** When it was requested, approved or received. */
      at: Timestamp,
      pieces: z.int(),
      value: MoneyTotal,
    }),
  ),
  /** Null for readers who may not see costs. */
  margin: z.nullable(z.strictObject({ now: AtCost, before: AtCost })),
  /** Every day of the period. */
  days: z.array(z.strictObject({ day: z.string(), orders: z.int(), sales: MoneyTotal })),
  bestSellers: z.array(
    z.strictObject({
      toolId: Id,
      sku: z.string(),
      name: z.string(),
      pieces: z.int(),
      sales: MoneyTotal,
      /** The cost of these pieces; null if it is unknown or hidden. */
      cost: z.nullable(MoneyTotal),
    }),
  ),
  /** Searches on the tools page without results, the most frequent first. */
  zeroResultSearches: z.array(
    z.strictObject({
      query: z.string(),
      times: z.int(),
      /** The last day in the period on which it was searched. */
      last: z.string(),
    }),
  ),
  /** Tools with fewer pieces left than were sold in the period. */
  lowStock: z.array(
    z.strictObject({
      toolId: Id,
      sku: z.string(),
      name: z.string(),
      stock: z.int(),
      sold: z.int(),
      daysLeft: z.int(),
    }),
  ),
})
export type Figures = z.output<typeof Figures>

/** A customer who ordered regularly in the last year, and has not ordered for longer than usual. */
export const OverdueCustomer = z.strictObject({
  /** A company, or a person who bought privately. */
  companyId: z.nullable(Id),
  /** As in the last order. */
  name: z.string(),
  email: z.string(),
  /** The day of the last order, and the number of days since. */
  last: z.string(),
  days: z.int(),
  /** Average days between two orders. */
  interval: z.int(),
  /** The value of a year's orders. */
  sales: MoneyTotal,
})
export type OverdueCustomer = z.output<typeof OverdueCustomer>

export const metricsContract = {
  read: endpoint({
    route: 'GET /figures',
    access: 'admin',
    permission: 'orders',
    summary:
      "Get today's work and compare 30 days with the 30 days before: sales, margin, best sellers, low stock",
    input: z.strictObject({ to: z.optional(Day(messages.notDay)) }),
    output: named('Figures', Figures),
  }),
  overdueCustomers: endpoint({
    route: 'GET /figures/overdue-customers',
    access: 'admin',
    permission: 'orders',
    summary: 'List the ten customers with the highest yearly sales who are overdue to order',
    input: z.strictObject({ to: z.optional(Day(messages.notDay)) }),
    output: z.array(named('OverdueCustomer', OverdueCustomer)),
  }),
}
/** The operations that the HTTP API calls. */
export interface FiguresOperations extends Service<typeof metricsContract> {}
