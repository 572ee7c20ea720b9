/** The only SQL on stock levels and their ledger. */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../platform/database/database.server.ts'
import type { MovementKind, Pieces } from './rules.ts'

type Tables = {
  stock_levels: { tool_id: string; level: number }
  stock_movements: {
    id: Generated<number>
    tool_id: string
    kind: MovementKind
    quantity: number
    delta: number
    order_id: string | null
    actor_id: string | null
    reason: string
    moved_at: Date
  }
}

export type Movement = { readonly toolId: string; readonly kind: MovementKind; readonly quantity: number; readonly delta: number; readonly orderId: string | null; readonly actorId: string | null; readonly reason: string; readonly at: Date }

/** Opens the level of new tools, at zero. */
export async function openLevels(db: Handle, toolIds: readonly string[]): Promise<void> {
  await db.withTables<Tables>().insertInto('stock_levels').values(toolIds.map((tool_id) => ({ tool_id, level: 0 }))).execute()
}

/**
 * Takes pieces where there are enough. One statement; a row that has too few is left alone.
 * @returns the ids of the tools that were taken
 */
export async function takeFromLevels(db: Handle, pieces: readonly Pieces[]): Promise<ReadonlySet<string>> {
  const only = pieces[0]
  if (pieces.length === 1 && only) {
    const taken = await db.withTables<Tables>().updateTable('stock_levels').set((eb) => ({ level: eb('level', '-', only.quantity) }))
      .where('tool_id', '=', only.toolId).where('level', '>=', only.quantity).returning('tool_id').execute()
    return new Set(taken.map((row) => row.tool_id))
  }
  // Locked in one order first, so that two orders of the same tools cannot wait for each other.
  await db.withTables<Tables>().selectFrom('stock_levels').select('tool_id').where('tool_id', 'in', pieces.map((one) => one.toolId)).orderBy('tool_id').forUpdate().execute()
  const { rows } = await sql<{ tool_id: string }>`
    update stock_levels set level = level - wanted.quantity
    from unnest(${pieces.map((one) => one.toolId)}::uuid[], ${pieces.map((one) => one.quantity)}::int[]) as wanted (tool_id, quantity)
    where stock_levels.tool_id = wanted.tool_id and level >= wanted.quantity
    returning stock_levels.tool_id`.execute(db)
  return new Set(rows.map((row) => row.tool_id))
}

/** Adds pieces, in the same order of rows as taking does. Negative deltas take; the CHECK refuses to fall below zero. */
export async function addToLevels(db: Handle, deltas: readonly { readonly toolId: string; readonly delta: number }[]): Promise<void> {
  await db.withTables<Tables>().selectFrom('stock_levels').select('tool_id').where('tool_id', 'in', deltas.map((one) => one.toolId)).orderBy('tool_id').forUpdate().execute()
  await sql`
    update stock_levels set level = level + change.delta
    from unnest(${deltas.map((one) => one.toolId)}::uuid[], ${deltas.map((one) => one.delta)}::int[]) as change (tool_id, delta)
    where stock_levels.tool_id = change.tool_id`.execute(db)
}

export async function recordMovements(db: Handle, movements: readonly Movement[]): Promise<void> {
  await db.withTables<Tables>().insertInto('stock_movements').values(movements.map((one) => ({
    tool_id: one.toolId, kind: one.kind, quantity: one.quantity, delta: one.delta, order_id: one.orderId, actor_id: one.actorId, reason: one.reason, moved_at: one.at,
  }))).execute()
}

export async function levelsOf(db: Handle, toolIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.withTables<Tables>().selectFrom('stock_levels').select(['tool_id', 'level']).where('tool_id', 'in', [...toolIds]).execute()
  return new Map(rows.map((row) => [row.tool_id, row.level]))
}

/** The tools whose level is not the sum of their movements; none, if all is well. */
export async function wrongLevels(db: Handle): Promise<readonly { toolId: string; level: number; sum: number }[]> {
  const { rows } = await sql<{ tool_id: string; level: number; sum: number }>`
    select level.tool_id, level.level, coalesce(sum(moved.delta), 0)::int as sum
    from stock_levels level left join stock_movements moved using (tool_id)
    group by level.tool_id, level.level having level.level <> coalesce(sum(moved.delta), 0)`.execute(db)
  return rows.map((row) => ({ toolId: row.tool_id, level: row.level, sum: row.sum }))
}

export async function countLevels(db: Handle): Promise<number> {
  const row = await db.withTables<Tables>().selectFrom('stock_levels').select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Forgets levels and movements for good. Only for demo tools; the ledger's trigger refuses anything else. */
export async function forgetStock(db: Handle, toolIds: readonly string[]): Promise<void> {
  await sql`select set_config('ironmonger.clearing_demo', 'on', true)`.execute(db)
  await db.withTables<Tables>().deleteFrom('stock_movements').where('tool_id', 'in', [...toolIds]).execute()
  await db.withTables<Tables>().deleteFrom('stock_levels').where('tool_id', 'in', [...toolIds]).execute()
  await sql`select set_config('ironmonger.clearing_demo', 'off', true)`.execute(db)
}
