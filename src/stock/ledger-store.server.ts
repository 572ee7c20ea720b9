/** The only SQL on what an admin records in the ledger, and on reading it. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { MovementKind, ManualMovementKind } from './rules.ts'

export type LedgerEntry = {
  readonly id: number
  readonly kind: MovementKind
  readonly delta: number
  readonly order_number: number | null
  readonly by: string | null
  readonly reason: string
  readonly moved_at: Date
  /** The level now, read in the same moment as the movements. */
  readonly level_now: number
}

/** A tool's movements before a place in the ledger, newest first; names and numbers come from the views that accounts and orders publish. */
export async function movementsOf(
  db: Handle,
  toolId: string,
  before: number | undefined,
  limit: number,
): Promise<readonly LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select moved.id, moved.kind, moved.delta, orders.number as order_number, people.name as by, moved.reason, moved.moved_at, level.level as level_now
    from stock_movements moved
    join stock_levels level using (tool_id)
    left join order_numbers_by_id orders on orders.id = moved.order_id
    left join people_by_id people on people.id = moved.actor_id
    where moved.tool_id = ${toolId} and (${before ?? null}::bigint is null or moved.id < ${before ?? null}::bigint)
    order by moved.id desc limit ${limit}`.execute(db)
  return rows
}

/** The level of a tool, its row locked until the transaction ends; undefined for an unknown tool. */
export async function lockLevel(db: Handle, toolId: string): Promise<number | undefined> {
  const {
    rows: [row],
  } = await sql<{
    level: number
  }>`select level from stock_levels where tool_id = ${toolId} for update`.execute(db)
  return row?.level
}

export type RecordedMovement = {
  readonly toolId: string
  readonly kind: ManualMovementKind
  readonly delta: number
  readonly actorId: string
  readonly reason: string
  readonly key: string
  readonly at: Date
}

/** What this admin recorded under this key, if anything. */
export async function movementByKey(
  db: Handle,
  actorId: string,
  key: string,
): Promise<
  { tool_id: string; kind: ManualMovementKind; delta: number; reason: string } | undefined
> {
  const {
    rows: [row],
  } = await sql<{ tool_id: string; kind: ManualMovementKind; delta: number; reason: string }>`
    select tool_id, kind, delta, reason from stock_movements where actor_id = ${actorId} and idempotency_key = ${key}`.execute(
    db,
  )
  return row
}

/** Writes a movement and changes the level by it, in one statement. The row of the level must be locked. */
export async function recordMovement(
  db: Handle,
  { toolId, kind, delta, actorId, reason, key, at }: RecordedMovement,
): Promise<void> {
  await sql`
    with moved as (
      insert into stock_movements (tool_id, kind, quantity, delta, actor_id, reason, idempotency_key, moved_at)
      values (${toolId}, ${kind}, ${Math.abs(delta)}, ${delta}, ${actorId}, ${reason}, ${key}, ${at})
    )
    update stock_levels set level = level + ${delta} where tool_id = ${toolId}`.execute(db)
}
