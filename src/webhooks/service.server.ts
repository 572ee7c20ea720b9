/** The webhooks service: endpoints, their secrets, their messages. */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { invalidInput, notFound } from '../../packages/contract/standard-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import { decodeCursor, encodeCursor, toPage } from '../platform/paging.server.ts'
import {
  tooManyWebhooks,
  webhookNotActive,
  type Delivery,
  type DeliveryQuery,
  type NewWebhook,
  type Replay,
  type Webhook,
  type WebhookChange,
  type WebhooksOperations,
} from './contract.ts'
import { faultOfAddress } from './called-address.server.ts'
import { createDeliveryRunner, deliverDue } from './deliver.server.ts'
import type { WebhooksDependencies } from './dependencies.server.ts'
import { bodyOf, deliveryChannel, passEventsOn } from './fan-out.server.ts'
import {
  countMessages,
  deleteMessagesBefore,
  findDelivery,
  insertMessages,
  listDeliveries,
  replaySome,
  resumeSome,
  sendAgain,
  type DeliveryRow,
} from './message-store.server.ts'
import { webhooksMessages as messages } from './messages/webhooks.ts'
import { formerSecretCounts, testType } from './rules.ts'
import { sealSecrets } from './sealed-secrets.server.ts'
import { createSecret } from './signature.server.ts'
import {
  beginProgress,
  deleteRemoved,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  lockEndpointCount,
  removeEndpoint,
  replaceSecret,
  updateEndpoint,
  type EndpointRow,
} from './store.server.ts'

export type { WebhooksDependencies } from './dependencies.server.ts'

export interface WebhooksService extends WebhooksOperations {
  /** Regularly creates messages from events; `passEventsOn` does it at once. */
  readonly fanOut: JobRunner
  passEventsOn(): Promise<number>
  /** Sends due messages in the background; `deliverDue` sends them at once, one after the other. */
  readonly deliveryRunner: JobRunner
  deliverDue(): Promise<void>
  /**
   * Deletes removed webhooks and messages older than 30 days, and seals unsealed secrets;
   * `sealSecrets` and `deleteRemoved` do it at once.
   */
  readonly cleaning: JobRunner
  sealSecrets(): Promise<void>
  deleteRemoved(): Promise<void>
}

const maxEndpoints = 50
const day = 86_400_000
const keptFor = 30 * day
const cleaningChannel = 'webhook-cleaning'
/**
 * The number of deliveries that one statement changes: a request must not wait for thousands of
 * locks.
 */
const atOnce = 2000

export const createWebhooksService = (deps: WebhooksDependencies): WebhooksService => ({
  list: async () => (await listEndpoints(deps.database.handle)).map(toWebhook),
  add: ({ actor }, webhook) => addWebhook(deps, actor, webhook),
  read: async (_caller, { id }) => toWebhook(await requireEndpoint(deps.database.handle, id)),
  save: ({ actor }, change) => saveWebhook(deps, actor, change),
  remove: ({ actor }, { id }) => removeWebhook(deps, actor, id),
  rotate: ({ actor }, { id }) => rotateSecret(deps, actor, id),
  test: ({ actor }, { id }) => sendTest(deps, actor, id),
  replay: ({ actor }, period) => replay(deps, actor, period),
  deliveries: (_caller, query) => readDeliveries(deps, query),
  delivery: async (_caller, { id }) => {
    const row = await findDelivery(deps.database.handle, id)
    if (!row) throw notFound()
    return { ...toDelivery(row), body: row.body }
  },
  sendAgain: ({ actor }, { id }) => sendDeliveryAgain(deps, actor, id),
  passEventsOn: () => passEventsOn(deps),
  fanOut: createPeriodicJob(deps.database, deps.log, {
    channel: 'webhook-events',
    pollInterval: 2000,
    failureMessage: messages.fanOutFailed,
    run: () => passEventsOn(deps),
  }),
  deliveryRunner: createDeliveryRunner(deps),
  deliverDue: () => deliverDue(deps),
  sealSecrets: () => sealSecrets(deps),
  deleteRemoved: () => deleteAllRemoved(deps),
  cleaning: createPeriodicJob(deps.database, deps.log, {
    channel: cleaningChannel,
    pollInterval: 3_600_000,
    failureMessage: messages.cleanUpFailed,
    run: async () => {
      await sealSecrets(deps)
      await deleteAllRemoved(deps)
      const before = new Date(deps.now().getTime() - keptFor)
      while ((await deleteMessagesBefore(deps.database.handle, before, 1000)) === 1000);
    },
  }),
})

const toWebhook = (row: EndpointRow): Webhook => ({
  id: row.id,
  address: row.address,
  events: [...row.events],
  state: row.state,
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.failing_since === null ? {} : { failingSince: row.failing_since.toISOString() }),
  createdAt: row.created_at.toISOString(),
  waiting: row.waiting,
  failed: row.failed,
})

const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  message: row.message_id,
  type: row.type,
  at: row.at.toISOString(),
  state: row.state,
  attempts: row.attempts,
  ...(row.attempted_at === null ? {} : { attemptedAt: row.attempted_at.toISOString() }),
  ...(row.state === 'waiting' && row.is_active ? { nextAttemptAt: row.due_at.toISOString() } : {}),
  ...(row.status === null ? {} : { status: row.status }),
  answer: row.answer,
  ...(row.milliseconds === null ? {} : { milliseconds: row.milliseconds }),
})

/**
 * @throws Problem invalid-input for an address that is never called; host names are resolved when
 *   it is called
 */
function requireAddress({ webhookTestOrigins }: WebhooksDependencies, address: string): void {
  const detail = faultOfAddress(address, webhookTestOrigins)
  if (detail !== undefined) throw invalidInput({ errors: [{ pointer: '#/address', detail }] })
}

const auditChange = (operation: string, { id, address }: Pick<EndpointRow, 'id' | 'address'>) => ({
  operation: `webhooks.${operation}`,
  kind: 'webhook' as const,
  id,
  label: URL.parse(address)?.host ?? address,
})

async function requireEndpoint(db: Handle, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(db, id)
  if (!row) throw notFound()
  return row
}

async function requireLocked(tx: Handle, id: string): Promise<EndpointRow> {
  const row = await lockEndpoint(tx, id)
  if (!row) throw notFound()
  return row
}

async function addWebhook(deps: WebhooksDependencies, actor: Actor, webhook: NewWebhook) {
  requireAddress(deps, webhook.address)
  const secret = createSecret()
  const id = deps.newId()
  const sealed = await deps.sealer.seal(secret, id)
  const row = await deps.database.transact(async (tx) => {
    if ((await lockEndpointCount(tx)) >= maxEndpoints)
      throw tooManyWebhooks({
        detail: messages.tooMany(maxEndpoints),
        facts: { most: maxEndpoints },
      })
    const events = [...new Set(webhook.events)]
    await insertEndpoint(tx, {
      id,
      address: webhook.address,
      events,
      owner_id: actor.id,
    })
    await replaceSecret(tx, id, sealed, formerSecretCounts)
    await beginProgress(tx, await deps.changes.placeNow(tx, deps.now()))
    const added = await requireEndpoint(tx, id)
    await deps.audit.record(tx, actor, {
      ...auditChange('add', added),
      after: { address: added.address, events },
    })
    return added
  })
  return { webhook: toWebhook(row), secret }
}

const valuesOf = ({ address, events, state }: EndpointRow) => ({ address, events, state })

async function saveWebhook(deps: WebhooksDependencies, actor: Actor, change: WebhookChange) {
  requireAddress(deps, change.address)
  const { id, address, state } = change
  if (state === 'active') while ((await resumeSome(deps.database.handle, id, atOnce)) === atOnce);
  const saved = await deps.database.transact(async (tx) => {
    const before = await requireLocked(tx, id)
    await updateEndpoint(tx, id, { address, events: [...new Set(change.events)], state })
    await beginProgress(tx, await deps.changes.placeNow(tx, deps.now()))
    const after = await requireEndpoint(tx, id)
    await deps.audit.record(tx, actor, {
      ...auditChange('save', after),
      before: valuesOf(before),
      after: valuesOf(after),
    })
    return after
  })
  await deps.database.notify(deps.database.handle, deliveryChannel, '')
  return toWebhook(saved)
}

async function removeWebhook({ audit, database }: WebhooksDependencies, actor: Actor, id: string) {
  await database.transact(async (tx) => {
    const row = await requireLocked(tx, id)
    await removeEndpoint(tx, id)
    await audit.record(tx, actor, { ...auditChange('remove', row), before: valuesOf(row) })
  })
  await database.notify(database.handle, cleaningChannel, '')
  return { acknowledged: true }
}

/** Deletes them with all their messages, in batches. */
async function deleteAllRemoved({ database }: WebhooksDependencies): Promise<void> {
  while (await deleteRemoved(database.handle, atOnce));
}

async function rotateSecret(deps: WebhooksDependencies, actor: Actor, id: string) {
  const { audit, database, sealer } = deps
  const secret = createSecret()
  const sealed = await sealer.seal(secret, id)
  await database.transact(async (tx) => {
    const row = await requireLocked(tx, id)
    await replaceSecret(tx, id, sealed, formerSecretCounts)
    await audit.record(tx, actor, auditChange('rotate', row))
  })
  return { secret }
}

/** @throws webhookNotActive, because nothing would be sent */
function requireActive({ state }: EndpointRow): void {
  if (state !== 'active') throw webhookNotActive({ detail: messages.notActive })
}

async function sendTest(deps: WebhooksDependencies, actor: Actor, id: string) {
  const { audit, database, newId, now } = deps
  await database.transact(async (tx) => {
    const row = await requireLocked(tx, id)
    requireActive(row)
    const body = bodyOf(testType, now(), { message: messages.testText })
    const message = { id: newId(), type: testType, recordId: newId(), at: now(), body }
    await insertMessages(tx, [message], [{ message, endpointId: id }])
    await audit.record(tx, actor, auditChange('test', row))
  })
  await database.notify(database.handle, deliveryChannel, '')
  return { acknowledged: true }
}

async function replay(deps: WebhooksDependencies, actor: Actor, period: Replay) {
  const { audit, database } = deps
  const from = new Date(period.from)
  const until = new Date(period.until)
  if (from >= until)
    throw invalidInput({ errors: [{ pointer: '#/until', detail: messages.periodReversed }] })
  if (until.getTime() - from.getTime() > keptFor)
    throw invalidInput({ errors: [{ pointer: '#/from', detail: messages.periodTooLong }] })
  await database.transact(async (tx) => {
    const row = await requireLocked(tx, period.id)
    requireActive(row)
    await audit.record(tx, actor, {
      ...auditChange('replay', row),
      after: {
        from: period.from,
        until: period.until,
        messages: await countMessages(tx, period.id, { from, until }),
      },
    })
  })
  let count = 0
  for (let after = 0, some = atOnce; some === atOnce; count += some) {
    const part = await replaySome(database.handle, period.id, { from, until, after }, atOnce)
    ;({ count: some, last: after } = part)
  }
  await database.notify(database.handle, deliveryChannel, '')
  return { acknowledged: true, messages: count }
}

async function sendDeliveryAgain(deps: WebhooksDependencies, actor: Actor, id: number) {
  const { audit, database } = deps
  await database.transact(async (tx) => {
    const delivery = await findDelivery(tx, id)
    if (!delivery) throw notFound()
    const row = await requireLocked(tx, delivery.endpoint_id)
    requireActive(row)
    await sendAgain(tx, id)
    await audit.record(tx, actor, {
      ...auditChange('sendAgain', row),
      after: { message: delivery.message_id },
    })
  })
  await database.notify(database.handle, deliveryChannel, '')
  return { acknowledged: true }
}

const defaultPageSize = 100

async function readDeliveries(
  { database }: WebhooksDependencies,
  { id, state, limit = defaultPageSize, cursor }: DeliveryQuery,
) {
  await requireEndpoint(database.handle, id)
  const [before] = cursor === undefined ? [] : decodeCursor(cursor, ['bigint'])
  const rows = await listDeliveries(database.handle, id, {
    state,
    before: before === undefined ? undefined : Number(before),
    limit: limit + 1,
  })
  return toPage(rows, limit, (last) => encodeCursor([last.id]), toDelivery)
}
