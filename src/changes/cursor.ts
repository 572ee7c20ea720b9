/**
 * A position in the changes, as opaque text. It contains a snapshot of the database: the
 * transactions that it does not include are those that follow, in whatever order they were
 * committed.
 */
import * as z from 'zod/mini'
import { followedKinds, type FollowedKind } from './rules.ts'

/** A PostgreSQL snapshot as text: the oldest running transaction, the next one, those running. */
export type Snapshot = string

/** The position of the last record of a page: transaction, row of the log, position in the row. */
export type LogPosition = { readonly xid: string; readonly id: string; readonly place: number }

type Common = {
  readonly epoch: string
  readonly kinds: readonly FollowedKind[]
  /** Everything outside this snapshot is still to be sent. */
  readonly since: Snapshot
  /** When it was taken, in milliseconds since 1970. */
  readonly at: number
}
/** The initial copy: the records of `kinds[kind]` after this one come next. */
export type WalkCursor = Common & { readonly kind: number; readonly after: string }
/**
 * Following changes. `page`: within the changes up to the snapshot `until`, after this position.
 */
export type FollowCursor = Common & {
  readonly page?:
    | { readonly until: Snapshot; readonly untilAt: number; readonly after: LogPosition }
    | undefined
}
export type Cursor = WalkCursor | FollowCursor

export const isWalk = (cursor: Cursor): cursor is WalkCursor => 'kind' in cursor

const maxRunning = 30

/**
 * The same snapshot, or an older one if a very large number of transactions were running: reading
 * changes twice is harmless.
 */
export function boundedSnapshot(snapshot: Snapshot): Snapshot {
  const [oldest = '', , running = ''] = snapshot.split(':')
  return running.split(',').length > maxRunning ? `${oldest}:${oldest}:` : snapshot
}

const xidPattern = /^[1-9]\d{0,17}$/
const Xid = z.string().check(z.regex(xidPattern))
const Count = z.int().check(z.minimum(0))
const SnapshotText = z.string().check(z.refine(isSnapshot))
const uuid = z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))
const Kinds = z.array(z.enum(followedKinds)).check(
  z.minLength(1),
  z.refine((kinds) => new Set(kinds).size === kinds.length),
)
const common = [uuid, Kinds, SnapshotText, Count] as const
const Walk = z.tuple([...common, Count, z.union([z.literal(''), uuid])])
const Follow = z.tuple([...common])
const FollowPage = z.tuple([...common, SnapshotText, Count, Xid, Xid, Count])
const Encoded = z.union([Walk, FollowPage, Follow])

/** In PostgreSQL's format: running transactions ascend between the oldest and the next. */
function isSnapshot(text: string): boolean {
  const [oldest = '', next = '', running = '', ...others] = text.split(':')
  const between = running === '' ? [] : running.split(',')
  if (others.length > 0 || between.length > maxRunning) return false
  if (![oldest, next, ...between].every((xid) => xidPattern.test(xid))) return false
  const numbers = between.map(BigInt)
  return (
    BigInt(oldest) <= BigInt(next) &&
    numbers.every(
      (xid, index) =>
        xid >= BigInt(oldest) && xid < BigInt(next) && xid > (numbers[index - 1] ?? 0n),
    )
  )
}

/** @returns undefined if the text is not a cursor of the changes */
export function decodeCursor(text: string): Cursor | undefined {
  const parsed = z.safeParse(Encoded, parse(text))
  if (!parsed.success) return undefined
  const [epoch, kinds, since, at, ...rest] = parsed.data
  const place = { epoch, kinds, since, at }
  if (rest.length === 0) return place
  if (rest.length === 2) {
    const [kind, after] = rest
    return kind < kinds.length ? { ...place, kind, after } : undefined
  }
  const [until, untilAt, xid, id, index] = rest
  return { ...place, page: { until, untilAt, after: { xid, id, place: index } } }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined // forged
  }
}

export function encodeCursor(cursor: Cursor): string {
  const { epoch, kinds, since, at } = cursor
  const rest = isWalk(cursor)
    ? [cursor.kind, cursor.after]
    : cursor.page
      ? [
          cursor.page.until,
          cursor.page.untilAt,
          cursor.page.after.xid,
          cursor.page.after.id,
          cursor.page.after.place,
        ]
      : []
  return Buffer.from(JSON.stringify([epoch, kinds, since, at, ...rest])).toString('base64url')
}
