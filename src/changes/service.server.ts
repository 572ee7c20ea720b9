/** The changes service: the shop's records from zero, then whatever has changed. */
import type { ErrorLog, JobRunner } from '../../packages/pg-kit/jobs.server.ts'
import { createPeriodicJob } from '../../packages/pg-kit/periodic-job.server.ts'
import { forbidden, invalidInput } from '../../packages/contract/standard-problems.ts'
import { scopeMissing } from '../platform/access/access-problems.ts'
import type { Actor } from '../platform/access/endpoint.ts'
import {
  cursorExpired,
  type ChangesOperations,
  type ChangesPage,
  type ChangesQuery,
} from './contract.ts'
import {
  boundedSnapshot,
  decodeCursor,
  encodeCursor,
  isWalk,
  type Cursor,
  type FollowCursor,
  type WalkCursor,
} from './cursor.ts'
import { currentEpoch } from './epoch.server.ts'
import { placeNow, readEvents, recordsOnWire } from './events.server.ts'
import { createRowReader, fillPage } from './fill-page.server.ts'
import { changesMessages as messages } from './messages/changes.ts'
import { readRecords, type RecordSources } from './records.server.ts'
import {
  cursorLifetime,
  followedKinds,
  keptFor,
  loggedKinds,
  readableKinds,
  scopesFor,
  type EventKind,
  type FollowedKind,
} from './rules.ts'
import { deleteChangesBefore, idsAfter, readEpoch, readLog, readSnapshot } from './store.server.ts'

export interface ChangesService extends ChangesOperations {
  /** Regularly deletes changes that are older than any valid cursor; `prune` does it at once. */
  readonly pruning: JobRunner
  prune(): Promise<void>
  /** For webhooks: see events.server.ts. */
  readonly placeNow: typeof placeNow
  readonly readEvents: typeof readEvents
  recordsOnWire(kind: EventKind, ids: readonly string[]): Promise<ReadonlyMap<string, unknown>>
}

export type ChangesDependencies = RecordSources & {
  readonly log: ErrorLog
  readonly now: () => Date
}

export const createChangesService = (deps: ChangesDependencies): ChangesService => ({
  list: ({ actor }, query) => readChanges(deps, actor, query),
  prune: () => prune(deps),
  placeNow,
  readEvents,
  recordsOnWire: (kind, ids) => recordsOnWire(deps, kind, ids),
  pruning: createPeriodicJob(deps.database, deps.log, {
    channel: 'changes-pruning',
    pollInterval: 3_600_000,
    failureMessage: messages.pruneFailed,
    run: () => prune(deps),
  }),
})

const defaultPageSize = 100

/**
 * @throws forbidden, or scopeMissing, for records that the caller may not read; cursorExpired;
 *   invalidInput
 */
async function readChanges(
  deps: ChangesDependencies,
  actor: Actor,
  { since, of, limit = defaultPageSize }: ChangesQuery,
): Promise<ChangesPage> {
  const readable = readableKinds(actor.permissions ?? [])
  const cursor =
    since === undefined
      ? await beginWalk(deps, of === undefined ? readable : kindsIn(of))
      : await continueAt(deps, since, of)
  const refused = cursor.kinds.filter((kind) => !readable.includes(kind))
  if (refused.length > 0) throw refuse(actor, refused)
  return isWalk(cursor) ? walk(deps, cursor, limit) : follow(deps, cursor, limit)
}

/** A key is told which scopes it lacks. */
const refuse = ({ responsible }: Actor, kinds: readonly FollowedKind[]) =>
  responsible === undefined
    ? forbidden({ detail: messages.notAllowed(kinds) })
    : scopeMissing({ detail: messages.notAllowed(kinds), facts: { scopes: scopesFor(kinds) } })

/** The named kinds, without duplicates and always in the same order. */
const kindsIn = (of: string): readonly FollowedKind[] => {
  const named = of.split(',')
  return followedKinds.filter((kind) => named.includes(kind))
}

/** The snapshot is taken before the first record is read: changes in the meantime follow later. */
async function beginWalk(
  { database, now }: ChangesDependencies,
  kinds: readonly FollowedKind[],
): Promise<WalkCursor> {
  const epoch = await database.transact(currentEpoch)
  const { snapshot } = await readSnapshot(database.handle)
  const since = boundedSnapshot(snapshot)
  return { epoch, kinds, since, at: now().getTime(), kind: 0, after: '' }
}

async function continueAt(
  { database, now }: ChangesDependencies,
  since: string,
  of: string | undefined,
): Promise<Cursor> {
  const cursor = decodeCursor(since)
  if (!cursor) throw wrongInput('since', messages.notCursor)
  if (of !== undefined && kindsIn(of).join() !== kindsIn(cursor.kinds.join()).join())
    throw wrongInput('of', messages.otherKinds(cursor.kinds))
  if (now().getTime() - cursor.at > cursorLifetime) throw cursorExpired({ detail: messages.tooOld })
  const found = await readEpoch(database.handle)
  const { isAhead } = await readSnapshot(database.handle, cursor.since)
  if (!found?.isCurrent || found.epoch !== cursor.epoch || isAhead)
    throw cursorExpired({ detail: messages.otherEpoch })
  return cursor
}

const wrongInput = (parameter: string, detail: string) =>
  invalidInput({ errors: [{ pointer: `query:${parameter}`, detail }] })

/** The next records of the initial copy; after the last kind, the changes. */
async function walk(
  deps: ChangesDependencies,
  { kind: index, after, ...place }: WalkCursor,
  limit: number,
): Promise<ChangesPage> {
  const kind = place.kinds[index]
  if (kind === undefined) return follow(deps, place, limit)
  const [logged] = kind === 'tools' ? (['tool'] as const) : loggedKinds[kind]
  const ids = logged ? await idsAfter(deps.database.reports, logged, after, limit + 1) : []
  const { changes, read } = await fillPage(ids.slice(0, limit), async (some) =>
    // Deleted orders still have a row; an initial copy never contains them.
    (await readRecords(deps, kind, some)).map((change) => (change.deleted ? [] : [change])),
  )
  const last = ids[read - 1]
  const next: Cursor =
    ids.length > read && last !== undefined
      ? { ...place, kind: index, after: last }
      : index + 1 < place.kinds.length
        ? { ...place, kind: index + 1, after: '' }
        : place
  return {
    changes,
    next: encodeCursor(next),
    more: true,
  }
}

/** Changes that are in the present snapshot but not in the cursor's: each record once per page. */
async function follow(
  deps: ChangesDependencies,
  { page, ...place }: FollowCursor,
  limit: number,
): Promise<ChangesPage> {
  const { database, now } = deps
  const untilAt = page?.untilAt ?? now().getTime()
  const until = page?.until ?? boundedSnapshot((await readSnapshot(database.reports)).snapshot)
  const rows = await readLog(database.reports, {
    kinds: [...new Set(place.kinds.flatMap((kind) => loggedKinds[kind]))],
    since: place.since,
    until,
    after: page?.after,
    limit: limit + 1,
  })
  const { changes, read } = await fillPage(rows.slice(0, limit), createRowReader(deps, place.kinds))
  const last = rows[read - 1]
  return rows.length > read && last !== undefined
    ? {
        changes,
        next: encodeCursor({ ...place, page: { until, untilAt, after: last } }),
        more: true,
      }
    : {
        changes,
        next: encodeCursor({ ...place, since: until, at: untilAt }),
        // The end of pages that started earlier: there may be more since.
        more: page !== undefined,
      }
}

const pruneSize = 5000

async function prune({ database, now }: ChangesDependencies): Promise<void> {
  const before = new Date(now().getTime() - keptFor)
  while ((await deleteChangesBefore(database.handle, before, pruneSize)) === pruneSize);
}
