/** What the pages of stock need: movements that are recorded once, and the names and numbers that stand beside them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The same key from the same admin is the same delivery, however often the button is pressed.
  await sql`alter table stock_movements add column idempotency_key text check (length(idempotency_key) between 8 and 64)`.execute(
    db,
  )
  await sql`create unique index stock_movements_key on stock_movements (actor_id, idempotency_key) where idempotency_key is not null`.execute(
    db,
  )
  // Published by accounts and by orders: how a person is called, and which number an order has.
  await sql`create view people_by_id as select id, display_name as name from users`.execute(db)
  await sql`create view order_numbers_by_id as select id, number from orders`.execute(db)
}
