/** What an order's life leaves behind: tracking, and who took each step as they were called then. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column tracking_number text not null default '' check (length(tracking_number) <= 80),
      add column tracking_link text not null default '' check (length(tracking_link) <= 500)`.execute(
    db,
  )
  // A name as it was, like everything of an order: accounts may be renamed or deleted.
  await sql`alter table order_history add column actor_name text not null default '' check (length(actor_name) <= 200)`.execute(
    db,
  )
  await sql`
    update order_history step set actor_name = orders.name
    from orders where orders.id = step.order_id and orders.user_id = step.actor_id`.execute(db)
  await sql`create index orders_by_status on orders (status, number desc) where deleted_at is null`.execute(
    db,
  )
}
