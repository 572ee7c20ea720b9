/** The tax class of tools, which of a country's rates they bear; order lines keep it as sold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tools add column tax_class text not null default 'standard'`.execute(db)
  await sql`
    alter table tools add constraint tools_tax_class
      check (tax_class in ('standard', 'reduced', 'zero')) not valid`.execute(db)
  await sql`
    alter table order_lines add column tax_class text not null default 'standard'`.execute(db)
  // The view as it is, whatever earlier migrations made of it, with one column more; the JSON text
  // of a tool of the standard class is answered as before.
  await sql`
    do $$
    declare definition text := pg_get_viewdef('tools_on_sale'::regclass);
    begin
      definition := replace(
        definition, ' AS wire',
        ' || case tax_class when ''standard'' then '''''
          || ' else '',"tax_class":"'' || tax_class || ''"'' end as wire');
      definition := regexp_replace(definition, '\\s+FROM tools', ', tax_class FROM tools');
      execute 'create or replace view tools_on_sale as ' || definition;
    end $$`.execute(db)
}
