/** SQL queries for feeds: only the columns that feeds contain, for each tool on sale. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { PriceBreak } from './rules.ts'

/** Price and quantity prices in cents, for `pricePer` units. */
export type FeedRow = {
  readonly id: string
  readonly sku: string
  readonly stock: number
  readonly price: number
  readonly pricePer: number
  readonly priceBreaks: readonly PriceBreak[]
}

const rowsPerPage = 2000

/** All tools on sale, a page at a time, in the order of their ids. */
export async function* feedRows(db: Handle): AsyncGenerator<readonly FeedRow[]> {
  for (let after: string | null = null; ;) {
    const { rows }: { rows: FeedRow[] } = await sql<FeedRow>`
      select tools.id, tools.sku, stock_on_hand.level as stock, tools.price_cents as price,
        tools.price_per as "pricePer", tools.price_breaks as "priceBreaks"
      from tools join stock_on_hand on stock_on_hand.tool_id = tools.id
      where tools.archived_at is null and (${after}::uuid is null or tools.id > ${after}::uuid)
      order by tools.id limit ${rowsPerPage}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.id
  }
}
