/** The door of stock: every piece that comes or goes is a movement in the ledger, and the level is always their sum (product rule 2.3). */
import type { SqlClause, Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import type { StockOperations } from './contract.ts'
import { createLedger } from './ledger.server.ts'
import { sumPerTool, type MovementKind, type ToolQuantity } from './rules.ts'
import {
  addToLevels,
  copyOpeningLevels,
  countLevels,
  deleteDemoStock,
  levelsOf,
  insertOpeningLevels,
  isStockBelowZero,
  recordMovements,
  takeFromLevel,
  reserveStockClause,
  findWrongLevels,
  type Movement,
} from './store.server.ts'

/** Why something moves: who did it, when, for which order. */
export type MovementCause = {
  readonly actorId: string | null
  readonly at: Date
  readonly orderId?: string
  readonly reason?: string
}

/** The door of stock. Quantities are pieces; `tx` is the transaction of whoever calls, so that nothing moves alone. */
export interface StockService extends StockOperations {
  /** Opens the books of new tools with what was received. */
  open(tx: Handle, pieces: readonly ToolQuantity[], cause: MovementCause): Promise<void>
  /**
   * Takes all, as clauses of the statement that writes the order: its clause `order` has the order's row, or none, and then nothing
   * is taken. When there is not enough of something the statement fails as `isShort` tells, and nothing of it has happened.
   */
  reserving(lines: readonly ToolQuantity[], cause: MovementCause, order: string): SqlClause
  /** Whether a statement failed because there was not enough. */
  isShort(error: unknown): boolean
  /** Puts reserved pieces back. */
  release(
    tx: Handle,
    lines: readonly ToolQuantity[],
    cause: MovementCause & { readonly orderId: string },
  ): Promise<void>
  /** Writes down that reserved pieces have left the house; the level knew before. */
  ship(
    tx: Handle,
    lines: readonly ToolQuantity[],
    cause: MovementCause & { readonly orderId: string },
  ): Promise<void>
  /**
   * Corrects a level after counting the shelf: by the difference between what was counted and what the counter saw before.
   * @returns false, changing nothing, when the level would fall below zero
   */
  correct(tx: Handle, toolId: string, delta: number, cause: MovementCause): Promise<boolean>
  levels(db: Handle, toolIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Whether every level equals the sum of its movements. */
  check(): Promise<{
    readonly tools: number
    readonly wrong: readonly { toolId: string; level: number; sum: number }[]
  }>
  /** As `open`, for very many at once. */
  openMany(
    own: DedicatedTransaction,
    pieces: readonly ToolQuantity[],
    cause: { readonly at: Date; readonly reason: string },
  ): Promise<void>
  /** Forgets the demo tools' books for good. */
  forgetDemo(tx: Handle): Promise<void>
}

export function createStockService({
  database,
  now,
}: {
  readonly database: Database
  readonly now: () => Date
}): StockService {
  const movementsOf = (
    kind: MovementKind,
    sign: 1 | 0 | -1,
    pieces: readonly ToolQuantity[],
    cause: MovementCause,
  ): Movement[] =>
    pieces.map(({ toolId, quantity }) => ({
      toolId,
      kind,
      quantity,
      delta: sign * quantity,
      orderId: cause.orderId ?? null,
      actorId: cause.actorId,
      reason: cause.reason ?? '',
      at: cause.at,
    }))

  return {
    ...createLedger(database, now),
    async open(tx, pieces, cause) {
      await insertOpeningLevels(
        tx,
        pieces.map((one) => one.toolId),
      )
      const received = pieces.filter((one) => one.quantity > 0)
      if (received.length === 0) return
      await addToLevels(
        tx,
        received.map(({ toolId, quantity }) => ({ toolId, delta: quantity })),
      )
      await recordMovements(tx, movementsOf('received', 1, received, cause))
    },

    reserving: (lines, { actorId, at, reason = '' }, order) =>
      reserveStockClause(sumPerTool(lines), { actorId, at, reason }, order),
    isShort: isStockBelowZero,

    ship: (tx, lines, cause) =>
      recordMovements(tx, movementsOf('shipped', 0, sumPerTool(lines), cause)),

    async release(tx, lines, cause) {
      const back = sumPerTool(lines)
      await addToLevels(
        tx,
        back.map(({ toolId, quantity }) => ({ toolId, delta: quantity })),
      )
      await recordMovements(tx, movementsOf('released', 1, back, cause))
    },

    async correct(tx, toolId, delta, cause) {
      if (delta === 0) return true
      const quantity = Math.abs(delta)
      if (delta < 0 && !(await takeFromLevel(tx, { toolId, quantity }))) return false
      if (delta > 0) await addToLevels(tx, [{ toolId, delta }])
      await recordMovements(
        tx,
        movementsOf('counted', delta < 0 ? -1 : 1, [{ toolId, quantity }], cause),
      )
      return true
    },

    levels: levelsOf,
    check: async () => ({
      tools: await countLevels(database.handle),
      wrong: await findWrongLevels(database.handle),
    }),
    openMany: copyOpeningLevels,
    forgetDemo: deleteDemoStock,
  }
}
