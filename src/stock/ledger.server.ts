/** Recording what happens on the shelf, and reading a tool's ledger: the part of the stock door that the API calls. */
import type { Database } from '../platform/database/database.server.ts'
import { isUniqueViolation } from '../platform/database/violations.server.ts'
import { pageOf, readCursor, writeCursor } from '../platform/paging.server.ts'
import { notHere, notValid } from '../platform/problems.ts'
import { stockWords as words } from '../words/en/stock.ts'
import { movementKeyReused, type LedgerRow, type StockCalls } from './contract.ts'
import { lockLevel, movementByKey, movementsOf, recordMovement } from './ledger-store.server.ts'
import { changeOf } from './rules.ts'
import { levelsOf } from './store.server.ts'

/** Movements on a page of the ledger when nobody says how many. */
const usualPage = 100

/**
 * The calls of stock.
 * @param now the time of a movement
 */
export function openLedger(database: Database, now: () => Date): StockCalls {
  return {
    async ledger(_caller, { toolId, limit = usualPage, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor, ['number', 'number']).map(Number)
      const rows = await movementsOf(database.handle, toolId, after?.[0], limit + 1)
      if (rows.length === 0 && after === undefined && !(await levelsOf(database.handle, [toolId])).has(toolId)) throw notHere()
      // The level before the first row is the level now, or what the page before has come down to.
      let level = after?.[1] ?? rows[0]?.level_now ?? 0
      const shown = rows.map((row) => {
        const entry = { row, level }
        level -= row.delta
        return entry
      })
      return pageOf(shown, limit, (last) => writeCursor([last.row.id, last.level - last.row.delta]), ({ row, level: then }): LedgerRow => ({
        id: row.id, kind: row.kind, delta: row.delta, level: then, order: row.order_number, by: row.by ?? '', reason: row.reason, at: row.moved_at.toISOString(),
      }))
    },

    async record({ actor, idempotencyKey: key }, { toolId, kind, quantity, seen, reason }) {
      const at = now()
      return database.transact(async (tx) => {
        const level = await lockLevel(tx, toolId)
        if (level === undefined) throw notHere()
        const before = await movementByKey(tx, actor.id, key)
        if (before) {
          const same = before.tool_id === toolId && before.kind === kind && before.reason === reason && (kind === 'counted' || before.delta === quantity)
          if (!same) throw movementKeyReused({ detail: words.movementKeyReusedDetail })
          return { level, delta: before.delta }
        }
        const delta = changeOf({ kind, quantity, seen }, level)
        if (delta === undefined) throw notValid({ errors: [{ pointer: '#/quantity', detail: quantity > level ? words.tooMuch : words.belowZero(level) }] })
        try {
          await recordMovement(tx, { toolId, kind, delta, actorId: actor.id, reason, key, at })
        } catch (error) {
          // The same key at the same moment, for another tool: that row was locked by the twin.
          if (isUniqueViolation(error, 'stock_movements_key')) throw movementKeyReused({ detail: words.movementKeyReusedDetail, cause: error })
          throw error
        }
        await database.notify(tx, 'purge', `tools tool:${toolId}`)
        return { level: level + delta, delta }
      })
    },
  }
}
