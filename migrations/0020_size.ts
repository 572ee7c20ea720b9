/** What a shop of a million tools needs: the front page's tools and new addresses found by index, and no index that nothing reads. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Published by the catalogue: which tools the demo shop brought. Others forget or keep what they know of them.
  await sql`create view demo_tools_by_id as select id from tools where demo`.execute(db)
  // The best-reviewed of a category are its first rows here.
  await sql`create index tools_featured on tools (category, rating_count desc, id) where archived_at is null`.execute(
    db,
  )
  // 'Minimum up to 12' alone would else be looked for in every row.
  await sql`create index tool_search_by_minimum on tool_search (minimum_quantity, tool_id) include (price_cents, in_stock)`.execute(
    db,
  )
  // Under most collations the index of a unique column cannot tell what begins so.
  await sql`create index tools_slug_begins on tools (slug text_pattern_ops)`.execute(db)
  // Lists, searches and order pads read tool_search; comparing every tool by likeness took a second at a million.
  for (const unread of [
    'tools_sku_key',
    'tools_sku_alike',
    'tools_name_alike',
    'tools_words',
    'tools_category',
    'tools_listed',
  ])
    await sql`drop index if exists ${sql.ref(unread)}`.execute(db)
  await tallyManyAtOnce(db)
}

/** Changes of very many sums are added in three statements, which wait for others and put the parts of a sum together again; few are added as before. */
async function tallyManyAtOnce(db: Kysely<unknown>): Promise<void> {
  await sql`alter function tool_tallies_add(text[], boolean[], integer[]) rename to tool_tallies_add_few`.execute(
    db,
  )
  await sql`
    create function tool_tallies_add(keys text[], stocked boolean[], counts integer[]) returns void language plpgsql as $$
    begin
      if cardinality(keys) <= 50 then
        perform tool_tallies_add_few(keys, stocked, counts);
        return;
      end if;
      create temporary table tally_changes on commit drop as
        select one, two, each.in_stock, sum(each.tools)::int as tools
        from (select string_to_array(keys[place], E'\\x1f') as parts, stocked[place] as in_stock, counts[place] as tools from generate_subscripts(keys, 1) as place) as each
        cross join lateral unnest(parts) as one cross join lateral unnest(parts) as two
        where one = '*' or two <> '*'
        group by one, two, each.in_stock having sum(each.tools) <> 0;
      -- In one order, so that two of these cannot wait for each other in a circle.
      perform from tool_tallies held join tally_changes change using (one, two, in_stock) order by held.id for update of held;
      with gone as (
        delete from tool_tallies held using tally_changes change where (change.one, change.two, change.in_stock) = (held.one, held.two, held.in_stock)
        returning held.one, held.two, held.in_stock, held.tools)
      insert into tool_tallies (one, two, in_stock, tools)
        select one, two, in_stock, sum(tools) from (select one, two, in_stock, tools from gone union all select one, two, in_stock, tools from tally_changes) as part
        group by one, two, in_stock having sum(tools) <> 0;
      drop table tally_changes;
    end $$`.execute(db)
}
