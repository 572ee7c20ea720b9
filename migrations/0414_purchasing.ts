/** What is bought again: what the catalogue and the orders say of it, and the mails about low stock. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by the catalogue: the tools that are on sale, with what staff know of them.
  await sql`
    create view tools_to_purchase as
      select id as tool_id, slug, sku, name, pack_size, price_cents, price_per, cost_cents,
        reorder_level, created_at
      from tools where archived_at is null`.execute(db)
  // Published by orders: what was sold, and when; deleted and cancelled orders are left out.
  await sql`
    create view sold_lines as
      select line.tool_id, orders.placed_at, line.quantity - line.cancelled as pieces
      from orders join order_lines line on line.order_id = orders.id
      where orders.deleted_at is null and orders.status <> 'cancelled'`.execute(db)
  // Pieces that are sold and not there yet; those on hold are not reserved on purpose.
  await sql`
    create view waiting_pieces as
      select line.tool_id, line.waiting as pieces
      from order_lines line join orders on orders.id = line.order_id
      where line.waiting > 0 and orders.deleted_at is null and orders.hold_kind is null
        and orders.status in ('placed', 'confirmed', 'picking')`.execute(db)
  // Tools that stand in a mail already: they are named again when they were above the level since.
  await sql`
    create table low_stock_notices (
      tool_id uuid primary key references tools (id) on delete cascade,
      noticed_at timestamptz not null
    )`.execute(db)
  // One row: the day of the shop on which was looked last.
  await sql`
    create table low_stock_looks (
      id boolean primary key default true check (id),
      day date not null
    )`.execute(db)
}
