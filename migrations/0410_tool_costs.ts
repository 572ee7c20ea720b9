/** What tools cost, for the margin of what was sold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by the catalogue: the cost of so many pieces as `price_per` says, where it is known.
  await sql`
    create view tool_costs as
      select id as tool_id, cost_cents, price_per from tools where cost_cents is not null`.execute(
    db,
  )
  // So that costs of many tools are read without the tools. In a large shop writing would stop while
  // it is built: there the tools are read instead.
  await sql`
    do $$ begin
      if pg_relation_size('tools') < 33554432 then
        create index tools_with_cost on tools (id) include (cost_cents, price_per)
          where cost_cents is not null;
      end if;
    end $$`.execute(db)
}
