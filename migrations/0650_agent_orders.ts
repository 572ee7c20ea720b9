/** Which agent has placed an order for its buyer, and one more kind of hold: above its mandate. */
import { sql, type Kysely } from 'kysely'

const statements = [
  // The agent's name is frozen.
  `create table agent_orders (
    order_id uuid primary key references orders on delete cascade,
    agent_id uuid not null,
    agent_name text not null check (length(agent_name) <= 100)
  )`,
  'create index agent_orders_of_agent on agent_orders (agent_id)',
  // Orders above the mandate of an agent wait for the person.
  `alter table order_holds
    drop constraint order_holds_kind_check,
    add constraint order_holds_kind_check check (
      kind in ('newcomer', 'approval', 'credit', 'delivery', 'payment', 'agent')
    ) not valid`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
