/** Bins, the places of tools in the store; and what pickers have taken from them for open orders. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by the catalogue: what a tool is called. Demo tools and archived ones among them.
  await sql`create view tool_names as select id as tool_id, sku, name from tools`.execute(db)
  // Published by orders: what is reserved for confirmed orders, and not shipped.
  await sql`
    create view lines_to_pick as
      select
        orders.id as order_id, orders.number, orders.name as customer,
        coalesce(orders.company_name, '') as company, orders.placed_at,
        line.position as line, line.tool_id, line.sku, line.name, line.unit, line.shipped,
        line.quantity - line.shipped - line.cancelled - line.waiting as pieces
      from orders join order_lines as line on line.order_id = orders.id
      where orders.status in ('confirmed', 'picking') and orders.deleted_at is null
        and line.quantity - line.shipped - line.cancelled - line.waiting > 0`.execute(db)
  await sql`
    create table tool_bins (
      tool_id uuid primary key references tools (id) on delete cascade,
      -- As it stands on the shelf: 'A-03-12'.
      bin text not null check (length(bin) between 1 and 40)
    )`.execute(db)
  await sql`
    create table picked_lines (
      order_id uuid not null references orders (id) on delete cascade,
      -- The position of the order's line.
      line smallint not null check (line >= 1),
      pieces integer not null check (pieces > 0),
      -- What was shipped of the line by then: once more is, these pieces have left.
      shipped integer not null,
      picked_by text not null check (length(picked_by) <= 200),
      picked_at timestamptz not null,
      primary key (order_id, line)
    )`.execute(db)
}
