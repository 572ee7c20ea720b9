/** Recording what happens on the shelf, and reading a tool's ledger: the part of the stock door that the API calls. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { isUniqueViolation } from '../../packages/pg-kit/constraint-violations.server.ts'
import { toPage, decodeCursor, encodeCursor } from '../platform/paging.server.ts'
import { notFound, invalidInput } from '../../packages/contract/standard-problems.ts'
import { stockMessages as messages } from './messages/stock.ts'
import { movementKeyReused, type LedgerRow, type StockOperations } from './contract.ts'
import { lockLevel, movementByKey, movementsOf, recordMovement } from './ledger-store.server.ts'
import { movementChange } from './rules.ts'
import { levelsOf } from './store.server.ts'

/** Movements on a page of the ledger when nobody says how many. */
const usualPage = 100

/**
 * The calls of stock.
 * @param now the time of a movement
 */
export function createLedger(database: Database, now: () => Date): StockOperations {
  return {
    async ledger(_caller, { toolId, limit = usualPage, cursor }) {
      const after =
        cursor === undefined ? undefined : decodeCursor(cursor, ['number', 'number']).map(Number)
      const rows = await movementsOf(database.handle, toolId, after?.[0], limit + 1)
      if (
        rows.length === 0 &&
        after === undefined &&
        !(await levelsOf(database.handle, [toolId])).has(toolId)
      )
        throw notFound()
      // The level before the first row is the level now, or what the page before has come down to.
      let level = after?.[1] ?? rows[0]?.level_now ?? 0
      const shown = rows.map((row) => {
        const entry = { row, level }
        level -= row.delta
        return entry
      })
      return toPage(
        shown,
        limit,
        (last) => encodeCursor([last.row.id, last.level - last.row.delta]),
        ({ row, level: then }): LedgerRow => ({
          id: row.id,
          kind: row.kind,
          delta: row.delta,
          level: then,
          order: row.order_number,
          by: row.by ?? '',
          reason: row.reason,
          at: row.moved_at.toISOString(),
        }),
      )
    },

    async record({ actor, idempotencyKey: key }, { toolId, kind, quantity, seen, reason }) {
      const at = now()
      return database.transact(async (tx) => {
        const level = await lockLevel(tx, toolId)
        if (level === undefined) throw notFound()
        const before = await movementByKey(tx, actor.id, key)
        if (before) {
          const same =
            before.tool_id === toolId &&
            before.kind === kind &&
            before.reason === reason &&
            (kind === 'counted' || before.delta === quantity)
          if (!same) throw movementKeyReused({ detail: messages.movementKeyReusedDetail })
          return { level, delta: before.delta }
        }
        const delta = movementChange({ kind, quantity, seen }, level)
        if (delta === undefined)
          throw invalidInput({
            errors: [
              {
                pointer: '#/quantity',
                detail: quantity > level ? messages.tooMuch : messages.belowZero(level),
              },
            ],
          })
        try {
          await recordMovement(tx, { toolId, kind, delta, actorId: actor.id, reason, key, at })
        } catch (error) {
          // The same key at the same moment, for another tool: that row was locked by the twin.
          if (isUniqueViolation(error, 'stock_movements_key'))
            throw movementKeyReused({ detail: messages.movementKeyReusedDetail, cause: error })
          throw error
        }
        await database.notify(tx, 'purge', `tools tool:${toolId}`)
        return { level: level + delta, delta }
      })
    },
  }
}
