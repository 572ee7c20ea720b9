/** Age limit and hazard marks of tools; order lines keep them as sold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // By the names of the wire: {"age_limit": 18, "hazards": ["GHS02"], "hazard_text": "…"}; what a
  // tool does not have is absent.
  await sql`
    alter table tools add column safety jsonb not null default '{}'`.execute(db)
  await sql`
    alter table tools
      add constraint tools_safety check (jsonb_typeof(safety) = 'object') not valid`.execute(db)
  await sql`
    alter table order_lines add column safety jsonb not null default '{}'`.execute(db)
  // The view as it is, whatever earlier migrations made of it, with one column more; the JSON text
  // of a tool that has none of this is answered as before.
  await sql`
    do $$
    declare definition text := pg_get_viewdef('tools_on_sale'::regclass);
    begin
      definition := replace(
        definition, ' AS wire',
        ' || case when safety = ''{}'' then '''''
          || ' else '','' || trim(both ''{}'' from safety::text) end as wire');
      definition := regexp_replace(definition, '\\s+FROM tools', ', safety FROM tools');
      execute 'create or replace view tools_on_sale as ' || definition;
    end $$`.execute(db)
}
