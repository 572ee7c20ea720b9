/** The HTTP contract of the figures: what is to do today, and 30 days beside the 30 before. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { Day, Id, Timestamp } from '../platform/fields/fields.ts'
import { MoneyTotal } from '../platform/fields/money-field.ts'
import { returnStatuses } from '../shipments/rules.ts'
import { figuresMessages as messages } from './messages/figures.ts'

const Compared = z.strictObject({ now: z.int(), before: z.int() })
/** `filled` pieces were in stock when they were ordered, of so many `ordered`. */
const Filled = z.strictObject({ ordered: z.int(), filled: z.int() })
/** The margin is `sales` less `cost`. */
const AtCost = z.strictObject({
  /** Order lines, and those of them whose tool has a cost. */
  lines: z.int(),
  linesAtCost: z.int(),
  /** What these lines came to, and what their pieces cost. */
  sales: MoneyTotal,
  cost: MoneyTotal,
})
export type AtCost = z.output<typeof AtCost>

export const Figures = z.strictObject({
  /** What waits for staff at this moment; orders are counted to 10,000. */
  today: z.strictObject({
    toConfirm: z.int(),
    toPick: z.int(),
    toShip: z.int(),
    heldReviews: z.int(),
    reportedReviews: z.int(),
    /** Orders that wait for a decision or a payment; they are among those to confirm. */
    onHold: z.int(),
    /** Orders that wait for goods, and those of them whose promised day is over. */
    short: z.int(),
    late: z.int(),
    /** Returns to answer or to receive. */
    openReturns: z.int(),
    /** Exemption certificates, and companies without one, that need staff. */
    certificates: z.int(),
    /** Invoices that are overdue; null where payments are not followed, or money is not shown. */
    unpaid: z.nullable(z.strictObject({ invoices: z.int(), open: MoneyTotal })),
    /** Invoices and credit notes that reached nobody; null where documents are not shown. */
    unsent: z.nullable(z.int()),
    /** Null for those who do not see how the shop runs. */
    operation: z.nullable(
      z.strictObject({
        /** Mails of the last day that could not be sent. */
        failedMails: z.int(),
        /** Service accounts for which no owner is responsible: one must adopt them. */
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
  /** Of the pieces of these orders, without those on hold or cancelled. */
  fill: z.strictObject({ now: Filled, before: Filled }),
  /** Received in the period, whenever they were ordered. */
  returnedPieces: Compared,
  returnedValue: z.strictObject({ now: MoneyTotal, before: MoneyTotal }),
  /** Those that wait, then those that were received in the period: ten at most. */
  returns: z.array(
    z.strictObject({
      id: Id,
      order: z.int(),
      status: z.enum(returnStatuses),
      /** When it was asked for, approved or received. */
      at: Timestamp,
      pieces: z.int(),
      value: MoneyTotal,
    }),
  ),
  /** Null for those who do not see what tools cost. */
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
      /** What these pieces cost; null where that is not known, or not shown. */
      cost: z.nullable(MoneyTotal),
    }),
  ),
  /** What was searched on the tools page and not found, the most frequent first. */
  zeroResultSearches: z.array(
    z.strictObject({
      query: z.string(),
      times: z.int(),
      /** The last day of the period on which it was searched. */
      last: z.string(),
    }),
  ),
  /** Fewer pieces are left than were sold in the period. */
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

/** Who ordered regularly in the last year, and has not for longer than usual. */
export const OverdueCustomer = z.strictObject({
  /** A company, or somebody who bought for themselves. */
  companyId: z.nullable(Id),
  /** As in the last order. */
  name: z.string(),
  email: z.string(),
  /** The day of the last order, and how many days ago it is. */
  last: z.string(),
  days: z.int(),
  /** Days from one order to the next, on average. */
  interval: z.int(),
  /** What the orders of a year came to. */
  sales: MoneyTotal,
})
export type OverdueCustomer = z.output<typeof OverdueCustomer>

export const metricsContract = {
  read: endpoint({
    route: 'GET /figures',
    access: 'admin',
    permission: 'orders',
    summary:
      "Today's work, and 30 days beside the 30 before: sales, margin, best sellers, low stock",
    input: z.strictObject({ to: z.optional(Day(messages.notDay)) }),
    output: named('Figures', Figures),
  }),
  overdueCustomers: endpoint({
    route: 'GET /figures/overdue-customers',
    access: 'admin',
    permission: 'orders',
    summary: 'The ten customers overdue to order that brought most in a year',
    input: z.strictObject({ to: z.optional(Day(messages.notDay)) }),
    output: z.array(named('OverdueCustomer', OverdueCustomer)),
  }),
}
/** The operations that the HTTP API calls. */
export interface FiguresOperations extends Service<typeof metricsContract> {}
