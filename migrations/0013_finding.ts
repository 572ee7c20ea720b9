/** Tools are found by what somebody wrote: a SKU however it is punctuated, words of a name, and what looks like either. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tools_sku_key on tools (regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g')) where archived_at is null`.execute(
    db,
  )
  // Not every hosted database allows the extension. Without it misspelt lines get no suggestions, and the rest works.
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index tools_sku_alike on tools using gist (sku gist_trgm_ops) where archived_at is null;
      create index tools_name_alike on tools using gist (name gist_trgm_ops) where archived_at is null;
      create index tools_words on tools using gin ((name || ' ' || brand || ' ' || category || ' ' || keywords) gin_trgm_ops) where archived_at is null;
    exception when others then
      raise notice 'pg_trgm is not to be had: %', sqlerrm;
    end $$`.execute(db)
}
