/**
 * The manifest of card payments: buyers pay on a provider's page, staff see and refund payments.
 */
import type { Capability } from '../platform/capability.ts'
import { cardPaymentsContract } from './contract.ts'

export const cardPaymentsCapability: Capability = {
  name: 'card-payments',
  apiName: 'cards',
  contracts: [cardPaymentsContract],
  menu: [],
  limits: {},
  queryParameters: [],
  cacheTags: [],
  settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'],
}
