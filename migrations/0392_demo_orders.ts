/** Which orders belong to the demo shop: their documents have numbers of their own. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by orders.
  await sql`create view demo_orders as select id from orders where demo`.execute(db)
}
