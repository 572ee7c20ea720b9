/** The SQL that finds the tools of a category with the prices nearest to that of one tool. */
import { sql } from 'kysely'
import type { Tool } from '../../catalogue/contract.ts'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { ListPosition } from '../store.server.ts'
import { piecePrice, piecePriceScale } from './piece-price-store.server.ts'

type NeighbourOf = Pick<Tool, 'id' | 'category' | 'price' | 'pricePer'>

/**
 * At most `limit` other tools of the category that are in stock; read from the index of the
 * category's prices, in both directions from the tool's own price.
 */
export async function neighbourPositions(
  db: Handle,
  { id, category, price, pricePer = 1 }: NeighbourOf,
  limit: number,
): Promise<ListPosition[]> {
  const each = (price * piecePriceScale) / pricePer
  const others = sql`category = ${category} and in_stock and tool_id <> ${id}::uuid`
  const page = sql.lit(limit)
  const query = sql<ListPosition>`
    select tool_id as id, price as key from (
      (
        select tool_id, ${piecePrice} as price from tool_search
        where ${others} and ${piecePrice} >= ${each}::bigint
        order by ${piecePrice}, tool_id limit ${page}
      )
      union all
      (
        select tool_id, ${piecePrice} as price from tool_search
        where ${others} and ${piecePrice} < ${each}::bigint
        order by ${piecePrice} desc, tool_id desc limit ${page}
      )
    ) as near
    order by abs(price - ${each}::bigint), tool_id limit ${page}`
  return (await executePrepared(db, 'neighbours', query)).rows
}
