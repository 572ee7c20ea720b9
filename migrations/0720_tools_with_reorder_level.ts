/** The tools that are bought again at a level, found without the others. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // In a large shop writing would stop while it is built: there the tools are read instead.
  await sql`
    do $$ begin
      if pg_relation_size('tools') < 33554432 then
        create index tools_with_reorder_level on tools (id) include (reorder_level)
          where reorder_level is not null and archived_at is null;
      end if;
    end $$`.execute(db)
}
