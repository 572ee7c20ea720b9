/** The newest orders of a tool, for what is often ordered with it. */
import { sql, type Kysely } from 'kysely'

/**
 * Orders have ids that rise with time. In a large shop, writing would stop while the index is
 * built: there the shop builds it itself, concurrently, while it runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if pg_relation_size('order_lines') < 33554432 then
        create index if not exists order_lines_newest_of_tool
          on order_lines (tool_id, order_id desc);
      end if;
    end $$`.execute(db)
}
