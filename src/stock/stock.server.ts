/** The door of stock: every piece that comes or goes is a movement in the ledger, and the level is always their sum (product rule 2.3). */
import type { Database, Handle } from '../platform/database/database.server.ts'
import type { StockCalls } from './contract.ts'
import { openLedger } from './ledger.server.ts'
import { sumPerTool, type MovementKind, type Pieces } from './rules.ts'
import { addToLevels, countLevels, forgetStock, levelsOf, openLevels, recordMovements, takeFromLevels, wrongLevels, type Movement } from './store.server.ts'

/** Why something moves: who did it, when, for which order. */
export type Cause = { readonly actorId: string | null; readonly at: Date; readonly orderId?: string; readonly reason?: string }

/** How many pieces are left of a tool of which more was wanted. */
export type Lacking = { readonly toolId: string; readonly available: number }

/** The door of stock. Quantities are pieces; `tx` is the transaction of whoever calls, so that nothing moves alone. */
export interface StockDoor extends StockCalls {
  /** Opens the books of new tools with what was received. */
  open(tx: Handle, pieces: readonly Pieces[], cause: Cause): Promise<void>
  /**
   * Takes all, if there is enough of all.
   * @returns what is left of each tool that lacks pieces; when that is not empty, the caller must throw, or its transaction would keep the rest
   */
  reserve(tx: Handle, lines: readonly Pieces[], cause: Cause & { readonly orderId: string }): Promise<readonly Lacking[]>
  /** Puts reserved pieces back. */
  release(tx: Handle, lines: readonly Pieces[], cause: Cause & { readonly orderId: string }): Promise<void>
  /** Writes down that reserved pieces have left the house; the level knew before. */
  ship(tx: Handle, lines: readonly Pieces[], cause: Cause & { readonly orderId: string }): Promise<void>
  /**
   * Corrects a level after counting the shelf: by the difference between what was counted and what the counter saw before.
   * @returns false, changing nothing, when the level would fall below zero
   */
  correct(tx: Handle, toolId: string, delta: number, cause: Cause): Promise<boolean>
  levels(db: Handle, toolIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Whether every level equals the sum of its movements. */
  check(): Promise<{ readonly tools: number; readonly wrong: readonly { toolId: string; level: number; sum: number }[] }>
  /** Forgets demo tools' books for good. */
  forget(tx: Handle, toolIds: readonly string[]): Promise<void>
}

export function openStock({ database, now }: { readonly database: Database; readonly now: () => Date }): StockDoor {
  const movementsOf = (kind: MovementKind, sign: 1 | 0 | -1, pieces: readonly Pieces[], cause: Cause): Movement[] =>
    pieces.map(({ toolId, quantity }) => ({ toolId, kind, quantity, delta: sign * quantity, orderId: cause.orderId ?? null, actorId: cause.actorId, reason: cause.reason ?? '', at: cause.at }))

  return {
    ...openLedger(database, now),
    async open(tx, pieces, cause) {
      await openLevels(tx, pieces.map((one) => one.toolId))
      const received = pieces.filter((one) => one.quantity > 0)
      if (received.length === 0) return
      await addToLevels(tx, received.map(({ toolId, quantity }) => ({ toolId, delta: quantity })))
      await recordMovements(tx, movementsOf('received', 1, received, cause))
    },

    async reserve(tx, lines, cause) {
      const wanted = sumPerTool(lines)
      const taken = await takeFromLevels(tx, wanted)
      const lacking = wanted.filter((one) => !taken.has(one.toolId))
      if (lacking.length > 0) {
        const levels = await levelsOf(tx, lacking.map((one) => one.toolId))
        return lacking.map(({ toolId }) => ({ toolId, available: levels.get(toolId) ?? 0 }))
      }
      await recordMovements(tx, movementsOf('reserved', -1, wanted, cause))
      return []
    },

    ship: (tx, lines, cause) => recordMovements(tx, movementsOf('shipped', 0, sumPerTool(lines), cause)),

    async release(tx, lines, cause) {
      const back = sumPerTool(lines)
      await addToLevels(tx, back.map(({ toolId, quantity }) => ({ toolId, delta: quantity })))
      await recordMovements(tx, movementsOf('released', 1, back, cause))
    },

    async correct(tx, toolId, delta, cause) {
      if (delta === 0) return true
      const quantity = Math.abs(delta)
      if (delta < 0 && !(await takeFromLevels(tx, [{ toolId, quantity }])).has(toolId)) return false
      if (delta > 0) await addToLevels(tx, [{ toolId, delta }])
      await recordMovements(tx, movementsOf('counted', delta < 0 ? -1 : 1, [{ toolId, quantity }], cause))
      return true
    },

    levels: levelsOf,
    check: async () => ({ tools: await countLevels(database.handle), wrong: await wrongLevels(database.handle) }),
    forget: forgetStock,
  }
}
