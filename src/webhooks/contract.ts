/**
 * The API contract of webhooks: endpoints, the events that they receive, and the result of each
 * message.
 */
import * as z from 'zod/mini'
import { endpoint, type Service } from '../platform/access/endpoint.ts'
import { problem } from '../../packages/contract/problem.ts'
import { renameKeys } from '../../packages/contract/rename-keys.ts'
import { notFound } from '../../packages/contract/standard-problems.ts'
import { named, withWireFormat } from '../../packages/contract/wire-format.ts'
import { Id, IntegerText, Timestamp, pageFields } from '../platform/fields/fields.ts'
import { webhooksMessages as messages } from './messages/webhooks.ts'
import { eventChoices } from './rules.ts'

/** Facts: `most`. */
export const tooManyWebhooks = problem('too-many-webhooks', 409, messages.problems.tooMany)
export const webhookNotActive = problem('webhook-not-active', 409, messages.problems.notActive)

/** As it is called: `https:`, or `http:` for an origin that the operator has allowed for tests. */
const addressPattern = /^https?:\/\/[^\s@\\]{1,900}$/
export const Address = withWireFormat(
  z
    .string()
    .check(z.maxLength(908, messages.notAddress), z.regex(addressPattern, messages.notAddress)),
  { type: 'string', pattern: addressPattern.source, maxLength: 908 },
)
export const Events = z
  .array(
    z.enum(Object.fromEntries(eventChoices.map((choice) => [choice, choice])), messages.notEvent),
  )
  .check(z.minLength(1, messages.notEvents), z.maxLength(eventChoices.length))

const EndpointFields = z.strictObject({
  id: Id,
  address: z.string(),
  events: z.array(z.string()),
  /**
   * `paused`: by an owner, or because nothing was delivered for days; `disabled`: it responded with
   * 410.
   */
  state: z.enum(['active', 'paused', 'disabled']),
  reason: z.optional(z.enum(['failing', 'gone'])),
  failingSince: z.optional(Timestamp),
  createdAt: Timestamp,
  /** Waiting messages, and those that were abandoned. */
  waiting: z.int(),
  failed: z.int(),
})
export type Webhook = z.output<typeof EndpointFields>
const WebhookDto = named('Webhook', renameKeys(EndpointFields, { id: '_id' }))

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
const deliveryFields = {
  id: z.int(),
  /** The header `webhook-id`: the same for every attempt. */
  message: Id,
  type: z.string(),
  /** The time of the event. */
  at: Timestamp,
  state: z.enum(deliveryStates),
  attempts: z.int(),
  attemptedAt: z.optional(Timestamp),
  /** While it waits and its webhook is active. */
  nextAttemptAt: z.optional(Timestamp),
  /** The status of the last attempt; absent if there was no response. */
  status: z.optional(z.int()),
  /** The beginning of the response, or why there was none. */
  answer: z.string(),
  milliseconds: z.optional(z.int()),
}
const DeliveryFields = z.strictObject(deliveryFields)
export type Delivery = z.output<typeof DeliveryFields>
const DeliveryDto = named('WebhookDelivery', renameKeys(DeliveryFields, { id: '_id' }))
const DeliveryDetails = z.strictObject({ ...deliveryFields, body: z.string() })
export type DeliveryDetails = z.output<typeof DeliveryDetails>

const DeliveryQuery = z.strictObject({
  id: Id,
  state: z.optional(z.enum(deliveryStates)),
  ...pageFields,
})
export type DeliveryQuery = z.output<typeof DeliveryQuery>

const settings = { address: Address, events: Events }
const NewWebhook = named('NewWebhook', z.strictObject(settings))
export type NewWebhook = z.output<typeof NewWebhook>
const WebhookChange = named(
  'WebhookChange',
  z.strictObject({ id: Id, ...settings, state: z.enum(['active', 'paused']) }),
)
export type WebhookChange = z.output<typeof WebhookChange>
const Replay = named(
  'WebhookReplay',
  z.strictObject({
    id: Id,
    from: z.iso.datetime({ offset: true }),
    until: z.iso.datetime({ offset: true }),
  }),
)
export type Replay = z.output<typeof Replay>

const byOwner = { access: 'admin', permission: 'owner' } as const
const One = z.strictObject({ id: Id })
const OneDelivery = z.strictObject({ id: IntegerText(1, 2_147_483_647) })
const Acknowledged = z.strictObject({ acknowledged: z.boolean() })

export const webhooksContract = {
  list: endpoint({
    route: 'GET /webhooks',
    ...byOwner,
    summary: 'List all webhooks, oldest first',
    input: z.strictObject({}),
    output: z.array(WebhookDto),
  }),
  add: endpoint({
    route: 'POST /webhooks',
    ...byOwner,
    stepUp: 'leaving',
    status: 201,
    summary: 'Add a webhook; only this response contains its secret',
    input: NewWebhook,
    output: z.strictObject({ webhook: WebhookDto, secret: z.string() }),
    problems: [tooManyWebhooks],
  }),
  read: endpoint({
    route: 'GET /webhooks/:id',
    ...byOwner,
    summary: 'Get a webhook',
    input: One,
    output: WebhookDto,
    problems: [notFound],
  }),
  save: endpoint({
    route: 'PUT /webhooks/:id',
    ...byOwner,
    stepUp: 'leaving',
    summary: "Change a webhook's URL, events and state; pending messages are retried",
    input: WebhookChange,
    output: WebhookDto,
    problems: [notFound],
  }),
  remove: endpoint({
    route: 'DELETE /webhooks/:id',
    ...byOwner,
    summary: 'Delete a webhook and its deliveries',
    input: One,
    output: Acknowledged,
    problems: [notFound],
  }),
  rotate: endpoint({
    route: 'POST /webhooks/:id/secret',
    ...byOwner,
    stepUp: 'leaving',
    status: 201,
    summary: 'Create a new secret; messages are also signed with the previous secret for 24 hours',
    input: One,
    output: z.strictObject({ secret: z.string() }),
    problems: [notFound],
  }),
  test: endpoint({
    route: 'POST /webhooks/:id/test',
    ...byOwner,
    status: 201,
    summary: 'Send a test event',
    input: One,
    output: Acknowledged,
    problems: [notFound, webhookNotActive],
  }),
  replay: endpoint({
    route: 'POST /webhooks/:id/replay',
    ...byOwner,
    summary: 'Resend all messages from a period with their original ids',
    input: Replay,
    output: z.strictObject({ acknowledged: z.boolean(), messages: z.int() }),
    problems: [notFound, webhookNotActive],
  }),
  deliveries: endpoint({
    route: 'GET /webhooks/:id/deliveries',
    ...byOwner,
    paged: true,
    summary: "List a webhook's deliveries from the last 30 days, newest first",
    input: DeliveryQuery,
    output: z.array(DeliveryDto),
    problems: [notFound],
  }),
  delivery: endpoint({
    route: 'GET /webhook-deliveries/:id',
    ...byOwner,
    summary: 'Get a delivery with its payload',
    input: OneDelivery,
    output: named('WebhookDeliveryDetails', renameKeys(DeliveryDetails, { id: '_id' })),
    problems: [notFound],
  }),
  sendAgain: endpoint({
    route: 'POST /webhook-deliveries/:id/send-again',
    ...byOwner,
    summary: 'Resend a message with its original id',
    input: OneDelivery,
    output: Acknowledged,
    problems: [notFound, webhookNotActive],
  }),
}
/** The operations that the HTTP API calls. */
export interface WebhooksOperations extends Service<typeof webhooksContract> {}
