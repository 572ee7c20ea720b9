/** Reference texts for the API of card payments. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, exampleMoment, pageParameters } from '../platform/reference-examples.server.ts'
import type { cardPaymentsContract } from './contract.ts'

const own = { state: 'paid' as const, open: '$0.00', paid: '$120.00', refunded: '$0.00' }
const cardPayment = {
  _id: exampleIds.payment,
  order: 1001,
  customer: 'Jane Miller',
  amount: '$120.00',
  currency: 'USD',
  state: 'paid' as const,
  createdAt: exampleMoment,
  paidAt: exampleMoment,
  payment: 7,
  reference: 'pi_3PqR',
  refundable: '$100.00',
  dispute: '' as const,
  failure: '',
  refunds: [
    {
      amount: '$20.00',
      state: 'done' as const,
      reason: 'staff' as const,
      requestedAt: exampleMoment,
      by: 'Ada Admin',
      failure: '',
    },
  ],
}

export const cardPaymentsReference: ContractReference<typeof cardPaymentsContract> = {
  description:
    'Card payments on a payment provider’s page. Card data never reaches the shop. The provider ' +
    'sends its signed messages to `POST /card-payments/{provider}/events`.',
  operations: {
    begin: {
      description:
        'Returns the web address of the provider’s payment page for the order’s outstanding ' +
        'amount. Repeated calls return the same page until the order is paid or the page has ' +
        'expired.',
      parameters: { number: 'The number of the order.' },
      response: { address: 'https://checkout.stripe.com/c/pay/cs_live_a1' },
    },
    own: {
      description: '`state` is the state of the last attempt; `none` if there was no attempt.',
      parameters: { number: 'The number of the order.' },
      response: own,
    },
    ask: {
      description: 'If the provider does not respond, returns the last known state.',
      parameters: { number: 'The number of the order.' },
      response: own,
    },
    list: {
      description: 'Includes attempts that were never paid.',
      parameters: {
        ...pageParameters,
        q: "An order number, or part of the customer's name.",
      },
      request: { q: '1001' },
      response: [cardPayment],
    },
    refund: {
      description:
        'The refund is recorded before the provider is called, and is retried automatically ' +
        'until the provider responds. In the ledger, the payment is reversed; after a partial ' +
        'refund, the remaining amount is recorded as a new payment.',
      request: { id: exampleIds.payment, amount: '$20.00' },
      response: cardPayment,
    },
  },
}
