/** The bin of a tool, its place in the warehouse, becomes one of its fields. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Not in tools_on_sale: what that view has, public answers may have.
  await sql`alter table tools add column bin text not null default ''`.execute(db)
  await sql`
    alter table tools add constraint tools_bin check (length(bin) <= 40) not valid`.execute(db)
  // No release has had tool_bins (0307): it is read here for the last time, and dropped later.
  await sql`
    update tools set bin = tool_bins.bin
    from tool_bins where tool_bins.tool_id = tools.id`.execute(db)
  // Published by the catalogue: what a tool is called, and where it lies.
  await sql`
    create or replace view tool_names as
      select id as tool_id, sku, name, bin from tools`.execute(db)
}
