/** Returns by the day on which they came back, and those that wait for staff. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_returns_received on order_returns (changed_at)
    where status = 'received'`.execute(db)
  await sql`
    create index order_returns_open on order_returns (requested_at)
    where status in ('requested', 'approved')`.execute(db)
}
