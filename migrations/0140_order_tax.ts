/** The tax of an order, frozen as it was computed when it was placed; null where none is charged. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column tax jsonb`.execute(db)
}
