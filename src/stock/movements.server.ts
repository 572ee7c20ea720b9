/**
 * What the rest of the shop does to stock: create levels, reserve, release, ship, correct, check.
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
/** Levels have risen: their rows are locked. @param cause why; of an order that released, its id */
export type RaisedHook = (
  tx: Handle,
  toolIds: readonly string[],
  cause: MovementCause,
) => Promise<void>

/** Pieces have come from a supplier; the row of their level is locked. */
export type ReceivedHook = (tx: Handle, received: ToolQuantity) => Promise<void>

/** Pieces that are needed, and how many there are. */
export type Shortage = { readonly needed: number; readonly available: number }
export type ToolShortage = Shortage & { readonly toolId: string }
/** Of what an order does to stock. */
export type OrderMovementCause = Omit<MovementCause, 'reason'> & {
  readonly orderId: string
  readonly reason?: MovementReason
}
/** Of goods that come back, with the words of the return. */
export type ReturnCause = MovementCause & { readonly orderId: string; readonly scrapped: boolean }

/** Creates the levels of new tools, and records what was received of each. */
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

/** Reserves what an order takes, as a part of the statement that writes the order. */
export const reserveStock = (
  lines: readonly ToolQuantity[],
  { actorId, at, reason = '' }: MovementCause,
): StatementPart<{ readonly id: string }> =>
  reserveStockPart(sumPerTool(lines), { actorId, at, reason })

/** Puts what an order had reserved back into the levels. */
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
 * Reserves again what was released for an order at this moment, whole or not at all.
 * @returns the tools of which there are too few; where there are any, nothing is reserved
 */
export const reserveStockAgain = async (
  tx: Handle,
  releasedAt: Date,
  cause: OrderMovementCause,
): Promise<readonly ToolShortage[]> =>
  reserveOrderStock(tx, await findReleased(tx, cause.orderId, releasedAt), cause)

/**
 * Reserves what an order needs that was written before, whole or not at all.
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

/** Reserves what there is of a need. @returns the pieces that were reserved, by tool */
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
 * Reserves for an order and releases of it at once, whole or not at all. All levels are locked
 * together, in the order in which reserving locks them.
 * @returns as reserveStockAgain; where there is too little, nothing is released either
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
 * Records that pieces of an order came back: into the level, or, where they are scrapped, in and out
 * again at once.
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
 * Corrects levels after a count, by the differences between what was counted and the levels that
 * the person who counted had seen. Each tool once.
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

/** How many tools have a level, and those whose level is not the sum of their movements. */
export type StockCheck = { readonly tools: number; readonly wrong: readonly WrongLevel[] }

/** Compares every level with the sum of its movements: what `stock check` prints. */
export const checkStock = async (db: Handle): Promise<StockCheck> => ({
  tools: await countLevels(db),
  wrong: await findWrongLevels(db),
})

/** @param sign what a piece does to the level: 1 raises it, -1 lowers it, 0 leaves it */
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
