/**
 * Every stored price gets the base under which it was written. It prints counts and sums before and
 * after, and fails where a company would pay another amount for any quantity.
 */
import { sql, type Kysely } from 'kysely'

type Sums = { readonly table: string; readonly rows: string; readonly cents: string }

export async function up(db: Kysely<unknown>): Promise<void> {
  const before = await readSums(db)
  await sql`
    update price_rows set price_per = price_base_of(target, target_id)
    where price_cents is not null and price_per is null`.execute(db)
  await sql`
    update cart_lines as line set seen_per = tools.price_per
    from tools where tools.id = line.tool_id and line.seen_per is null`.execute(db)
  await sql`
    update company_cart_lines as line set seen_per = tools.price_per
    from tools where tools.id = line.tool_id and line.seen_per is null`.execute(db)
  await refuseOtherAmounts(db)
  const after = await readSums(db)
  for (const [index, { table, rows, cents }] of before.entries()) {
    const now = after[index]
    // An amount is never written; only what it is for.
    if (now?.rows !== rows || now.cents !== cents) throw new Error(`The prices of ${table} changed`)
    if (rows !== '0')
      process.stdout.write(
        `${table}: ${rows} rows with ${cents} cents before, ${now.rows} with ${now.cents} after.\n`,
      )
  }
}

/** The number of prices and their sum, ladders included. */
async function readSums(db: Kysely<unknown>): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select 'price_rows' as table, count(*)::text as rows, (
        coalesce(sum(price_cents), 0) + coalesce(sum((
          select sum((rung ->> 'price')::bigint) from jsonb_array_elements(price_breaks) as rung
        )), 0)
      )::text as cents
    from price_rows where price_cents is not null
    union all
    select 'cart_lines', count(*)::text, coalesce(sum(seen_cents), 0)::text from cart_lines
    union all
    select 'company_cart_lines', count(*)::text, coalesce(sum(seen_cents), 0)::text
    from company_cart_lines
    order by 1`.execute(db)
  return rows
}

/**
 * Until now a price of a list was for as many as the tool's own price is. It stays the same for
 * every quantity where, and only where, the row says that number for each tool that it is for.
 */
async function refuseOtherAmounts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ readonly count: string }>`
    with recursive below as (
      select id as category_id, id as below_id from categories
      union
      select below.category_id, categories.id
      from below join categories on categories.parent_id = below.below_id
    ),
    covered as (
      select price_rows.price_per, tools.price_per as tool_per
      from price_rows join tools on tools.id = price_rows.target_id
      where price_rows.target = 'tool' and price_rows.price_cents is not null
      union all
      select price_rows.price_per, tools.price_per
      from price_rows
      join brands on brands.id = price_rows.target_id
      join tools on tools.brand = brands.name
      where price_rows.target = 'brand' and price_rows.price_cents is not null
      union all
      select price_rows.price_per, tools.price_per
      from price_rows
      join below on below.category_id = price_rows.target_id
      join categories on categories.id = below.below_id
      join tools on tools.category = categories.name
      where price_rows.target = 'category' and price_rows.price_cents is not null
    )
    select count(*)::text as count from covered
    where coalesce(price_per, tool_per) <> tool_per`.execute(db)
  const count = rows[0]?.count ?? '0'
  if (count !== '0') throw new Error(`${count} prices of price lists would change`)
}
