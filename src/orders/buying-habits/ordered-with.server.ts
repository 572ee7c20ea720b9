/** What is often ordered with a tool: from the newest orders that have it, at least five of them. */
import type { OrdersDependencies } from '../dependencies.server.ts'
import { hasNewestOfToolIndex, orderedWith } from './ordered-with-store.server.ts'

/** Fewer orders would tell of single buyers, not of a habit of the trade. */
const bounds = { orders: 200, lines: 60, minOrders: 5, limit: 8 } as const

export type OrderedWith = {
  readonly toolId: string
  /** In how many orders both are. */
  readonly orders: number
}

/**
 * Finds the tools that are often ordered with one, the most frequent first; some of them may no
 * longer be sold. None while the index for it is still being built.
 */
export function createOrderedWith({
  database,
}: Pick<OrdersDependencies, 'database'>): (toolId: string) => Promise<readonly OrderedWith[]> {
  let indexed = false
  return async (toolId) => {
    indexed ||= await hasNewestOfToolIndex(database.handle)
    if (!indexed) return []
    const rows = await orderedWith(database.handle, toolId, bounds)
    return rows.map((row) => ({ toolId: row.tool_id, orders: row.orders }))
  }
}
