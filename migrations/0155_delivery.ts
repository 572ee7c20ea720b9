/**
 * What delivery costs: the shopkeeper's table, each version a row, and the charge of an order,
 * frozen as it was computed when it was placed; null where none was charged.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_tables (
      revision integer primary key check (revision > 0),
      value jsonb not null,
      saved_at timestamptz not null
    )`.execute(db)
  await sql`alter table orders add column delivery jsonb`.execute(db)
}
