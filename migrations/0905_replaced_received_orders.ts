/** Received orders that a newer file has replaced: a change, or the same order sent again. */
import { sql, type Kysely } from 'kysely'

const statements = [
  // The newer one; its state is 'rejected', as releases before know it.
  `alter table received_orders
    add column replaced_by uuid references received_orders on delete set null`,
  `create index received_orders_replaced on received_orders (replaced_by)
    where replaced_by is not null`,
  // The view of 0880: what was replaced is not answered, its order is.
  `create or replace view cxml_orders as
    select id, order_id, order_number, state, ended_at from received_orders
    where form = 'cxml' and replaced_by is null`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
