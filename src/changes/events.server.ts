/** What happened, for those within the shop who pass it on: webhooks. */
import { safeEncode } from 'zod/v4/core'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { Change } from './contract.ts'
import { boundedSnapshot, decodeCursor, encodeCursor, isWalk, type FollowCursor } from './cursor.ts'
import { readRecords, type RecordSources } from './records.server.ts'
import { followedKinds, type EventKind, type FollowedKind } from './rules.ts'
import { currentEpoch } from './epoch.server.ts'
import { readEpoch, readLog, readSnapshot, type LoggedChange } from './store.server.ts'

export type ShopEvents = {
  readonly events: readonly LoggedChange<EventKind>[]
  /** Where to go on. */
  readonly next: string
  /** Whether more changes are already available. */
  readonly more: boolean
}

/** Every kind of event, and the records that show it. */
const shownAs: Readonly<Record<EventKind, FollowedKind>> = {
  tool: 'tools',
  stock: 'stock',
  price: 'tools',
  order: 'orders',
  document: 'documents',
  company: 'companies',
  shipment: 'shipments',
  payment: 'payments',
  quote: 'quotes',
}
const isEventKind = (kind: string): kind is EventKind => kind in shownAs
const eventKinds = Object.keys(shownAs).filter(isEventKind)

/** The present position. */
export async function placeNow(tx: Handle, now: Date): Promise<string> {
  const epoch = await currentEpoch(tx)
  const since = boundedSnapshot((await readSnapshot(tx)).snapshot)
  return encodeCursor({ epoch, kinds: followedKinds, since, at: now.getTime() })
}

type Reading = { readonly limit: number; readonly now: Date }

/**
 * The events after a position, in a transaction. For a position from before a restore, it continues
 * from now.
 */
export async function readEvents(
  db: Handle,
  place: string,
  { limit, now }: Reading,
): Promise<ShopEvents> {
  const cursor = await readPlace(db, place)
  if (!cursor) return { events: [], next: await placeNow(db, now), more: false }
  const { page, ...begin } = cursor
  const until = page?.until ?? boundedSnapshot((await readSnapshot(db)).snapshot)
  const rows = await readLog(db, {
    kinds: eventKinds,
    since: begin.since,
    until,
    after: page?.after,
    limit: limit + 1,
  })
  const events = rows.slice(0, limit)
  const last = events.at(-1)
  if (rows.length <= limit || !last)
    return { events, next: encodeCursor({ ...begin, since: until }), more: page !== undefined }
  const { xid, id, place: index } = last
  const after = { xid, id, place: index }
  return {
    events,
    next: encodeCursor({ ...begin, page: { until, untilAt: begin.at, after } }),
    more: true,
  }
}

async function readPlace(db: Handle, place: string): Promise<FollowCursor | undefined> {
  const cursor = decodeCursor(place)
  if (!cursor || isWalk(cursor)) return undefined
  const found = await readEpoch(db)
  const { isAhead } = await readSnapshot(db, cursor.since)
  return found?.isCurrent && found.epoch === cursor.epoch && !isAhead ? cursor : undefined
}

/** Records in wire format, by their ids; missing ones are left out. */
export async function recordsOnWire(
  sources: RecordSources,
  kind: EventKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const changes = await readRecords(sources, shownAs[kind], ids)
  return new Map(
    changes.flatMap((change) => {
      const encoded = safeEncode(Change, change)
      if (!encoded.success) throw new Error(`A record of ${kind} is not as its contract says`)
      return encoded.data.record === undefined ? [] : [[change.id, encoded.data.record]]
    }),
  )
}
