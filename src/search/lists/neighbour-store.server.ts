/** The SQL that finds the tools of a category that are nearest in price to one of it. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import type { ListPosition } from '../store.server.ts'

/**
 * At most `limit` other tools of the category that are in stock; read from the index of the
 * category's prices, in both directions from the tool's own.
 */
export async function neighbourPositions(
  db: Handle,
  { id, category, price }: { readonly id: string; readonly category: string; price: number },
  limit: number,
): Promise<ListPosition[]> {
  const others = sql`category = ${category} and in_stock and tool_id <> ${id}::uuid`
  const { rows } = await sql<ListPosition>`
    select tool_id as id, price_cents as key from (
      (
        select tool_id, price_cents from tool_search
        where ${others} and price_cents >= ${price} order by price_cents, tool_id limit ${limit}
      )
      union all
      (
        select tool_id, price_cents from tool_search
        where ${others} and price_cents < ${price}
        order by price_cents desc, tool_id desc limit ${limit}
      )
    ) as near
    order by abs(price_cents - ${price}), tool_id limit ${limit}`.execute(db)
  return rows
}
