/**
 * Tools that are often ordered together with a tool: from the newest orders that contain it, at
 * least five of them.
 */
import type { OrdersDependencies } from '../dependencies.server.ts'
import { hasNewestOfToolIndex, orderedWith } from './ordered-with-store.server.ts'

/** Fewer orders would reveal single buyers instead of a common habit. */
const bounds = { orders: 200, lines: 60, minOrders: 5, limit: 8 } as const

export type OrderedWith = {
  readonly toolId: string
  /** The number of orders that contain both. */
  readonly orders: number
}

/**
 * Finds the tools that are often ordered with this one, most frequent first; some may no longer be
 * sold. Returns none while the index is still being built.
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
