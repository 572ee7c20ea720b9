/** Tools are drafts, on sale (from a day, until a day), discontinued with a successor, or archived. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A tool that is not offered has archived_at, whatever the reason: then no list, page or order of
  // this release or an earlier one knows it. `waiting` says that it is not archived: it is a draft,
  // or its day has not come or is over.
  await sql`
    alter table tools
      add column state text not null default 'on-sale',
      add column waiting boolean not null default false,
      add column sale_from date,
      add column sale_until date,
      add column successor text not null default ''`.execute(db)
  await sql`
    alter table tools
      add constraint tools_state check (state in ('draft', 'on-sale', 'discontinued')) not valid,
      add constraint tools_waiting check (archived_at is not null or not waiting) not valid,
      add constraint tools_sale_days check (sale_from <= sale_until) not valid,
      add constraint tools_successor check (length(successor) <= 40) not valid,
      drop constraint tools_description_check,
      add constraint tools_described check (
        length(description) <= 5000 and (description <> '' or archived_at is not null)
      ) not valid`.execute(db)
  // Those of which something is to be known without reading all tools: drafts with their SKUs, which
  // are unique too, tools with days, and discontinued ones. An index on tools would stop orders
  // while it is built.
  await sql`
    create table tool_states (
      tool_id uuid primary key references tools (id) on delete cascade,
      sku_folded text not null,
      waiting boolean not null,
      listed boolean not null
    )`.execute(db)
  await sql`
    create unique index tool_states_sku on tool_states (sku_folded) where waiting`.execute(db)
  await sql`
    do $$ begin
      execute format(
        'create or replace view tools_on_sale as'
          || ' select %s, state, successor from tools where archived_at is null',
        (select string_agg(
            case column_name
              when 'wire' then
                'case when identifiers = ''{}'' then wire'
                  || ' else wire || '','' || trim(both ''{}'' from identifiers::text) end'
                  || ' || case unit when ''piece'' then '''''
                  || ' else '',"unit":"'' || unit || ''"'' end'
                  || ' || case unit_content when '''' then '''''
                  || ' else '',"unit_content":'' || to_json(unit_content) end'
                  || ' || case price_per when 1 then '''''
                  || ' else '',"price_per":'' || price_per end'
                  || ' || case state when ''discontinued'''
                  || ' then '',"state":"discontinued"'' || case successor when '''' then '''''
                  || ' else '',"successor":'' || to_json(successor) end else '''' end as wire'
              else quote_ident(column_name)
            end,
            ', ' order by ordinal_position)
          from information_schema.columns
          where table_schema = current_schema() and table_name = 'tools_on_sale')
      );
    end $$`.execute(db)
}
