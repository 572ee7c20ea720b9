/** A price says for how many pieces it is: prices of lists, and prices that buyers saw in carts. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: for as many as the price of each tool of a brand or category is, where these differ.
  await sql`
    alter table price_rows
      add column price_per smallint check (price_per in (1, 10, 100, 1000))`.execute(db)
  await sql`
    alter table cart_lines
      add column seen_per smallint check (seen_per in (1, 10, 100, 1000))`.execute(db)
  await sql`
    alter table company_cart_lines
      add column seen_per smallint check (seen_per in (1, 10, 100, 1000))`.execute(db)
  // Published by the catalogue: for how many pieces prices of a tool, brand or category are; null
  // where its tools differ.
  await sql`
    create function price_base_of(kind text, wanted uuid) returns smallint
    language sql stable as $$
      select case when kind = 'tool' then (select price_per from tools where id = wanted)
      else (
        with recursive below as (
          select wanted as id
          union
          select categories.id from below join categories on categories.parent_id = below.id
        )
        select case when count(distinct tools.price_per) > 1 then null
          else coalesce(min(tools.price_per), 1) end::smallint
        from tools
        where case when kind = 'brand'
          then tools.brand = (select name from brands where id = wanted)
          else tools.category in (select name from categories where id in (select id from below))
        end
      ) end
    $$`.execute(db)
  await createTriggers(db)
}

/** A release that does not know the columns writes prices for as many as the tool's price is. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fill_price_base() returns trigger language plpgsql as $$
    begin
      if new.price_cents is null then new.price_per := null;
      elsif new.price_per is null then new.price_per := price_base_of(new.target, new.target_id);
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger price_rows_base before insert on price_rows
      for each row execute function fill_price_base()`.execute(db)
  await sql`
    create function fill_seen_base() returns trigger language plpgsql as $$
    begin
      if new.seen_per is null then new.seen_per := price_base_of('tool', new.tool_id); end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger cart_lines_base before insert on cart_lines
      for each row execute function fill_seen_base()`.execute(db)
  await sql`
    create trigger company_cart_lines_base before insert on company_cart_lines
      for each row execute function fill_seen_base()`.execute(db)
}
