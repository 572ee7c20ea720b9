/** The tools shown next to a tool, or in its place: tools of its category with similar prices. */
import type { Tool } from '../../catalogue/contract.ts'
import type { SearchContext } from '../dependencies.server.ts'
import { readTools } from './list-tools.server.ts'
import { neighbourPositions } from './neighbour-store.server.ts'

/**
 * The number of positions read for each neighbour, so that large families leave room for others.
 */
const reach = 8

/**
 * Tools of the same category that are in stock, nearest price first; one tool per family, and none
 * of the tool's own family.
 */
export async function findNeighbours(
  { database, origin }: SearchContext,
  tool: Pick<Tool, 'id' | 'category' | 'brand' | 'family' | 'price' | 'pricePer'>,
  limit: number,
): Promise<Tool[]> {
  const db = database.handle
  const tools = await readTools(db, await neighbourPositions(db, tool, limit * reach), origin)
  const families = new Set([familyKey(tool)])
  return tools
    .filter((near) => {
      const key = familyKey(near)
      if (families.has(key)) return false
      families.add(key)
      return true
    })
    .slice(0, limit)
}

const familyKey = ({ id, brand, family }: Pick<Tool, 'id' | 'brand' | 'family'>): string =>
  family === '' ? id : `${brand} / ${family}`
