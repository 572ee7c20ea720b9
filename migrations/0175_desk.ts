/** What staff alone know of a tool: what it costs, and at which level it is ordered again. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Not in tools_on_sale: what that view has, public answers may have.
  await sql`
    alter table tools
      add column cost_cents integer,
      add column reorder_level integer`.execute(db)
  await sql`
    alter table tools
      add constraint tools_cost check (cost_cents >= 0) not valid,
      add constraint tools_reorder_level check (reorder_level >= 0) not valid`.execute(db)
  // Published for the lists of staff: what they filter by.
  await sql`
    create view tool_desk as
      select id, image, identifiers, reorder_level from tools`.execute(db)
}
