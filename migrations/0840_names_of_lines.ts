/** What tools were called in each language when they were ordered, or a price was asked for. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // By language, as {"de": "Klauenhammer"}. Null: written by a version that kept only one name.
  await sql`alter table order_lines add column names jsonb`.execute(db)
  // By tool, then by language, for the lines of all versions.
  await sql`alter table quotes add column names jsonb`.execute(db)
  await sql`
    create or replace view lines_to_pick as
      select
        orders.id as order_id, orders.number, orders.name as customer,
        coalesce(orders.company_name, '') as company, orders.placed_at,
        line.position as line, line.tool_id, line.sku, line.name, line.unit, line.shipped,
        line.quantity - line.shipped - line.cancelled - line.waiting as pieces, line.names
      from orders join order_lines as line on line.order_id = orders.id
      where orders.status in ('confirmed', 'picking') and orders.deleted_at is null
        and line.quantity - line.shipped - line.cancelled - line.waiting > 0`.execute(db)
}
