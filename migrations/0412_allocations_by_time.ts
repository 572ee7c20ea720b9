/** What was allocated to back-orders, by time: which pieces of a period were short. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_allocations_by_time on order_allocations (at)`.execute(db)
}
