/** The only SQL that reads a tool's ledger and writes an admin's entries. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { MovementKind, ManualMovementKind } from './rules.ts'

/** A movement as the ledger shows it. */
export type LedgerEntry = {
  readonly id: number
  readonly kind: MovementKind
  readonly delta: number
  readonly order_number: number | null
  readonly actor_name: string | null
  readonly reason: string
  readonly moved_at: Date
  /** The present level, read at the same moment as the movements. */
  readonly current_level: number
}

/**
 * A tool's movements, newest first; if `beforeId` is given, only those before that movement. Names
 * and order numbers come from the views that accounts and orders publish.
 */
export async function listMovements(
  db: Handle,
  toolId: string,
  beforeId: number | undefined,
  limit: number,
): Promise<readonly LedgerEntry[]> {
  const { rows } = await sql<LedgerEntry>`
    select
      moved.id, moved.kind, moved.delta, orders.number as order_number,
      people.name as actor_name, moved.reason, moved.moved_at, level.level as current_level
    from stock_movements moved
    join stock_levels level using (tool_id)
    left join order_numbers_by_id orders on orders.id = moved.order_id
    left join people_by_id people on people.id = moved.actor_id
    where moved.tool_id = ${toolId}
      and (${beforeId ?? null}::bigint is null or moved.id < ${beforeId ?? null}::bigint)
    order by moved.id desc
    limit ${limit}`.execute(db)
  return rows
}

/**
 * The level of a tool, its row locked until the transaction ends; undefined for an unknown tool.
 */
export async function lockLevel(db: Handle, toolId: string): Promise<number | undefined> {
  const { rows } = await sql<{ level: number }>`
    select level from stock_levels where tool_id = ${toolId} for update`.execute(db)
  return rows[0]?.level
}

/** A movement that an admin records under an idempotency key. */
type ManualMovementValues = {
  readonly toolId: string
  readonly kind: ManualMovementKind
  readonly delta: number
  readonly actorId: string
  readonly reason: string
  /** For instances of the previous release, as the hash: now `once` keeps the key. */
  readonly key: string
  /** SHA-256 of the submitted body. */
  readonly bodyHash: Buffer
  readonly at: Date
}

/** Writes a movement and changes the level by it, in one statement. Lock the level's row first. */
export async function insertManualMovement(
  db: Handle,
  { toolId, kind, delta, actorId, reason, key, bodyHash, at }: ManualMovementValues,
): Promise<void> {
  await sql`
    with inserted_movement as (
      insert into stock_movements (
        tool_id, kind, quantity, delta, actor_id, reason, idempotency_key, body_hash, moved_at
      )
      values (
        ${toolId}, ${kind}, ${Math.abs(delta)}, ${delta}, ${actorId}, ${reason}, ${key},
        ${bodyHash}, ${at}
      )
    )
    update stock_levels set level = level + ${delta} where tool_id = ${toolId}`.execute(db)
}

/** The title of a tool on sale, from the view that the catalogue publishes; empty for others. */
export async function toolTitle(db: Handle, toolId: string): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select name || ' · ' || sku as title from tools_on_sale where id = ${toolId}`.execute(db)
  return rows[0]?.title ?? ''
}
