/** What tools cost, for the margin of what was sold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by the catalogue: the cost of so many pieces as `price_per` says, where it is known.
  await sql`
    create view tool_costs as
      select id as tool_id, cost_cents, price_per from tools where cost_cents is not null`.execute(
    db,
  )
}
