/** What lists are searched, narrowed, sorted and counted by: one narrow row for each tool on offer, and tallies of them. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Narrow, so that ten thousand rows are a few hundred pages: `words` is read through its index alone and stands elsewhere.
  await sql`
    create table tool_search (
      tool_id uuid primary key references tools (id) on delete cascade,
      sku_key text not null,
      name_key text collate "C" not null,
      name_length smallint not null,
      category text not null,
      brand text not null,
      price_cents integer not null,
      minimum_quantity integer not null,
      in_stock boolean not null,
      words tsvector not null default '',
      rules smallint not null default 0
    ) with (toast_tuple_target = 128)`.execute(db)
  await sql`alter table tool_search alter column words set storage external`.execute(db)
  await sql`create index tool_search_words on tool_search using gin (words) with (fastupdate = off)`.execute(
    db,
  )
  await sql`create index tool_search_rules on tool_search (rules)`.execute(db)
  await sql`create index tool_search_sku on tool_search (sku_key text_pattern_ops)`.execute(db)
  // Each order of the list is an index, whole, of a category and of a brand; what else narrows is read from it too.
  for (const order of ['tool_id', 'price_cents, tool_id', 'name_key, tool_id']) {
    const name = order.split(',')[0]
    const more = ['price_cents', 'minimum_quantity', 'in_stock']
      .filter((column) => !order.includes(column))
      .join(', ')
    for (const by of ['', 'category', 'brand']) {
      await sql`create index ${sql.ref(by ? `tool_search_${by}_${name}` : `tool_search_by_${name}`)} on tool_search (${sql.raw(by ? `${by}, ${order}` : order)}) include (${sql.raw(more)})`.execute(
        db,
      )
    }
  }
  // Categories often have brands of their own: without this the planner thinks far fewer tools are of both.
  await sql`create statistics tool_search_kinds (dependencies, mcv) on category, brand from tool_search`.execute(
    db,
  )

  // Tools of a value of one facet, by the values of every other. Several rows may hold parts of one sum.
  await sql`
    create table tool_tallies (
      id bigint generated always as identity primary key,
      one text not null,
      two text not null,
      in_stock boolean not null,
      tools integer not null
    )`.execute(db)
  await sql`create index tool_tallies_keys on tool_tallies (one, two, in_stock) include (tools)`.execute(
    db,
  )
  await tallies(db)

  // The words of letters that tools have, as they are written and by their stems: what is misspelt is looked for among them.
  await sql`create table search_words (word text primary key check (length(word) <= 40), stem text not null)`.execute(
    db,
  )
  await sql`create index search_words_stem on search_words (stem)`.execute(db)
  await sql`create index search_words_start on search_words (word text_pattern_ops)`.execute(db)
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index search_words_alike on search_words using gist (word gist_trgm_ops);
    exception when others then
      raise notice 'pg_trgm is not to be had: %', sqlerrm;
    end $$`.execute(db)

  // Words that mean the same, as the shopkeeper says: 'spanner = wrench'.
  await sql`
    create table search_equals (
      id uuid primary key,
      words text[] not null check (cardinality(words) between 2 and 20),
      stems text[] not null,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index search_equals_stems on search_equals using gin (stems)`.execute(db)

  // Tools that are there already; their words are written by the shop when it opens.
  await sql`
    insert into tool_search (tool_id, sku_key, name_key, name_length, category, brand, price_cents, minimum_quantity, in_stock)
    select tools.id, regexp_replace(upper(sku), '[^A-Z0-9]', '', 'g'), lower(name), length(name), category, brand, price_cents, minimum_quantity, coalesce(level, 0) > 0
    from tools left join stock_on_hand on stock_on_hand.tool_id = tools.id where archived_at is null`.execute(
    db,
  )
}

async function tallies(db: Kysely<unknown>): Promise<void> {
  // Bands as in src/search/facets/facets.ts.
  await sql`
    create function tool_search_keys(category text, brand text, minimum integer, price integer) returns text[] language sql immutable parallel safe as $$
      select array['*', 'c:' || category, 'b:' || brand, 'm:' || width_bucket(minimum, array[2, 7, 13, 25, 49]), 'p:' || width_bucket(price, array[500, 1000, 2500, 5000, 10000])]
    $$`.execute(db)
  // Nobody waits for a sum that somebody else is changing: a part of it is put beside it.
  await sql`
    create function tool_tallies_add(keys text[], stocked boolean[], counts integer[]) returns void language plpgsql as $$
    declare change record;
    begin
      for change in
        select one, two, each.in_stock, sum(each.tools)::int as tools
        from (select (string_to_array(keys[place], E'\\x1f')) as parts, stocked[place] as in_stock, counts[place] as tools from generate_subscripts(keys, 1) as place) as each
        cross join lateral unnest(parts) as one cross join lateral unnest(parts) as two
        where one = '*' or two <> '*'
        group by one, two, each.in_stock having sum(each.tools) <> 0
      loop
        update tool_tallies set tools = tool_tallies.tools + change.tools
        where id = (select id from tool_tallies held where held.one = change.one and held.two = change.two and held.in_stock = change.in_stock limit 1 for update skip locked);
        if not found then
          insert into tool_tallies (one, two, in_stock, tools) values (change.one, change.two, change.in_stock, change.tools);
        end if;
      end loop;
    end $$`.execute(db)
  await sql`
    create function tool_search_tally() returns trigger language plpgsql as $$
    declare keys text[]; stocked boolean[]; counts integer[];
    begin
      if tg_op = 'INSERT' then
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents), E'\\x1f') as key, in_stock, count(*)::int as tools from new_rows group by 1, 2) as changed;
      elsif tg_op = 'DELETE' then
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents), E'\\x1f') as key, in_stock, -count(*)::int as tools from old_rows group by 1, 2) as changed;
      else
        select array_agg(key), array_agg(in_stock), array_agg(tools) into keys, stocked, counts from (
          select key, in_stock, sum(tools)::int as tools from (
            select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents), E'\\x1f') as key, in_stock, 1 as tools from new_rows
            union all
            select array_to_string(tool_search_keys(category, brand, minimum_quantity, price_cents), E'\\x1f'), in_stock, -1 from old_rows) as both_sides
          group by 1, 2 having sum(tools) <> 0) as changed;
      end if;
      if keys is not null then perform tool_tallies_add(keys, stocked, counts); end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger tool_search_inserted after insert on tool_search referencing new table as new_rows for each statement execute function tool_search_tally()`.execute(
    db,
  )
  await sql`create trigger tool_search_updated after update on tool_search referencing old table as old_rows new table as new_rows for each statement execute function tool_search_tally()`.execute(
    db,
  )
  await sql`create trigger tool_search_deleted after delete on tool_search referencing old table as old_rows for each statement execute function tool_search_tally()`.execute(
    db,
  )
  // Whether a tool is in stock changes with an order's last piece; only then is anything written here.
  await sql`
    create function tool_search_stock() returns trigger language plpgsql as $$
    begin
      update tool_search set in_stock = new.level > 0 where tool_id = new.tool_id and in_stock <> (new.level > 0);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger tool_search_stock after update of level on stock_levels for each row
    when ((old.level > 0) <> (new.level > 0)) execute function tool_search_stock()`.execute(db)
}
