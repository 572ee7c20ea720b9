/** Tools by age, with their prices: dead stock is valued without reading the texts of tools. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // In a large shop writing would stop while it is built: there the tools are read instead.
  await sql`
    do $$ begin
      if pg_relation_size('tools') < 33554432 then
        create index tools_by_creation on tools (created_at) include (id, price_cents, price_per)
          where archived_at is null;
      end if;
    end $$`.execute(db)
}
