/** The API contract of refunds: the credit of a customer, and what of it was paid back. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import { Day, Integer, IntegerText, OptionalLine } from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { paymentAlike, PaymentDto } from './contract.ts'
import { CustomerKey, CustomerName } from './customer-field.ts'
import { paymentsMessages as messages } from './messages/payments.ts'
import { refundMethods } from './rules.ts'

/** `facts.credit`: what may be paid back. */
export const moreThanCredit = problem('more-than-credit', 409, messages.problems.moreThanCredit)

const Credit = z.strictObject({
  /** Null where there is none. */
  customer: z.nullable(CustomerName),
  credit: MoneyTotal,
  /** Oldest first: invoices of which more was paid or credited than they owe, then payments. */
  parts: z.array(
    z.strictObject({
      kind: z.enum(['document', 'payment']),
      /** Of a document as printed, of a payment its number. */
      number: z.string(),
      amount: MoneyTotal,
    }),
  ),
})
export type Credit = z.output<typeof Credit>

const NewRefund = z
  .strictObject({
    customer: CustomerKey,
    /** Only the credit on the invoices of this order. */
    order: z.optional(Integer(1, maxOrderNumber)),
    paidOn: Day(messages.notDay),
    amount: Money,
    method: z.enum(refundMethods, messages.notMethod),
    reference: z.optional(OptionalLine(140)),
    /** It is recorded though one alike was recorded shortly before. */
    again: z.optional(z.boolean()),
  })
  .check(z.refine(({ amount }) => amount > 0, { path: ['amount'], error: messages.notAmount }))
export type NewRefund = z.output<typeof NewRefund>

const byStaff = { access: 'admin', permission: 'money' } as const

export const refundsContract = {
  credit: endpoint({
    route: 'GET /receivables/credit',
    ...byStaff,
    summary: 'What a customer has paid, or was credited, above what they owe, and can be paid back',
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
    summary: 'Records that credit of a customer was paid back',
    input: named('NewRefund', NewRefund),
    output: PaymentDto,
    problems: [moreThanCredit, paymentAlike],
  }),
}
/** What the HTTP API calls. */
export interface RefundsOperations extends Service<typeof refundsContract> {}
