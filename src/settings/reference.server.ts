/** What people read about the API of settings. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleMoment, pageParameters } from '../platform/reference-examples.server.ts'
import type { settingsContract } from './contract.ts'

const current = {
  revision: 12,
  values: {
    name: 'Anvil & Sons',
    tagline: 'hand tools in bulk',
    accent: '#f26a1b',
    logo: 'logo-3f786850e387550fdab836ed7e6dc881de23001b-480x120-light',
    icon: '',
    country: 'US',
    currency: 'USD',
    timeZone: 'America/Chicago',
    whoMayOrder: 'everybody',
    holdDays: '14',
    staffFactor: 'offered',
    stepUp: 'enrolled',
    blockedWords: '',
    firstReviews: 'shown',
    hero: '',
    heroGreeting: 'Hello there',
    heroHeadline: 'NEED NEW TOOLS ?',
    figures: '30+ | Years of Trust',
    blogs: 'shown',
    portfolio: 'hidden',
    placedSubject: 'Order {number} is placed',
    placedOpening: 'Thank you.',
    confirmedSubject: 'Order {number} is confirmed',
    confirmedOpening: 'Your order is confirmed.',
    shippedSubject: 'Order {number} is on its way',
    shippedOpening: 'Your order has left our shelves and is on its way to you.',
    deliveredSubject: 'Order {number} is delivered',
    deliveredOpening: 'Your order has arrived.',
    cancelledSubject: 'Order {number} is cancelled',
    cancelledOpening: 'The order is cancelled.',
    legalName: 'Anvil & Sons LLC',
    address: '1 Anvil Row\nToledo, OH 43604',
    vatId: '',
    bank: '',
    email: 'office@anvil.example',
    tax: 'none',
    vatService: '',
    vatRecheck: '90',
    invoicing: 'on-request',
    paymentsSince: '2026-11-01',
    paymentTerms: '2/10 net 30',
  },
} as const

export const settingsReference: ContractReference<typeof settingsContract> = {
  description: 'What the shopkeeper sets without code. A change counts at once, on every instance.',
  operations: {
    read: {
      description: '`revision` is sent along when some of them are saved.',
      request: {},
      response: current,
    },
    save: {
      description:
        'Only the settings that are named are saved. Refused with `settings-changed` where one of ' +
        'them was changed after `revision`; its facts say by whom, and to what.',
      request: { revision: 11, name: 'Anvil & Sons' },
      response: current,
    },
    revisions: {
      description: '`by` is null for what the environment has filled in.',
      parameters: pageParameters,
      request: { limit: '20' },
      response: [
        {
          revision: 12,
          savedAt: exampleMoment,
          by: 'Ada Admin',
          changes: [{ name: 'name', before: null, after: 'Anvil & Sons' }],
        },
      ],
    },
    putBack: {
      description: 'Refused where one of its settings was changed again since.',
      parameters: { revision: 'The number of the revision.' },
      request: { revision: '12' },
      response: { ...current, revision: 13 },
    },
  },
}
