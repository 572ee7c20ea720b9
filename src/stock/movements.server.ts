/**
 * The rest of the shop's operations on stock: create levels, reserve, release, ship, correct,
 * check.
 */
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { StatementPart } from '../../packages/pg-kit/statement-part.server.ts'
import { sumPerTool, type MovementKind, type ToolQuantity } from './rules.ts'
import type { MovementReason } from './movement-reasons.ts'
import {
  changeLevels,
  countLevels,
  findReleased,
  findWrongLevels,
  insertLevels,
  insertMovements,
  lockLevels,
  lowerLevel,
  raiseLevels,
  reserveStockPart,
  type LevelChange,
  type Movement,
  type WrongLevel,
} from './store.server.ts'

/** Who moves stock, when, for which order, and why. */
export type MovementCause = {
  readonly actorId: string | null
  readonly at: Date
  readonly orderId?: string
  readonly reason?: string
}
/**
 * Called when levels have risen; their rows are locked.
 * @param cause the reason; for an order that released stock, its id
 */
export type RaisedHook = (
  tx: Handle,
  toolIds: readonly string[],
  cause: MovementCause,
) => Promise<void>

/** Called when pieces have arrived from a supplier; the row of their level is locked. */
export type ReceivedHook = (tx: Handle, received: ToolQuantity) => Promise<void>

/** The pieces needed, and those available. */
export type Shortage = { readonly needed: number; readonly available: number }
export type ToolShortage = Shortage & { readonly toolId: string }
/** The cause of an order's movements. */
export type OrderMovementCause = Omit<MovementCause, 'reason'> & {
  readonly orderId: string
  readonly reason?: MovementReason
}
/** The cause of returned goods, with the words of the return. */
export type ReturnCause = MovementCause & { readonly orderId: string; readonly scrapped: boolean }

/** Creates the levels of new tools, and records the received pieces of each. */
export async function createLevels(
  tx: Handle,
  quantities: readonly ToolQuantity[],
  cause: MovementCause,
): Promise<void> {
  if (quantities.length === 0) return
  await insertLevels(tx, quantities)
  const received = quantities.filter(({ quantity }) => quantity > 0)
  if (received.length === 0) return
  await insertMovements(tx, toMovements('received', 1, received, cause))
}

/** Reserves an order's pieces, as part of the statement that writes the order. */
export const reserveStockClause = (
  lines: readonly ToolQuantity[],
  { actorId, at, reason = '' }: MovementCause,
): StatementPart<{ readonly id: string }> =>
  reserveStockPart(sumPerTool(lines), { actorId, at, reason })

/** Returns an order's reserved pieces to the levels. */
export async function releaseStock(
  tx: Handle,
  lines: readonly ToolQuantity[],
  cause: OrderMovementCause,
): Promise<void> {
  const released = sumPerTool(lines)
  await raiseLevels(tx, released)
  await insertMovements(tx, toMovements('released', 1, released, cause))
}

/**
 * Reserves again the pieces that an order released at this moment, all or none.
 * @returns the tools with too few pieces; if there are any, nothing is reserved
 */
export const reserveStockAgain = async (
  tx: Handle,
  releasedAt: Date,
  cause: OrderMovementCause,
): Promise<readonly ToolShortage[]> =>
  reserveOrderStock(tx, await findReleased(tx, cause.orderId, releasedAt), cause)

/**
 * Reserves the pieces for an existing order, all or none.
 * @returns as reserveStockAgain
 */
export async function reserveOrderStock(
  tx: Handle,
  needs: readonly ToolQuantity[],
  cause: OrderMovementCause,
): Promise<readonly ToolShortage[]> {
  const lines = sumPerTool(needs)
  if (lines.length === 0) return []
  const levels = await lockLevels(
    tx,
    lines.map(({ toolId }) => toolId),
  )
  const short = lines.flatMap(({ toolId, quantity: needed }) => {
    const available = levels.get(toolId) ?? 0
    return available < needed ? [{ toolId, needed, available }] : []
  })
  if (short.length > 0) return short
  for (const line of lines) await lowerLevel(tx, line)
  await insertMovements(tx, toMovements('reserved', -1, lines, cause))
  return []
}

/**
 * Reserves as many of the needed pieces as are available.
 * @returns the reserved pieces, by tool
 */
export async function reserveAvailable(
  tx: Handle,
  needs: readonly ToolQuantity[],
  cause: OrderMovementCause,
): Promise<ReadonlyMap<string, number>> {
  const lines = sumPerTool(needs)
  if (lines.length === 0) return new Map()
  const levels = await lockLevels(
    tx,
    lines.map(({ toolId }) => toolId),
  )
  const taken = lines.flatMap(({ toolId, quantity }) => {
    const pieces = Math.min(quantity, levels.get(toolId) ?? 0)
    return pieces > 0 ? [{ toolId, quantity: pieces }] : []
  })
  await reserveOrderStock(tx, taken, cause)
  return new Map(taken.map(({ toolId, quantity }) => [toolId, quantity]))
}

/**
 * Reserves and releases pieces of an order at once, all or none. All levels are locked together, in
 * the same order as when reserving.
 * @returns as reserveStockAgain; if there are too few pieces, nothing is released either
 */
export async function exchangeStock(
  tx: Handle,
  {
    needs,
    freed,
  }: { readonly needs: readonly ToolQuantity[]; readonly freed: readonly ToolQuantity[] },
  cause: OrderMovementCause,
): Promise<readonly ToolShortage[]> {
  const toolIds = sumPerTool([...needs, ...freed]).map(({ toolId }) => toolId)
  if (toolIds.length === 0) return []
  await lockLevels(tx, toolIds)
  const short = await reserveOrderStock(tx, needs, cause)
  if (short.length === 0 && freed.length > 0) await releaseStock(tx, freed, cause)
  return short
}

/** Records that reserved pieces were shipped. The level does not change: reserving lowered it. */
export const shipStock = (
  tx: Handle,
  lines: readonly ToolQuantity[],
  cause: OrderMovementCause,
): Promise<void> => insertMovements(tx, toMovements('shipped', 0, sumPerTool(lines), cause))

/**
 * Records that pieces of an order came back: into stock or, if they are scrapped, in and
 * immediately out again.
 */
export async function takeBackStock(
  tx: Handle,
  lines: readonly ToolQuantity[],
  { scrapped, ...cause }: ReturnCause,
): Promise<void> {
  const returned = sumPerTool(lines)
  if (!scrapped) await raiseLevels(tx, returned)
  await insertMovements(tx, toMovements('returned', 1, returned, cause))
  if (scrapped) await insertMovements(tx, toMovements('counted', -1, returned, cause))
}

/**
 * Corrects levels after a count, by the differences between the counted pieces and the levels shown
 * to the counting person. Each tool once.
 * @returns the tools whose level would fall below zero: these are not changed
 */
export async function correctStock(
  tx: Handle,
  corrections: readonly LevelChange[],
  cause: MovementCause,
): Promise<ReadonlySet<string>> {
  const wanted = corrections.filter(({ delta }) => delta !== 0)
  if (wanted.length === 0) return new Set()
  const levels = await lockLevels(
    tx,
    wanted.map(({ toolId }) => toolId),
  )
  const isLeft = ({ toolId, delta }: LevelChange) => (levels.get(toolId) ?? 0) + delta < 0
  const changes = wanted.filter((change) => !isLeft(change))
  if (changes.length > 0) {
    await changeLevels(tx, changes)
    await insertMovements(
      tx,
      changes.flatMap(({ toolId, delta }) =>
        toMovements('counted', delta < 0 ? -1 : 1, [{ toolId, quantity: Math.abs(delta) }], cause),
      ),
    )
  }
  return new Set(wanted.filter(isLeft).map(({ toolId }) => toolId))
}

/** The number of tools with a level, and those whose level is not the sum of their movements. */
export type StockCheck = { readonly tools: number; readonly wrong: readonly WrongLevel[] }

/** Compares every level with the sum of its movements: the output of `stock check`. */
export const checkStock = async (db: Handle): Promise<StockCheck> => ({
  tools: await countLevels(db),
  wrong: await findWrongLevels(db),
})

/**
 * @param sign the effect of a piece on the level: 1 raises it, -1 lowers it, 0 leaves it unchanged
 */
const toMovements = (
  kind: MovementKind,
  sign: 1 | 0 | -1,
  quantities: readonly ToolQuantity[],
  cause: MovementCause,
): Movement[] =>
  quantities.map(({ toolId, quantity }) => ({
    toolId,
    kind,
    quantity,
    delta: sign * quantity,
    orderId: cause.orderId ?? null,
    actorId: cause.actorId,
    reason: cause.reason ?? '',
    at: cause.at,
  }))
