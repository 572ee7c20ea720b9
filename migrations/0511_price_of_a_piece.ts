/**
 * Lists are sorted, narrowed and counted by what one piece costs: 18.00 for 100 is less than 1.00
 * for one. `tool_search` says for how many pieces its price is.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: one. Thousandths of a cent are whole: a price is for 1, 10, 100 or 1,000.
  await sql`alter table tool_search add column price_per smallint`.execute(db)
  await createTriggers(db)
  await countByPiece(db)
  await sql`
    update tool_search set price_per = tools.price_per
    from tools where tools.id = tool_search.tool_id and tools.price_per <> 1`.execute(db)
  await createIndexes(db)
}

/** A release that does not know the column writes the price without it. */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function fill_search_price_base() returns trigger language plpgsql as $$
    begin
      new.price_per := (select tools.price_per from tools where tools.id = new.tool_id);
      return new;
    end $$`.execute(db)
  await sql`
    create trigger tool_search_base_inserted before insert on tool_search
      for each row when (new.price_per is null) execute function fill_search_price_base()`.execute(
    db,
  )
  await sql`
    create trigger tool_search_base_updated before update of price_cents on tool_search
      for each row when (new.price_per is not distinct from old.price_per)
      execute function fill_search_price_base()`.execute(db)
}

/** Bands of prices count whole cents of a piece; their bounds are whole cents. */
async function countByPiece(db: Kysely<unknown>): Promise<void> {
  const keys = sql.raw(
    "array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents / coalesce(price_per, 1)), E'\\x1f')",
  )
  await sql`
    create or replace function tool_search_tally() returns trigger language plpgsql as $$
    declare keys text[]; stocked boolean[]; counts integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select ${keys} as key, in_stock, count(*)::int as tools from new_rows group by 1, 2
        ) as changed;
      elsif tg_op = 'DELETE' then
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select ${keys} as key, in_stock, -count(*)::int as tools from old_rows group by 1, 2
        ) as changed;
      else
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select key, in_stock, sum(tools)::int as tools from (
            select ${keys} as key, in_stock, 1 as tools from new_rows
            union all
            select ${keys}, in_stock, -1 from old_rows
          ) as both_sides
          group by 1, 2 having sum(tools) <> 0
        ) as changed;
      end if;
      if keys is not null then perform tool_tallies_add(keys, stocked, counts); end if;
      return null;
    end $$`.execute(db)
}

/**
 * Those of the amount stay for the release before. In a long table the shop creates them while it
 * runs (src/search/index/list-indexes.ts).
 */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$ begin
      if pg_relation_size('tool_search') < 33554432 then
        create index tool_search_by_price_each on tool_search
          ((price_cents::bigint * 1000 / coalesce(price_per, 1)), tool_id)
          include (minimum_quantity, in_stock, price_cents, price_per);
        create index tool_search_category_price_each on tool_search
          (category, (price_cents::bigint * 1000 / coalesce(price_per, 1)), tool_id)
          include (minimum_quantity, in_stock, price_cents, price_per);
        create index tool_search_brand_price_each on tool_search
          (brand, (price_cents::bigint * 1000 / coalesce(price_per, 1)), tool_id)
          include (minimum_quantity, in_stock, price_cents, price_per);
      end if;
    end $$`.execute(db)
}
