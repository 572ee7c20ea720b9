/** What orders, stock, shipments and documents publish for whoever proves that it all adds up. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await publishOrders(db)
  await publishStock(db)
  await publishShipments(db)
}

/** By orders: what has become of each line, as `lineQuantities` in src/orders has it. */
async function publishOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view order_line_pieces as
      select
        orders.id as order_id, orders.number as order_number, orders.deleted_at, line.position,
        line.tool_id, line.sku, line.quantity as ordered, line.total_cents, line.returned,
        pieces.shipped, pieces.cancelled, pieces.waiting,
        line.quantity - pieces.shipped - pieces.cancelled - pieces.waiting as allocated
      from orders
      join order_lines line on line.order_id = orders.id
      cross join lateral (
        select
          case when orders.status in ('shipped', 'delivered')
            then line.quantity - line.cancelled else line.shipped end as shipped,
          case when orders.status = 'cancelled'
            then line.quantity - line.shipped else line.cancelled end as cancelled,
          case when orders.status in ('shipped', 'delivered', 'cancelled')
            then 0 else line.waiting end as waiting
      ) as pieces`.execute(db)
}

/** By stock: the pieces of each tool that the ledger has for an order. */
async function publishStock(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view stock_of_orders as
      select
        order_id, tool_id,
        coalesce(sum(quantity) filter (where kind = 'reserved'), 0)
          - coalesce(sum(quantity) filter (where kind = 'released'), 0) as taken,
        coalesce(sum(quantity) filter (where kind = 'shipped'), 0) as shipped,
        coalesce(sum(quantity) filter (where kind = 'returned'), 0) as returned
      from stock_movements where order_id is not null group by order_id, tool_id`.execute(db)
}

/** By shipments: what each of them contains. */
async function publishShipments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view shipped_lines as
      select shipments.id as shipment_id, shipments.order_id, shipment_lines.line,
        shipment_lines.quantity
      from shipments join shipment_lines on shipment_lines.shipment_id = shipments.id`.execute(db)
}
