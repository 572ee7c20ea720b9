/** Received orders that the shop places without a person, where a company has it so. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table companies add column order_files text not null default 'draft'
      check (order_files in ('draft', 'place'))`.execute(db)
  // '': for a person. due: the shop decides soon. kept: it stays a draft, and placement_reason says why.
  // unrecorded: its order is there, its entry in the history is not. placed: both are.
  await sql`
    alter table received_orders
      add column placement_state text not null default ''
        check (placement_state in ('', 'due', 'kept', 'unrecorded', 'placed')),
      add column placement_reason text not null default ''`.execute(db)
  await sql`
    create index received_orders_due on received_orders (received_at)
    where placement_state in ('due', 'unrecorded')`.execute(db)
  // Whatever comes twice, and whoever places it: one order for a number of a company.
  await sql`
    create unique index received_orders_placed_once on received_orders (company_id, number_key)
    where placement_state in ('unrecorded', 'placed')`.execute(db)
}
