/** The only SQL on stock levels and their ledger. */
import { sql, type Generated } from 'kysely'
import type { SqlClause, Handle } from '../../packages/pg-kit/database.server.ts'
import { copyRows } from '../../packages/pg-kit/bulk-copy.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import { isCheckViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { MovementKind, ToolQuantity } from './rules.ts'

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

export type Movement = {
  readonly toolId: string
  readonly kind: MovementKind
  readonly quantity: number
  readonly delta: number
  readonly orderId: string | null
  readonly actorId: string | null
  readonly reason: string
  readonly at: Date
}

/** Opens the level of new tools, at zero. */
export async function insertOpeningLevels(db: Handle, toolIds: readonly string[]): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('stock_levels')
    .values(toolIds.map((tool_id) => ({ tool_id, level: 0 })))
    .execute()
}

/** Opens the books of very many new tools with what was received: levels and movements, by COPY. */
export async function copyOpeningLevels(
  { client }: DedicatedTransaction,
  pieces: readonly ToolQuantity[],
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await copyRows(
    client,
    'stock_levels',
    ['tool_id', 'level'],
    pieces.map(({ toolId, quantity }) => [toolId, quantity]),
  )
  const received = pieces.filter(({ quantity }) => quantity > 0)
  await copyRows(
    client,
    'stock_movements',
    ['tool_id', 'kind', 'quantity', 'delta', 'reason', 'moved_at'],
    received.map(({ toolId, quantity }) => [toolId, 'received', quantity, quantity, reason, at]),
  )
}

/** Why and when something is reserved. */
export type ReserveClauseInput = {
  readonly actorId: string | null
  readonly at: Date
  readonly reason: string
}

/**
 * Takes pieces from their levels and writes the movements: clauses of a statement whose clause `order` has one row, with the `id`
 * of the order that takes them, or none, and then nothing is taken. Too few of anything break the CHECK of the levels, and with
 * it the whole statement. Each tool may be named once.
 */
export function reserveStockClause(
  pieces: readonly ToolQuantity[],
  { actorId, at, reason }: ReserveClauseInput,
  order: string,
): SqlClause {
  const ids = sql`${pieces.map((one) => one.toolId)}::uuid[]`
  const wanted = sql`unnest(${ids}, ${pieces.map((one) => one.quantity)}::int[]) as wanted (tool_id, quantity)`
  const [only, ...others] = pieces
  // Many are locked in one order first, so that two orders of the same tools cannot wait for each other.
  const taken =
    only && others.length === 0
      ? sql`update stock_levels set level = level - ${only.quantity}::int from ${sql.table(order)} where tool_id = ${only.toolId}::uuid`
      : sql`
      update stock_levels set level = level - locked.quantity
      from (
        select shelf.tool_id, wanted.quantity from ${sql.table(order)}, stock_levels shelf join ${wanted} on shelf.tool_id = wanted.tool_id
        order by shelf.tool_id for update of shelf
      ) as locked
      where stock_levels.tool_id = locked.tool_id`
  return sql`
    taken as (${taken}), moved as (
      insert into stock_movements (tool_id, kind, quantity, delta, order_id, actor_id, reason, moved_at)
      select wanted.tool_id, 'reserved', wanted.quantity, -wanted.quantity, ${sql.table(order)}.id, ${actorId}::uuid, ${reason}, ${at}::timestamptz
      from ${sql.table(order)}, ${wanted}
    )`
}

/** Whether a statement failed because a level would have fallen below zero. */
export const isStockBelowZero = (error: unknown): boolean =>
  isCheckViolation(error, 'stock_levels_level_check')

/** Takes pieces of one tool. @returns whether there were enough */
export async function takeFromLevel(
  db: Handle,
  { toolId, quantity }: ToolQuantity,
): Promise<boolean> {
  const taken = await db
    .withTables<Tables>()
    .updateTable('stock_levels')
    .set((eb) => ({ level: eb('level', '-', quantity) }))
    .where('tool_id', '=', toolId)
    .where('level', '>=', quantity)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Adds pieces, in the same order of rows as taking does. Negative deltas take; the CHECK refuses to fall below zero. */
export async function addToLevels(
  db: Handle,
  deltas: readonly { readonly toolId: string; readonly delta: number }[],
): Promise<void> {
  await db
    .withTables<Tables>()
    .selectFrom('stock_levels')
    .select('tool_id')
    .where(
      'tool_id',
      'in',
      deltas.map((one) => one.toolId),
    )
    .orderBy('tool_id')
    .forUpdate()
    .execute()
  await sql`
    update stock_levels set level = level + change.delta
    from unnest(${deltas.map((one) => one.toolId)}::uuid[], ${deltas.map((one) => one.delta)}::int[]) as change (tool_id, delta)
    where stock_levels.tool_id = change.tool_id`.execute(db)
}

export async function recordMovements(db: Handle, movements: readonly Movement[]): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('stock_movements')
    .values(
      movements.map((one) => ({
        tool_id: one.toolId,
        kind: one.kind,
        quantity: one.quantity,
        delta: one.delta,
        order_id: one.orderId,
        actor_id: one.actorId,
        reason: one.reason,
        moved_at: one.at,
      })),
    )
    .execute()
}

export async function levelsOf(
  db: Handle,
  toolIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('stock_levels')
    .select(['tool_id', 'level'])
    .where('tool_id', 'in', [...toolIds])
    .execute()
  return new Map(rows.map((row) => [row.tool_id, row.level]))
}

/** The tools whose level is not the sum of their movements; none, if all is well. */
export async function findWrongLevels(
  db: Handle,
): Promise<readonly { toolId: string; level: number; sum: number }[]> {
  const { rows } = await sql<{ tool_id: string; level: number; sum: number }>`
    select level.tool_id, level.level, coalesce(sum(moved.delta), 0)::int as sum
    from stock_levels level left join stock_movements moved using (tool_id)
    group by level.tool_id, level.level having level.level <> coalesce(sum(moved.delta), 0)`.execute(
    db,
  )
  return rows.map((row) => ({ toolId: row.tool_id, level: row.level, sum: row.sum }))
}

export async function countLevels(db: Handle): Promise<number> {
  const row = await db
    .withTables<Tables>()
    .selectFrom('stock_levels')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Forgets levels and movements of the demo shop's tools for good; the ledger's trigger refuses anything else. Which tools those are, the catalogue publishes. */
export async function deleteDemoStock(db: Handle): Promise<void> {
  await sql`select set_config('ironmonger.clearing_demo', 'on', true)`.execute(db)
  await sql`delete from stock_movements using demo_tools_by_id tool where tool_id = tool.id`.execute(
    db,
  )
  await sql`delete from stock_levels using demo_tools_by_id tool where tool_id = tool.id`.execute(
    db,
  )
  await sql`select set_config('ironmonger.clearing_demo', 'off', true)`.execute(db)
}
