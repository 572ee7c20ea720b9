/** Whether tools are in stock is written once for each statement, not once for each tool. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // An order that sells out a thousand tools updates `tool_search`, and with it the tallies, once.
  // A union and a group instead of a join: its plan stays right for one row and for a thousand.
  await sql`
    create function tool_search_stock_changes() returns trigger language plpgsql as $$
    declare ids uuid[]; flags boolean[];
    begin
      select array_agg(tool_id), array_agg(stocked) into ids, flags from (
        select tool_id, bool_or(level > 0 and is_new) as stocked
        from (
          select tool_id, level, true as is_new from new_rows
          union all
          select tool_id, level, false from old_rows) as both_sides
        group by tool_id
        having bool_or(level > 0) <> bool_and(level > 0)) as changed;
      if ids is null then return null; end if;
      -- In one order, so that two of these cannot wait for each other in a circle.
      perform from tool_search where tool_id = any (ids) order by tool_id for update;
      update tool_search set in_stock = change.stocked
      from unnest(ids, flags) as change (tool_id, stocked)
      where tool_search.tool_id = change.tool_id and in_stock <> change.stocked;
      return null;
    end $$`.execute(db)
  await sql`drop trigger tool_search_stock on stock_levels`.execute(db)
  await sql`drop function tool_search_stock()`.execute(db)
  await sql`
    create trigger tool_search_stock after update on stock_levels
    referencing old table as old_rows new table as new_rows
    for each statement execute function tool_search_stock_changes()`.execute(db)
  await tallyWithoutWaiting(db)
}

/**
 * Many changed sums are added in one pass that waits for nobody, since an order may cause it: parts
 * of a sum that others are changing now stay where they are, and a new part is put beside them.
 */
async function tallyWithoutWaiting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tool_tallies_add(keys text[], stocked boolean[], counts integer[])
    returns void language plpgsql as $$
    begin
      if cardinality(keys) <= 10 then
        perform tool_tallies_add_few(keys, stocked, counts);
        return;
      end if;
      with changes as materialized (
        select one, two, each.in_stock, sum(each.tools)::int as tools
        from (
          select
            string_to_array(keys[place], E'\\x1f') as parts,
            stocked[place] as in_stock,
            counts[place] as tools
          from generate_subscripts(keys, 1) as place) as each
        cross join lateral unnest(parts) as one
        cross join lateral unnest(parts) as two
        where one = '*' or two <> '*'
        group by one, two, each.in_stock
        having sum(each.tools) <> 0),
      locked as materialized (
        select held.id
        from tool_tallies held
        join changes change
          on (change.one, change.two, change.in_stock) = (held.one, held.two, held.in_stock)
        for update of held skip locked),
      gone as (
        delete from tool_tallies held using locked where held.id = locked.id
        returning held.one, held.two, held.in_stock, held.tools)
      insert into tool_tallies (one, two, in_stock, tools)
      select one, two, in_stock, sum(tools)
      from (
        select one, two, in_stock, tools from gone
        union all
        select one, two, in_stock, tools from changes) as part
      group by one, two, in_stock
      having sum(tools) <> 0;
    end $$`.execute(db)
}
