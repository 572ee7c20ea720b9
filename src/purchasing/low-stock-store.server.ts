/** SQL queries for tools at or below their reorder level, and for those that a mail has listed. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

/**
 * Starts the check of a day; another instance waits for its end and finds it done.
 * @returns whether it was not done yet
 */
export async function beginLook(tx: Handle, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into low_stock_looks (day) values (${day}::date)
    on conflict (id) do update set day = excluded.day where low_stock_looks.day < excluded.day
    returning day`.execute(tx)
  return rows.length > 0
}

export type LowTool = {
  readonly sku: string
  readonly name: string
  readonly stock: number
  readonly reorderLevel: number
}

const isLow = sql`stock.level <= tool.reorder_level`

/**
 * The tools that have reached their reorder level since they were last above it, by name; they are
 * marked as reported. Tools above their level are unmarked.
 */
export async function noticeLowTools(tx: Handle, at: Date): Promise<readonly LowTool[]> {
  await sql`
    delete from low_stock_notices notice
    where not exists (
      select from tools_to_purchase tool join stock_on_hand stock on stock.tool_id = tool.tool_id
      where tool.tool_id = notice.tool_id and ${isLow}
    )`.execute(tx)
  const { rows } = await sql<LowTool>`
    with noticed as (
      insert into low_stock_notices (tool_id, noticed_at)
      select tool.tool_id, ${at}
      from tools_to_purchase tool join stock_on_hand stock on stock.tool_id = tool.tool_id
      where ${isLow}
      on conflict (tool_id) do nothing
      returning tool_id
    )
    select tool.sku, tool.name, stock.level as stock, tool.reorder_level as "reorderLevel"
    from noticed
    join tools_to_purchase tool on tool.tool_id = noticed.tool_id
    join stock_on_hand stock on stock.tool_id = noticed.tool_id
    order by lower(tool.name), tool.sku`.execute(tx)
  return rows
}
