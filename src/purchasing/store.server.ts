/**
 * SQL queries for what to buy again and for dead stock, over views of catalogue, stock and orders.
 */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { maxSentTotal } from '../platform/money/money.ts'

/** The number of days for tools without sales, which sorts them last. */
const noDemand = 1_000_000

export type PurchaseRow = {
  readonly toolId: string
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly waiting: number
  readonly ordered: number
  readonly reorderLevel: number | null
  readonly sold: number
  readonly packSize: number
  /** The cost of `pricePer` pieces, in cents. */
  readonly cost: number | null
  readonly pricePer: number
  /** The sort key of the rows. */
  readonly urgency: number
}

export type PurchaseQuery = {
  /** Sales from this time on determine the demand. */
  readonly since: Date
  /** The number of these days, and of the days that a delivery takes. */
  readonly demandDays: number
  readonly leadDays: number
  /** After this urgency and tool. */
  readonly after: readonly [urgency: number, toolId: string] | undefined
  readonly limit: number
}

/**
 * Tools that have reached their reorder level, or will run out before a delivery could arrive:
 * those that run out first at the top, and one more than `limit`.
 */
export async function toolsToPurchase(
  db: Handle,
  { since, demandDays, leadDays, after, limit }: PurchaseQuery,
): Promise<readonly PurchaseRow[]> {
  const [urgency, toolId] = after ?? []
  const { rows } = await sql<PurchaseRow>`
    with demand as materialized (
      select tool_id, sum(pieces) as pieces from sold_lines
      where placed_at >= ${since} group by tool_id
    ),
    waiting as materialized (
      select tool_id, sum(pieces) as pieces from waiting_pieces group by tool_id
    ),
    ordered as materialized (
      select tool_id, sum(quantity - received) as pieces from purchases
      where removed_at is null and received < quantity group by tool_id
    ),
    -- Most tools of a large catalogue have none of the three, and are not looked at.
    possible as (
      select tool_id from demand
      union select tool_id from waiting
      union select tool_id from tools_to_purchase where reorder_level is not null
    ),
    due as (
      select tool.*, stock.level, coalesce(demand.pieces, 0) as sold,
        coalesce(waiting.pieces, 0) as waiting, coalesce(ordered.pieces, 0) as ordered,
        case when demand.pieces > 0
          then floor(
            greatest(0, stock.level - coalesce(waiting.pieces, 0)) * ${demandDays}::int
              / demand.pieces)::int
          else ${noDemand}::int end as urgency
      from possible
      join tools_to_purchase tool on tool.tool_id = possible.tool_id
      join stock_on_hand stock on stock.tool_id = tool.tool_id
      left join demand on demand.tool_id = tool.tool_id
      left join waiting on waiting.tool_id = tool.tool_id
      left join ordered on ordered.tool_id = tool.tool_id
      -- At its level it is ordered again, but not where it is ordered up to it already.
      where stock.level - coalesce(waiting.pieces, 0) + coalesce(ordered.pieces + 1, 0)
          <= tool.reorder_level
        or (stock.level - coalesce(waiting.pieces, 0) + coalesce(ordered.pieces, 0))
          * ${demandDays}::int
          < coalesce(demand.pieces, 0) * ${leadDays}::int
    )
    select tool_id as "toolId", sku, name, level as stock, waiting::int, ordered::int, sold::int,
      reorder_level as "reorderLevel", pack_size as "packSize", cost_cents as cost,
      price_per as "pricePer", urgency
    from due
    where ${urgency ?? null}::int is null
      or (urgency, tool_id) > (${urgency ?? null}::int, ${toolId ?? null}::uuid)
    order by urgency, tool_id limit ${limit + 1}`.execute(db)
  return rows
}

export type DeadStockRow = {
  readonly toolId: string
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly lastSold: Date | null
  readonly value: number
  readonly cost: number | null
}

/**
 * Tools in stock, older than `since`, without a sale since then; and one more. They are valued with
 * integers from an index without names and costs, which only the rows of the page need.
 */
export async function deadTools(
  db: Handle,
  query: {
    readonly since: Date
    /** After this value, in cents, and tool. */
    readonly after: readonly [value: number, toolId: string] | undefined
    readonly limit: number
  },
): Promise<readonly DeadStockRow[]> {
  const [value, toolId] = query.after ?? []
  const { rows } = await sql<DeadStockRow>`
    with sold as materialized (
      select distinct tool_id from sold_lines where placed_at >= ${query.since}
    ),
    dead as (
      select tool.tool_id, stock.level as stock,
        least((2 * stock.level::bigint * tool.price_cents + tool.price_per) / (2 * tool.price_per),
          ${maxSentTotal}::bigint) as value
      from tools_to_purchase tool
      join stock_on_hand stock on stock.tool_id = tool.tool_id
      where stock.level > 0 and tool.created_at < ${query.since}
        and not exists (select from sold where sold.tool_id = tool.tool_id)
    ),
    page as materialized (
      select * from dead
      where ${value ?? null}::bigint is null
        or (value, tool_id) < (${value ?? null}::bigint, ${toolId ?? null}::uuid)
      order by value desc, tool_id desc limit ${query.limit + 1}
    )
    select page.tool_id as "toolId", sku, name, stock, value,
      -- Of several values least() leaves out null, which is a cost that is not known.
      case when cost_cents is not null
        then least(round(stock * cost_cents::numeric / price_per), ${maxSentTotal})
        end::bigint as cost,
      (select max(placed_at) from sold_lines where sold_lines.tool_id = page.tool_id)
        as "lastSold"
    from page join tools_to_purchase tool on tool.tool_id = page.tool_id
    order by value desc, page.tool_id desc`.execute(db)
  return rows
}
