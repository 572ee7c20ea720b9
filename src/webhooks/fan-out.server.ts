/** Makes messages of what has happened: once each, for every endpoint that has chosen it. */
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

/** The version of what `data` holds: it rises when a receiver of before would fail. */
const payloadVersion = 1
/** Changes that become messages together. */
const batchSize = 200

/** Passes on everything that has happened until now. @returns how many deliveries there are of it */
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
 * Messages, deliveries and the place up to which there are any are one transaction: a process that
 * ends here has done all of it or nothing. Of two instances, the second finds another place and
 * writes nothing.
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

/** What an endpoint has chosen, since it is there. */
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

/** What somebody has chosen, once for each transaction; a mere change only where nothing else is. */
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

/** With the records as they are now. */
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
