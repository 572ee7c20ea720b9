/** Customers and companies are found by a part of their name while somebody types it. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Not every hosted database allows the extension of 0013; without it the tables are read row by row.
  await sql`
    do $$ begin
      create index users_by_part on users
      using gin ((display_name || ' ' || email) gin_trgm_ops) where deleted_at is null;
      create index companies_by_part on companies using gin (name gin_trgm_ops);
    exception when undefined_object then
      raise notice 'No indexes of parts of names: %', sqlerrm;
    end $$`.execute(db)
}
