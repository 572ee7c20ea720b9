/** By which ways companies order: views that orders and received orders publish. */
import { sql, type Kysely } from 'kysely'

const statements = [
  'create index received_order_placements_order on received_order_placements (order_id)',
  `create view orders_of_companies as
    select orders.company_id, orders.placed_at,
      case
        when exists (select from agent_orders where agent_orders.order_id = orders.id) then 'agent'
        when exists (
          select from received_order_placements as placed where placed.order_id = orders.id
        ) then 'file'
        else 'website'
      end as way
    from orders where orders.company_id is not null`,
  `create view files_of_companies as
    select id, company_id, received_at, received_by is null as by_program
    from received_orders where company_id is not null`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
