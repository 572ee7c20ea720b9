/** The API reference texts of webhooks. */
import type { ContractReference } from '../../packages/contract/server/reference.server.ts'
import { exampleIds, pageParameters } from '../platform/reference-examples.server.ts'
import type { webhooksContract } from './contract.ts'

const at = '2026-11-27T09:00:00.000Z'
const id = exampleIds.address
const settings = { address: 'https://erp.example.com/hooks', events: ['order.*', 'stock.changed'] }
const webhook = {
  _id: id,
  ...settings,
  state: 'active',
  createdAt: at,
  waiting: 0,
  failed: 0,
} as const
const delivery = {
  _id: 4711,
  message: exampleIds.order,
  type: 'order.placed',
  at,
  state: 'delivered',
  attempts: 1,
  attemptedAt: at,
  status: 204,
  answer: '',
  milliseconds: 84,
} as const
const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'

export const webhooksReference: ContractReference<typeof webhooksContract> = {
  description:
    'Other programs are told of what happens in the shop, by Standard Webhooks ' +
    '(standardwebhooks.com): a POST with `webhook-id`, `webhook-timestamp` and `webhook-signature`.',
  operations: {
    list: {
      description: '`failed` counts messages that were given up after a day.',
      request: {},
      response: [webhook],
    },
    add: {
      description:
        'Events: a family (`order.*`) or one type (`order.placed`). The address is on the public ' +
        'internet and begins with `https://`. Only an origin that the operator of the shop has ' +
        'allowed for development (`WEBHOOK_TEST_ORIGINS`) may begin with `http://`.',
      request: settings,
      response: { webhook, secret },
    },
    read: {
      description: '`failingSince`: no message has arrived since then.',
      request: { id },
      response: webhook,
    },
    save: {
      description:
        'A webhook that becomes active is sent what waits, from the beginning and in order.',
      request: { id, ...settings, state: 'active' },
      response: webhook,
    },
    remove: {
      description: 'What waits is not sent.',
      request: { id },
      response: { acknowledged: true },
    },
    rotate: {
      description:
        'For 24 hours messages carry a signature of each secret, so that a receiver can change its ' +
        'own without losing any.',
      request: { id },
      response: { secret },
    },
    test: {
      description: 'Its type is `webhook.test`, whatever events were chosen.',
      request: { id },
      response: { acknowledged: true },
    },
    replay: {
      description: 'Messages are kept for 30 days. `messages`: how many are sent again.',
      request: { id, from: '2026-11-26T00:00:00Z', until: '2026-11-27T00:00:00Z' },
      response: { acknowledged: true, messages: 12 },
    },
    deliveries: {
      description: '`answer` is the beginning of the last answer, or why there was none.',
      parameters: { ...pageParameters, state: 'Only those in this state.' },
      request: { id, limit: '100' },
      response: [delivery],
    },
    delivery: {
      description: '`body` is what is sent and signed, byte for byte.',
      request: { id: '4711' },
      response: {
        ...delivery,
        body: '{"type":"order.placed","timestamp":"2026-11-27T09:00:00.000Z","version":1,"data":{}}',
      },
    },
    sendAgain: {
      description: 'A receiver that has seen its `webhook-id` may leave it out.',
      request: { id: '4711' },
      response: { acknowledged: true },
    },
  },
}
