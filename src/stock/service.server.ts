/**
 * The stock service. Every piece that comes or goes is a movement in the ledger, and a tool's level
 * is always the sum of its movements (product rule 2.3).
 */
import type { Database, Handle } from '../../packages/pg-kit/database.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import type { StatementPart } from '../../packages/pg-kit/statement-part.server.ts'
import type { AuditLog } from '../audit/service.server.ts'
import type { StockOperations } from './contract.ts'
import { readLedger, recordMovement } from './ledger.server.ts'
import {
  checkStock,
  correctStock,
  exchangeStock,
  createLevels,
  releaseStock,
  reserveAvailable,
  reserveStockClause,
  reserveOrderStock,
  reserveStockAgain,
  shipStock,
  takeBackStock,
  type MovementCause,
  type OrderMovementCause,
  type ReturnCause,
  type RaisedHook,
  type ReceivedHook,
  type StockCheck,
  type ToolShortage,
} from './movements.server.ts'
import type { ToolQuantity } from './rules.ts'
import {
  copyLevels,
  deleteDemoStock,
  isLevelBelowZero,
  levelsOf,
  lockLevels,
  type LevelChange,
} from './store.server.ts'

/**
 * Quantities are pieces. `tx` is the caller's transaction, so that movements are only written
 * together with their cause.
 */
export interface StockService extends StockOperations {
  /** Creates the levels of new tools, and records the received pieces of each. */
  createLevels(tx: Handle, quantities: readonly ToolQuantity[], cause: MovementCause): Promise<void>
  /** Like `createLevels`, for a very large number of tools at once, by COPY. */
  copyLevels(
    transaction: DedicatedTransaction,
    quantities: readonly ToolQuantity[],
    cause: { readonly at: Date; readonly reason: string },
  ): Promise<void>
  /**
   * Reserves all lines, as a part of the statement that writes the order. If the order's CTE
   * returns no row, nothing is reserved. If a tool has too few pieces, the whole statement fails
   * with an error for which `isOutOfStockError` is true, and nothing is written.
   */
  reserveStockClause(
    lines: readonly ToolQuantity[],
    cause: MovementCause,
  ): StatementPart<{ readonly id: string }>
  /** Whether a statement failed because a tool had too few pieces. */
  isOutOfStockError(error: unknown): boolean
  /** Returns reserved pieces to stock. */
  releaseStock(tx: Handle, lines: readonly ToolQuantity[], cause: OrderMovementCause): Promise<void>
  /**
   * Reserves again the pieces that an order released at this moment, all or none.
   * @returns the tools with too few pieces; if there are any, nothing is reserved
   */
  reserveStockAgain(
    tx: Handle,
    releasedAt: Date,
    cause: OrderMovementCause,
  ): Promise<readonly ToolShortage[]>
  /**
   * Reserves the pieces for an order on hold, all or none.
   * @returns as reserveStockAgain
   */
  reserveOrderStock(
    tx: Handle,
    lines: readonly ToolQuantity[],
    cause: OrderMovementCause,
  ): Promise<readonly ToolShortage[]>
  /**
   * Reserves and releases pieces of an order at once, all or none.
   * @returns as reserveStockAgain
   */
  exchangeStock(
    tx: Handle,
    pieces: { readonly needs: readonly ToolQuantity[]; readonly freed: readonly ToolQuantity[] },
    cause: OrderMovementCause,
  ): Promise<readonly ToolShortage[]>
  /** Records that reserved pieces were shipped; the level was lowered when they were reserved. */
  shipStock(tx: Handle, lines: readonly ToolQuantity[], cause: OrderMovementCause): Promise<void>
  /** Records that pieces of an order came back: into stock, or to be scrapped. */
  takeBackStock(tx: Handle, lines: readonly ToolQuantity[], cause: ReturnCause): Promise<void>
  /**
   * Corrects a level after a count, by the difference between the counted pieces and the level
   * shown to the counting person.
   * @returns false, changing nothing, if the level would fall below zero
   */
  correctStock(tx: Handle, toolId: string, delta: number, cause: MovementCause): Promise<boolean>
  /**
   * `correctStock` for many tools, each once, with one statement instead of one per tool.
   * @returns the tools whose level would fall below zero: these are not changed
   */
  correctAll(
    tx: Handle,
    corrections: readonly LevelChange[],
    cause: MovementCause,
  ): Promise<ReadonlySet<string>>
  /**
   * Reserves as many of the needed pieces as are available.
   * @returns the reserved pieces, by tool
   */
  reserveAvailable(
    tx: Handle,
    lines: readonly ToolQuantity[],
    cause: OrderMovementCause,
  ): Promise<ReadonlyMap<string, number>>
  /** The level of each of these tools, locked until the transaction ends. */
  lock(tx: Handle, toolIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Registers a hook for the transaction in which levels rise, except for new tools. */
  onRaised(hook: RaisedHook): void
  /** Registers a hook for the transaction in which staff record goods from a supplier. */
  onReceived(hook: ReceivedHook): void
  /** The level of each of these tools; an unknown tool is left out. */
  levels(db: Handle, toolIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Compares every level with the sum of its movements. */
  check(): Promise<StockCheck>
  /** Deletes the demo tools' levels and movements for good. */
  deleteDemo(tx: Handle): Promise<void>
}

/** Dependencies of the service; `now` is the time of a recorded movement. */
export type StockDependencies = {
  readonly database: Database
  readonly audit: AuditLog
  readonly now: () => Date
}

export function createStockService(dependencies: StockDependencies): StockService {
  const hooks: RaisedHook[] = []
  const receivedHooks: ReceivedHook[] = []
  const received: ReceivedHook = async (tx, line) => {
    for (const hook of receivedHooks) await hook(tx, line)
  }
  const raised: RaisedHook = async (tx, toolIds, cause) => {
    for (const hook of hooks) await hook(tx, toolIds, cause)
  }
  const toolsOf = (lines: readonly ToolQuantity[]) => lines.map(({ toolId }) => toolId)
  const correct: StockService['correctAll'] = async (tx, corrections, cause) => {
    const left = await correctStock(tx, corrections, cause)
    const risen = corrections.filter(({ toolId, delta }) => delta > 0 && !left.has(toolId))
    if (risen.length > 0)
      await raised(
        tx,
        risen.map(({ toolId }) => toolId),
        cause,
      )
    return left
  }
  return {
    ledger: (_caller, query) => readLedger(dependencies.database, query),
    record: (caller, input) => recordMovement({ ...dependencies, raised, received }, caller, input),
    createLevels,
    copyLevels,
    reserveStockClause,
    isOutOfStockError: isLevelBelowZero,
    releaseStock: async (tx, lines, cause) => {
      await releaseStock(tx, lines, cause)
      await raised(tx, toolsOf(lines), cause)
    },
    reserveStockAgain,
    reserveOrderStock,
    reserveAvailable,
    exchangeStock: async (tx, pieces, cause) => {
      const short = await exchangeStock(tx, pieces, cause)
      if (short.length === 0 && pieces.freed.length > 0)
        await raised(tx, toolsOf(pieces.freed), cause)
      return short
    },
    shipStock,
    takeBackStock: async (tx, lines, cause) => {
      await takeBackStock(tx, lines, cause)
      if (!cause.scrapped) await raised(tx, toolsOf(lines), cause)
    },
    correctStock: async (tx, toolId, delta, cause) =>
      !(await correct(tx, [{ toolId, delta }], cause)).has(toolId),
    correctAll: correct,
    onRaised: (hook) => void hooks.push(hook),
    onReceived: (hook) => void receivedHooks.push(hook),
    lock: lockLevels,
    levels: levelsOf,
    check: () => checkStock(dependencies.database.handle),
    deleteDemo: deleteDemoStock,
  }
}
