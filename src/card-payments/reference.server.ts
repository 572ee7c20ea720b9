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
    'Payments by card, on the page of a provider. Nothing of a card touches the shop. The provider ' +
    'sends its signed messages to `POST /card-payments/{provider}/events`.',
  operations: {
    begin: {
      description:
        'Answers the address of the page, for what is open of the order now. Called again it is the ' +
        'same page, until it is paid or has ended.',
      parameters: { number: 'The number of the order.' },
      response: { address: 'https://checkout.stripe.com/c/pay/cs_live_a1' },
    },
    own: {
      description: '`state` is that of the last attempt; `none` where there was none.',
      parameters: { number: 'The number of the order.' },
      response: own,
    },
    ask: {
      description: 'Where the provider does not answer, it says what was known before.',
      parameters: { number: 'The number of the order.' },
      response: own,
    },
    list: {
      description: 'Attempts that were never paid are among them.',
      parameters: {
        ...pageParameters,
        q: "The number of an order, or a part of the customer's name.",
      },
      request: { q: '1001' },
      response: [cardPayment],
    },
    refund: {
      description:
        'It is noted before the provider is asked, and repeated automatically until that has answered. ' +
        'In the ledger the payment is taken back, and what is kept of it follows as a payment.',
      request: { id: exampleIds.payment, amount: '$20.00' },
      response: cardPayment,
    },
  },
}
