/**
 * The only SQL on stock levels and their movements; the ledger's own queries are in ledger-store.
 */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { copyRows } from '../../packages/pg-kit/bulk-copy.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import { isCheckViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import type { StatementPart } from '../../packages/pg-kit/statement-part.server.ts'
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

/** A movement to be written. `delta` is its change of the level, in pieces. */
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

/** A tool whose level is not the sum of its movements. Both in pieces. */
export type WrongLevel = { readonly toolId: string; readonly level: number; readonly sum: number }

/** Creates the levels of new tools, with each tool's pieces. */
export async function insertLevels(db: Handle, quantities: readonly ToolQuantity[]): Promise<void> {
  await sql`
    insert into stock_levels (tool_id, level)
    select * from unnest(
      ${quantities.map(({ toolId }) => toolId)}::uuid[],
      ${quantities.map(({ quantity }) => quantity)}::int[]
    )`.execute(db)
}

/** Creates the levels and first movements of a very large number of new tools, by COPY. */
export async function copyLevels(
  { client }: DedicatedTransaction,
  quantities: readonly ToolQuantity[],
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await copyRows(
    client,
    'stock_levels',
    ['tool_id', 'level'],
    quantities.map(({ toolId, quantity }) => [toolId, quantity]),
  )
  const received = quantities.filter(({ quantity }) => quantity > 0)
  await copyRows(
    client,
    'stock_movements',
    ['tool_id', 'kind', 'quantity', 'delta', 'reason', 'moved_at'],
    received.map(({ toolId, quantity }) => [toolId, 'received', quantity, quantity, reason, at]),
  )
}

/** Who reserves, when, and why. */
export type Reservation = {
  readonly actorId: string | null
  readonly at: Date
  readonly reason: string
}

/**
 * Lowers the levels by an order's pieces and writes the `reserved` movements, as a part of the
 * statement that writes the order. If the order's CTE returns no row, nothing is taken. If a level
 * would fall below zero, the CHECK of `stock_levels` fails and with it the whole statement (see
 * `isLevelBelowZero`).
 * @param quantities each tool once; see `sumPerTool`
 */
export const reserveStockPart =
  (
    quantities: readonly ToolQuantity[],
    { actorId, at, reason }: Reservation,
  ): StatementPart<{ readonly id: string }> =>
  (order) => {
    const reserved = sql`
      unnest(
        ${quantities.map(({ toolId }) => toolId)}::uuid[],
        ${quantities.map(({ quantity }) => quantity)}::int[]
      ) as reserved (tool_id, quantity)`
    const [first, ...others] = quantities
    // For one tool a plain update, which is faster. Several rows are locked in the order of their
    // ids first, so that two orders of the same tools cannot wait for each other (deadlock).
    const updateLevels =
      first && others.length === 0
        ? sql`
          update stock_levels set level = level - ${first.quantity}::int
          from ${order.table}
          where tool_id = ${first.toolId}::uuid`
        : sql`
          update stock_levels set level = stock_levels.level - locked.quantity
          from (
            select current.tool_id, reserved.quantity
            from ${order.table}, stock_levels current
            join ${reserved} on current.tool_id = reserved.tool_id
            order by current.tool_id
            for update of current
          ) as locked
          where stock_levels.tool_id = locked.tool_id`
    return sql`
      lowered_levels as (${updateLevels}),
      reserve_movements as (
        insert into stock_movements (
          tool_id, kind, quantity, delta, order_id, actor_id, reason, moved_at
        )
        select
          reserved.tool_id, 'reserved', reserved.quantity, -reserved.quantity,
          ${order.column.id}, ${actorId}::uuid, ${reason}, ${at}::timestamptz
        from ${order.table}, ${reserved}
      )`
  }

/** Whether a statement failed because a level would have fallen below zero. */
export const isLevelBelowZero = (error: unknown): boolean =>
  isCheckViolation(error, 'stock_levels_level_check')

/**
 * Lowers the level of one tool.
 * @returns false, changing nothing, if there are too few pieces
 */
export async function lowerLevel(db: Handle, { toolId, quantity }: ToolQuantity): Promise<boolean> {
  const updated = await db
    .withTables<Tables>()
    .updateTable('stock_levels')
    .set((eb) => ({ level: eb('level', '-', quantity) }))
    .where('tool_id', '=', toolId)
    .where('level', '>=', quantity)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Raises levels, locking the rows in the same order as reserving. Each tool once. */
export async function raiseLevels(db: Handle, quantities: readonly ToolQuantity[]): Promise<void> {
  const toolIds = quantities.map(({ toolId }) => toolId)
  await lockLevels(db, toolIds)
  await sql`
    update stock_levels set level = level + added.quantity
    from unnest(
      ${toolIds}::uuid[],
      ${quantities.map(({ quantity }) => quantity)}::int[]
    ) as added (tool_id, quantity)
    where stock_levels.tool_id = added.tool_id`.execute(db)
}

/** A difference of a tool's level, in pieces. */
export type LevelChange = { readonly toolId: string; readonly delta: number }

/** Changes levels whose rows are locked. Each tool once. */
export async function changeLevels(db: Handle, changes: readonly LevelChange[]): Promise<void> {
  await sql`
    update stock_levels set level = level + changed.delta
    from unnest(
      ${changes.map(({ toolId }) => toolId)}::uuid[], ${changes.map(({ delta }) => delta)}::int[]
    ) as changed (tool_id, delta)
    where stock_levels.tool_id = changed.tool_id`.execute(db)
}

/** The level of each of these tools, locked in the same order as when reserving. */
export async function lockLevels(
  db: Handle,
  toolIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('stock_levels')
    .select(['tool_id', 'level'])
    .where('tool_id', 'in', [...toolIds])
    .orderBy('tool_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.tool_id, row.level]))
}

/** The pieces that an order released at this moment. */
export async function findReleased(
  db: Handle,
  orderId: string,
  at: Date,
): Promise<readonly ToolQuantity[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('stock_movements')
    .select(['tool_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'released')
    .where('moved_at', '=', at)
    .execute()
  return rows.map((row) => ({ toolId: row.tool_id, quantity: row.quantity }))
}

export async function insertMovements(db: Handle, movements: readonly Movement[]): Promise<void> {
  await sql`
    insert into stock_movements (
      tool_id, kind, quantity, delta, order_id, actor_id, reason, moved_at
    )
    select * from unnest(
      ${movements.map(({ toolId }) => toolId)}::uuid[],
      ${movements.map(({ kind }) => kind)}::text[],
      ${movements.map(({ quantity }) => quantity)}::int[],
      ${movements.map(({ delta }) => delta)}::int[],
      ${movements.map(({ orderId }) => orderId)}::uuid[],
      ${movements.map(({ actorId }) => actorId)}::uuid[],
      ${movements.map(({ reason }) => reason)}::text[],
      ${movements.map(({ at }) => at)}::timestamptz[]
    )`.execute(db)
}

/** The level of each of these tools, in pieces; an unknown tool is left out. */
export async function levelsOf(
  db: Handle,
  toolIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (toolIds.length === 0) return new Map()
  const rows = await db
    .withTables<Tables>()
    .selectFrom('stock_levels')
    .select(['tool_id', 'level'])
    .where('tool_id', 'in', [...toolIds])
    .execute()
  return new Map(rows.map((row) => [row.tool_id, row.level]))
}

/** The tools whose level is not the sum of their movements; normally none. */
export async function findWrongLevels(db: Handle): Promise<readonly WrongLevel[]> {
  const { rows } = await sql<{ tool_id: string; level: number; sum: number }>`
    select level.tool_id, level.level, coalesce(sum(moved.delta), 0)::int as sum
    from stock_levels level
    left join stock_movements moved using (tool_id)
    group by level.tool_id, level.level
    having level.level <> coalesce(sum(moved.delta), 0)`.execute(db)
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

/**
 * Deletes levels and movements of the demo shop's tools for good. The trigger that protects the
 * ledger refuses any other deletion. The view `demo_tools_by_id`, published by the catalogue, lists
 * those tools.
 */
export async function deleteDemoStock(db: Handle): Promise<void> {
  await sql`select set_config('ironmonger.clearing_demo', 'on', true)`.execute(db)
  await sql`
    delete from stock_movements using demo_tools_by_id tool where tool_id = tool.id`.execute(db)
  await sql`
    delete from stock_levels using demo_tools_by_id tool where tool_id = tool.id`.execute(db)
  await sql`select set_config('ironmonger.clearing_demo', 'off', true)`.execute(db)
}
