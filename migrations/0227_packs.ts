/** Named packs of tools with their own GTINs; order lines keep them as sold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // [{"name": "Carton", "quantity": 144, "gtin": "…"}], by quantity; gtin only where it is known.
  await sql`alter table tools add column packs jsonb not null default '[]'`.execute(db)
  await sql`
    alter table tools
      add constraint tools_packs check (jsonb_typeof(packs) = 'array') not valid`.execute(db)
  await sql`alter table order_lines add column packs jsonb not null default '[]'`.execute(db)
  // What a code stands for: one unit of the tool, or a pack of so many.
  await sql`alter table tool_codes add column quantity integer not null default 1`.execute(db)
  // 14 digits each, by which it is known that no other tool or pack has them.
  await sql`
    create table tool_pack_gtins (
      gtin text not null check (gtin ~ '^[0-9]{14}$'),
      tool_id uuid not null references tools (id) on delete cascade,
      primary key (gtin, tool_id)
    )`.execute(db)
  await sql`create index tool_pack_gtins_of_tool on tool_pack_gtins (tool_id)`.execute(db)
  // In a large shop writing would stop while it is built: there the tools are read instead, when a
  // pack's GTIN is written.
  await sql`
    do $$ begin
      if pg_relation_size('tools') < 33554432 then
        create index tools_by_gtin on tools (lpad(identifiers ->> 'gtin', 14, '0'))
          where identifiers ? 'gtin';
      end if;
    end $$`.execute(db)
  await sql`
    do $$
    declare definition text := pg_get_viewdef('tools_on_sale'::regclass);
    begin
      definition := replace(
        definition, ' AS wire',
        ' || case when packs = ''[]'' then '''' else '',"packs":'' || packs::text end as wire');
      definition := regexp_replace(definition, '\\s+FROM tools', ', packs FROM tools');
      execute 'create or replace view tools_on_sale as ' || definition;
    end $$`.execute(db)
}
