/** Tools have the numbers that makers and customs give them, and are found by each of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // By their names on the wire: gtin, mpn, customs_number, origin. Only those that are known, so
  // that a tool without any is answered as before.
  await sql`alter table tools add column identifiers jsonb not null default '{}'`.execute(db)
  // The view has the columns that it had, whichever these are, and one more; the JSON text of a tool
  // has what is known of its identifiers.
  await sql`
    do $$ begin
      execute format(
        'create or replace view tools_on_sale as select %s, identifiers from tools'
          || ' where archived_at is null',
        (select string_agg(
            case column_name
              when 'wire' then
                'case when identifiers = ''{}'' then wire'
                  || ' else wire || '','' || trim(both ''{}'' from identifiers::text) end as wire'
              else quote_ident(column_name)
            end,
            ', ' order by ordinal_position)
          from information_schema.columns
          where table_schema = current_schema() and table_name = 'tools_on_sale')
      );
    end $$`.execute(db)
  // A table of its own, since an index on tools would stop orders while it is built. Keys as
  // src/search/words/code-key.ts makes them.
  await sql`
    create table tool_codes (
      key text not null,
      tool_id uuid not null references tools (id) on delete cascade,
      primary key (key, tool_id)
    )`.execute(db)
  await sql`create index tool_codes_of_tool on tool_codes (tool_id)`.execute(db)
}
