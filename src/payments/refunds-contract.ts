/** The API contract of refunds: the credit of a customer, and refunds of it. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import { Day, Id, Integer, IntegerText, OptionalLine } from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import {
  BankEntryKey,
  bankEntryBooked,
  paymentAlike,
  PaymentDto,
  paymentReversed,
} from './contract.ts'
import { CustomerKey, CustomerName } from './customer-field.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { refundMethods } from './rules.ts'

/** `facts.credit`: the amount that may be refunded. */
export const moreThanCredit = problem('more-than-credit', 409, messages.problems.moreThanCredit)

/** The refund is matched with another entry of a bank file. */
export const refundMatched = problem('refund-matched', 409, messages.problems.refundMatched)

const Credit = z.strictObject({
  /** Null where there is none. */
  customer: z.nullable(CustomerName),
  credit: MoneyTotal,
  /** Oldest first: invoices that were overpaid or over-credited, then payments. */
  parts: z.array(
    z.strictObject({
      kind: z.enum(['document', 'payment']),
      /** For a document the printed number, for a payment its number. */
      number: z.string(),
      amount: MoneyTotal,
    }),
  ),
})
export type Credit = z.output<typeof Credit>

const NewRefund = z
  .strictObject({
    customer: CustomerKey,
    /** Limits the credit to the invoices of this order. */
    order: z.optional(Integer(1, maxOrderNumber)),
    paidOn: Day(messages.notDay),
    amount: Money,
    method: z.enum(refundMethods, messages.notMethod),
    reference: z.optional(OptionalLine(140)),
    /** The `key` of the outgoing bank file entry that proves it. */
    bankEntry: z.optional(BankEntryKey),
    /** Records it even if a similar one was recorded shortly before. */
    again: z.optional(z.boolean()),
  })
  .check(z.refine(({ amount }) => amount > 0, { path: ['amount'], error: messages.notAmount }))
export type NewRefund = z.output<typeof NewRefund>

const RefundEntry = z.strictObject({
  id: Id,
  /** The `key` of an outgoing bank file entry; without it, the match is removed. */
  bankEntry: z.optional(BankEntryKey),
  /** The date on which the bank booked it. */
  bookedOn: z.optional(Day(messages.notDay)),
})
export type RefundEntry = z.output<typeof RefundEntry>

const byStaff = { access: 'admin', permission: 'money' } as const

export const refundsContract = {
  credit: endpoint({
    route: 'GET /receivables/credit',
    ...byStaff,
    summary: "Get a customer's credit that can be refunded",
    input: z.strictObject({
      customer: CustomerKey,
      order: z.optional(IntegerText(1, maxOrderNumber)),
    }),
    output: named('Credit', Credit),
  }),
  refund: endpoint({
    route: 'POST /refunds',
    stepUp: 'money',
    ...byStaff,
    idempotent: true,
    status: 201,
    summary: 'Record a refund of customer credit',
    input: named('NewRefund', NewRefund),
    output: PaymentDto,
    problems: [moreThanCredit, paymentAlike, bankEntryBooked],
  }),
  matchRefund: endpoint({
    route: 'PUT /refunds/:id/bank-entry',
    ...byStaff,
    summary: 'Match a refund with the outgoing bank entry that confirms it',
    input: RefundEntry,
    output: PaymentDto,
    problems: [notFound, paymentReversed, bankEntryBooked, refundMatched],
  }),
}
/** The operations that the HTTP API calls. */
export interface RefundsOperations extends Service<typeof refundsContract> {}
