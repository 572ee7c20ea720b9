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
    'Webhooks notify other programs of events in the shop, as defined by Standard Webhooks ' +
    '(standardwebhooks.com): each message is a POST with `webhook-id`, `webhook-timestamp` and ' +
    '`webhook-signature`.',
  operations: {
    list: {
      description: '`failed` is the number of messages that could not be delivered within a day.',
      request: {},
      response: [webhook],
    },
    add: {
      description:
        'Each entry of `events` is a family (`order.*`) or one type (`order.placed`). The URL must be ' +
        'on the public internet and start with `https://`. Only origins that the operator of the shop ' +
        'has allowed for development (`WEBHOOK_TEST_ORIGINS`) can start with `http://`.',
      request: settings,
      response: { webhook, secret },
    },
    read: {
      description: '`failingSince` is the time since which all deliveries have failed.',
      request: { id },
      response: webhook,
    },
    save: {
      description:
        'A webhook that becomes active receives its pending messages in order, oldest first.',
      request: { id, ...settings, state: 'active' },
      response: webhook,
    },
    remove: {
      description: 'The webhook’s pending messages are not sent.',
      request: { id },
      response: { acknowledged: true },
    },
    rotate: {
      description:
        'For 24 hours, each message is also signed with the previous secret, so that the receiver ' +
        'can change its secret without losing messages.',
      request: { id },
      response: { secret },
    },
    test: {
      description: 'The type of the event is `webhook.test`, regardless of the webhook’s events.',
      request: { id },
      response: { acknowledged: true },
    },
    replay: {
      description:
        'Messages are kept for 30 days. `messages` is the number of messages that are sent again.',
      request: { id, from: '2026-11-26T00:00:00Z', until: '2026-11-27T00:00:00Z' },
      response: { acknowledged: true, messages: 12 },
    },
    deliveries: {
      description:
        '`answer` is the beginning of the last response, or the reason why there was none.',
      parameters: { ...pageParameters, state: 'Only deliveries with this status.' },
      request: { id, limit: '100' },
      response: [delivery],
    },
    delivery: {
      description: '`body` is the body that is sent and signed, byte for byte.',
      request: { id: '4711' },
      response: {
        ...delivery,
        body: '{"type":"order.placed","timestamp":"2026-11-27T09:00:00.000Z","version":1,"data":{}}',
      },
    },
    sendAgain: {
      description: 'A receiver can ignore a message whose `webhook-id` it has already processed.',
      request: { id: '4711' },
      response: { acknowledged: true },
    },
  },
}
