/** Tools are sold in units, priced per so many of them; order lines keep both as sold. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tools
      add column unit text not null default 'piece',
      add column unit_content text not null default '',
      add column price_per smallint not null default 1`.execute(db)
  await sql`
    alter table tools
      add constraint tools_unit check (unit ~ '^[a-z_]{1,20}$') not valid,
      add constraint tools_unit_content check (length(unit_content) <= 80) not valid,
      add constraint tools_price_per check (price_per in (1, 10, 100, 1000)) not valid`.execute(db)
  await sql`
    alter table order_lines
      add column unit text not null default 'piece',
      add column price_per smallint not null default 1`.execute(db)
  // The rule of src/catalogue/rules.ts, `lineTotal`: price × quantity ÷ price_per, rounded half up.
  // For a price_per of 1 it is the check that stood here before. The amounts need 64 bits: at most
  // 1,000,000 units at 100,000,000 cents.
  await sql`
    alter table order_lines
      drop constraint order_lines_check,
      add constraint order_lines_price_per check (price_per in (1, 10, 100, 1000)) not valid,
      add constraint order_lines_total check (
        total_cents = (2 * quantity::bigint * unit_cents + price_per) / (2 * price_per)
      ) not valid`.execute(db)
  // A release that does not know price_per would charge the price of a hundred for each piece. From
  // the first tool that has one on, it refuses to work: see README.md, `breaksEarlierReleases`.
  await sql`create table if not exists required_migration (name text primary key)`.execute(db)
  await sql`
    create function require_units() returns trigger language plpgsql as $$
    begin
      if not exists (select from required_migration where name = '0110_units') then
        insert into required_migration values ('0110_units') on conflict do nothing;
        perform pg_notify('schema', '');
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger tools_with_units after insert or update of price_per on tools
      for each row when (new.price_per <> 1) execute function require_units()`.execute(db)
  // The view has the columns that it had, whichever these are, and three more; the JSON text of a
  // tool has what is not the default, so that every other tool is answered as before.
  await sql`
    do $$ begin
      execute format(
        'create or replace view tools_on_sale as'
          || ' select %s, unit, unit_content, price_per from tools where archived_at is null',
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
                  || ' else '',"price_per":'' || price_per end as wire'
              else quote_ident(column_name)
            end,
            ', ' order by ordinal_position)
          from information_schema.columns
          where table_schema = current_schema() and table_name = 'tools_on_sale')
      );
    end $$`.execute(db)
}
