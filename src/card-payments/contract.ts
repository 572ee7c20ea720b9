/** The API contract of card payments: starting a payment, its state, and refunds by staff. */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named } from '../../packages/contract/wire-format.ts'
import { cardNotOffered } from '../orders/contract.ts'
import { maxOrderNumber } from '../orders/rules.ts'
import { Id, IntegerText, OptionalLine, pageFields, Timestamp } from '../platform/fields/fields.ts'
import { Money, MoneyTotal } from '../platform/fields/money-field.ts'
import { cardPaymentsMessages as messages } from './messages/card-payments.ts'
import { refundReasons, shownAttemptStates, shownRefundStates } from './rules.ts'

const titles = messages.problems
/** The order is paid, cancelled, or not invoiced yet. */
export const nothingToPay = problem('nothing-to-pay', 409, titles.nothingToPay)
/** A payment of the order is in progress. */
export const paymentDecided = problem('payment-under-way', 409, titles.paymentDecided)
export const cardProviderUnavailable = problem(
  'card-provider-away',
  503,
  titles.cardProviderUnavailable,
)
export const providerRefused = problem('card-provider-refused', 409, titles.providerRefused)
export const refundTooLarge = problem('refund-too-large', 409, titles.refundTooLarge)

/** `none`: nobody has started a card payment. */
const OwnCardPayment = named(
  'OwnCardPayment',
  z.strictObject({
    state: z.enum(['none', ...shownAttemptStates]),
    /** The amount of the order that is still to be paid. */
    open: MoneyTotal,
    /** The amounts paid by card and refunded, as recorded in the ledger. */
    paid: MoneyTotal,
    refunded: MoneyTotal,
  }),
)
export type OwnCardPayment = z.output<typeof OwnCardPayment>

const CardRefund = z.strictObject({
  amount: MoneyTotal,
  /** `unbooked`: the provider reports the refund, but the ledger does not have it. */
  state: z.enum(shownRefundStates),
  /**
   * `cancelled`: by the shop, because the order was cancelled; `provider`: on the provider's own
   * pages.
   */
  reason: z.enum(refundReasons),
  requestedAt: Timestamp,
  by: z.string(),
  /** The amount as the provider reports it. */
  failure: z.string(),
})
const CardPaymentFields = z.strictObject({
  id: Id,
  order: z.int(),
  customer: z.string(),
  amount: MoneyTotal,
  currency: z.string(),
  /** `unbooked`: the provider reports a different amount than was requested; nothing is booked. */
  state: z.enum(shownAttemptStates),
  createdAt: Timestamp,
  paidAt: z.nullable(Timestamp),
  /** The number of the received payment; null if there is none. */
  payment: z.nullable(z.int()),
  /** The provider's id for it. */
  reference: z.string(),
  refunds: z.array(CardRefund),
  refundable: MoneyTotal,
  /** The state of a dispute that the buyer opened with their bank; '' if there is none. */
  dispute: z.enum(['', 'open', 'won', 'lost']),
  failure: z.string(),
})
export type CardPayment = z.output<typeof CardPaymentFields>
const CardPaymentDto = named('CardPayment', renameKeys(CardPaymentFields, { id: '_id' }))

export const CardPaymentQuery = z.strictObject({ q: z.optional(OptionalLine(200)), ...pageFields })
export type CardPaymentQuery = z.output<typeof CardPaymentQuery>

const NewRefund = z
  .strictObject({ id: Id, amount: Money })
  .check(z.refine(({ amount }) => amount > 0, { path: ['amount'], error: messages.notAmount }))

const ofOrder = z.strictObject({ number: IntegerText(1, maxOrderNumber) })
const byBuyer = { access: 'customer', input: ofOrder } as const

export const cardPaymentsContract = {
  begin: endpoint({
    route: 'POST /order/:number/card-payments',
    ...byBuyer,
    rateLimit: 'orders',
    summary:
      "Start a card payment for the outstanding amount of the caller's order, on the provider's " +
      'page',
    output: named('CardPaymentPage', z.strictObject({ address: z.string() })),
    problems: [
      notFound,
      cardNotOffered,
      nothingToPay,
      paymentDecided,
      cardProviderUnavailable,
      providerRefused,
    ],
  }),
  own: endpoint({
    route: 'GET /order/:number/card-payments',
    ...byBuyer,
    summary: "Get the status of the card payments for the caller's order",
    output: OwnCardPayment,
    problems: [notFound],
  }),
  ask: endpoint({
    route: 'POST /order/:number/card-payments/check',
    ...byBuyer,
    rateLimit: 'orders',
    summary: 'Ask the provider for the payment’s status, and return the status',
    output: OwnCardPayment,
    problems: [notFound],
  }),
  list: endpoint({
    route: 'GET /card-payments',
    access: 'admin',
    permission: 'money',
    paged: true,
    summary: 'List card payments and payment attempts, newest first',
    input: CardPaymentQuery,
    output: z.array(CardPaymentDto),
  }),
  refund: endpoint({
    route: 'POST /card-payments/:id/refunds',
    stepUp: 'money',
    access: 'admin',
    permission: 'money',
    idempotent: true,
    summary: 'Refund a card payment in full or in part',
    input: NewRefund,
    output: CardPaymentDto,
    problems: [notFound, refundTooLarge, cardNotOffered, cardProviderUnavailable, providerRefused],
  }),
}
/** The operations that the HTTP API calls. */
export interface CardPaymentsOperations extends Service<typeof cardPaymentsContract> {}
