/** Creates messages from events: one each, for every endpoint that has subscribed to it. */
import type { EventKind } from '../changes/rules.ts'
import type { ShopEvents } from '../changes/events.server.ts'
import type { WebhooksDependencies } from './dependencies.server.ts'
import { insertMessages, type NewMessage } from './message-store.server.ts'
import { isChosen, typeOf } from './rules.ts'
import {
  endUnusedProgress,
  listEndpoints,
  moveProgress,
  readProgress,
  type EndpointRow,
} from './store.server.ts'

/** The version of the content of `data`: incremented if existing receivers would fail. */
const payloadVersion = 1
/** The number of changes processed together. */
const batchSize = 200

/**
 * Passes on all events up to now.
 * @returns the number of deliveries
 */
export async function passEventsOn(deps: WebhooksDependencies): Promise<number> {
  let deliveries = 0
  for (let more = true; more;) {
    const batch = await passBatchOn(deps)
    deliveries += batch.deliveries
    more = batch.more
  }
  if (deliveries > 0) await deps.database.notify(deps.database.handle, deliveryChannel, '')
  return deliveries
}

export const deliveryChannel = 'webhook-deliveries'

/**
 * Messages, deliveries and the progress are written in one transaction: a process that is
 * interrupted has done all of it or nothing. If two instances run at once, the second finds the
 * progress changed and writes nothing.
 */
async function passBatchOn(
  deps: WebhooksDependencies,
): Promise<{ readonly deliveries: number; readonly more: boolean }> {
  const { changes, database, now } = deps
  const place = await readProgress(database.handle)
  if (place === undefined) return { deliveries: 0, more: false }
  const endpoints = (await listEndpoints(database.handle)).filter(
    ({ state }) => state !== 'disabled',
  )
  if (endpoints.length === 0) {
    await database.transact(endUnusedProgress)
    return { deliveries: 0, more: (await readProgress(database.handle)) !== undefined }
  }
  const { events, next, more } = await database.transact((tx) =>
    changes.readEvents(tx, place, { limit: batchSize, now: now() }),
  )
  const messages = await composeMessages(deps, happenedIn(events, endpoints))
  const deliveries = messages.flatMap((message) =>
    endpoints
      .filter((endpoint) => isFor(endpoint, message))
      .map(({ id: endpointId }) => ({ message, endpointId })),
  )
  const isMine = await database.transact(async (tx) => {
    if (!(await moveProgress(tx, place, next))) return false
    if (messages.length > 0) await insertMessages(tx, messages, deliveries)
    return true
  })
  return { deliveries: isMine ? deliveries.length : 0, more: isMine && more }
}

/** Whether an endpoint has subscribed to it, and existed at the time. */
const isFor = (
  { events: chosen, created_at: created }: EndpointRow,
  { type, at }: Pick<Happened, 'type' | 'at'>,
): boolean => at >= created && isChosen(chosen, type)

type Happened = {
  readonly type: string
  readonly kind: EventKind
  readonly recordId: string
  readonly at: Date
}

/** The subscribed events, once per transaction; a plain change only if there is no other event. */
function happenedIn(
  events: ShopEvents['events'],
  endpoints: readonly EndpointRow[],
): readonly Happened[] {
  const keyOf = (one: (typeof events)[number]) => `${one.xid} ${one.kind} ${one.recordId}`
  const named = new Set(events.filter(({ event }) => event !== 'changed').map(keyOf))
  const found = new Map<string, Happened>()
  for (const one of events) {
    const { kind, event, recordId, at } = one
    const type = typeOf(kind, event)
    const isSaid = event === 'changed' && kind !== 'stock' && named.has(keyOf(one))
    const isWanted = endpoints.some((endpoint) => isFor(endpoint, { type, at }))
    if (isWanted && !isSaid) found.set(`${keyOf(one)} ${type}`, { type, kind, recordId, at })
  }
  return [...found.values()]
}

/** With the present records. */
async function composeMessages(
  { changes, newId }: WebhooksDependencies,
  happened: readonly Happened[],
): Promise<readonly NewMessage[]> {
  const records = new Map<EventKind, ReadonlyMap<string, unknown>>()
  for (const [kind, ones] of Map.groupBy(happened, (one) => one.kind)) {
    const ids = [...new Set(ones.map(({ recordId }) => recordId))]
    records.set(kind, await changes.recordsOnWire(kind, ids))
  }
  return happened.map(({ type, kind, recordId, at }) => ({
    id: newId(),
    type,
    recordId,
    at,
    body: bodyOf(type, at, records.get(kind)?.get(recordId) ?? { _id: recordId, deleted: true }),
  }))
}

/** The payload of a message. */
export const bodyOf = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), version: payloadVersion, data })
