/** The currency of an order, as it was placed. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column currency text not null default 'USD'`.execute(db)
}
