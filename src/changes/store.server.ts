/** The only SQL queries for the log of changes. Triggers write it: migrations/0580_changes.ts. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { LogPosition, Snapshot } from './cursor.ts'
import type { LoggedKind } from './rules.ts'

export type LoggedChange<K extends LoggedKind = LoggedKind> = LogPosition & {
  readonly kind: K
  /** The event: 'placed'. */
  readonly event: string
  readonly recordId: string
  readonly at: Date
}

/**
 * The present snapshot, and whether the cursor's snapshot is ahead of it: then the cursor belongs
 * to a lost timeline.
 */
export async function readSnapshot(
  db: Handle,
  since?: Snapshot,
): Promise<{ readonly snapshot: Snapshot; readonly isAhead: boolean }> {
  const { rows } = await sql<{ snapshot: Snapshot; isAhead: boolean }>`
    select pg_current_snapshot()::text as snapshot, coalesce(
      pg_snapshot_xmax(${since ?? null}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()),
      false
    ) as "isAhead"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database answered no snapshot')
  return row
}

/**
 * The epoch of the log, and whether it belongs to this database server: after a physical copy, a
 * failover or an upgrade of PostgreSQL, past transactions are unknown.
 */
export async function readEpoch(
  db: Handle,
): Promise<{ readonly epoch: string; readonly isCurrent: boolean } | undefined> {
  const { rows } = await sql<{ epoch: string; isCurrent: boolean }>`
    select epoch, server is not distinct from ${server} as "isCurrent" from changes_epoch`.execute(
    db,
  )
  return rows[0]
}

/** The server's id, and how often it was restored or promoted. */
const server = sql`(
  select system_identifier::text || '/' || timeline_id::text
  from pg_control_system(), pg_control_checkpoint()
)`

/** Prevents others from starting an epoch until the transaction ends. */
export const lockEpoch = async (tx: Handle): Promise<void> =>
  void (await sql`lock table changes_epoch in share row exclusive mode`.execute(tx))

/**
 * Starts a new epoch with an empty log, in the transaction that restores the shop or detects that
 * it was moved.
 */
export async function beginEpoch(tx: Handle): Promise<string> {
  const { rows } = await sql<{ epoch: string }>`
    insert into changes_epoch (server) values (${server})
    on conflict (is_only) do update set epoch = gen_random_uuid(), server = excluded.server
    returning epoch`.execute(tx)
  await sql`delete from changes`.execute(tx)
  return rows[0]?.epoch ?? ''
}

export type LogRange<K extends LoggedKind> = {
  readonly kinds: readonly K[]
  /** Changes that are not in this snapshot … */
  readonly since: Snapshot
  /** … but are in this one. */
  readonly until: Snapshot
  readonly after?: LogPosition | undefined
  readonly limit: number
}

/** Changes by transaction, those of each in order. */
export async function readLog<K extends LoggedKind>(
  db: Handle,
  { kinds, since, until, after, limit }: LogRange<K>,
): Promise<readonly LoggedChange<K>[]> {
  const begin = after
    ? sql`and (changes.xid, changes.id) >= (${after.xid}::xid8, ${after.id}::bigint)
        and (changes.xid, changes.id, record.place)
          > (${after.xid}::xid8, ${after.id}::bigint, ${after.place}::bigint)`
    : sql``
  const { rows } = await sql<LoggedChange<K>>`
    select change.kind, change.event, change.at, change.xid::text as xid, change.id::text as id, change.place::int as place,
      change.record_id as "recordId"
    from unnest(${kinds}::text[]) as wanted (kind)
    cross join lateral (
      select changes.kind, changes.event, changes.at, changes.xid, changes.id, record.place, record.record_id
      from changes
      cross join lateral unnest(changes.record_ids) with ordinality as record (record_id, place)
      where changes.kind = wanted.kind
        and changes.xid >= pg_snapshot_xmin(${since}::pg_snapshot)
        and changes.xid < pg_snapshot_xmax(${until}::pg_snapshot)
        and not pg_visible_in_snapshot(changes.xid, ${since}::pg_snapshot)
        and pg_visible_in_snapshot(changes.xid, ${until}::pg_snapshot)
        ${begin}
      order by changes.xid, changes.id, record.place
      limit ${limit}
    ) as change
    order by change.xid, change.id, change.place
    limit ${limit}`.execute(db)
  return rows
}

/** The ids of a kind's records after one of them; '' for the first. */
export async function idsAfter(
  db: Handle,
  kind: LoggedKind,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const begin = after === '' ? sql`` : sql`and id > ${after}::uuid`
  const { rows } = await sql<{ id: string }>`
    select id from followed_records where kind = ${sql.lit(kind)} ${begin}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Deletes the oldest changes, at most `limit` rows.
 * @returns how many
 */
export async function deleteChangesBefore(db: Handle, at: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from changes where id in (
      select id from (select id, at from changes order by id limit ${limit}) as oldest
      where at < ${at}
    )`.execute(db)
  return Number(numAffectedRows)
}
