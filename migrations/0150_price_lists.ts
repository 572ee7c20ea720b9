/** Price lists: prices of their own for companies, by tool, brand or category, from and until a day. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_lists (
      id uuid primary key,
      name text not null check (length(name) between 1 and 120),
      -- What it builds on; null is the catalogue. The service refuses circles.
      base_id uuid references price_lists (id) check (base_id <> id),
      revision integer not null default 1
    )`.execute(db)
  await sql`create unique index price_lists_name on price_lists (lower(name))`.execute(db)
  await sql`
    create index price_lists_base on price_lists (base_id) where base_id is not null`.execute(db)
  await createRows(db)
  // Null: the catalogue's prices. A list that a company has cannot be deleted.
  await sql`alter table companies add column price_list_id uuid references price_lists (id)`.execute(
    db,
  )
  await sql`
    create index companies_price_list on companies (price_list_id)
    where price_list_id is not null`.execute(db)
  await createViews(db)
}

async function createRows(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price_rows (
      id uuid primary key,
      list_id uuid not null references price_lists (id) on delete cascade,
      target text not null check (target in ('tool', 'brand', 'category')),
      target_id uuid not null,
      -- Either hundredths of a percent off what the list builds on, or a price in cents with a
      -- ladder of its own.
      percent_off integer check (percent_off between 1 and 10000),
      price_cents integer check (price_cents >= 0),
      price_breaks jsonb not null default '[]',
      -- Days of the shop's time zone, both included; null: always.
      valid_from date,
      valid_until date,
      -- A row is never changed: another takes its place, and this one stays as the record of it.
      changed_at timestamptz not null,
      -- Since when it does not count any more.
      removed_at timestamptz,
      check (num_nonnulls(percent_off, price_cents) = 1),
      check (valid_from is null or valid_until is null or valid_from <= valid_until),
      -- One list says one price of a target for a day. Ranges have GiST of their own, so that no
      -- extension is needed; a list and a target are told apart by 64 bits of their hash.
      row_key int8range not null generated always as (
        int8range(
          hashtextextended(list_id::text || target || target_id::text, 0),
          hashtextextended(list_id::text || target || target_id::text, 0), '[]'
        )
      ) stored,
      constraint price_rows_no_overlap exclude using gist (
        row_key with &&, daterange(valid_from, valid_until, '[]') with &&
      ) where (removed_at is null)
    )`.execute(db)
  await sql`
    create index price_rows_of_list on price_rows (list_id, target_id)
    where removed_at is null`.execute(db)
  await sql`create index price_rows_changed on price_rows (list_id, changed_at)`.execute(db)
}

/** Published by the catalogue: what a price may be for. */
async function createViews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view price_targets_of_tools as
      select tools.id as tool_id, brands.id as brand_id, categories.id as category_id
      from tools
      left join brands on brands.name = tools.brand
      left join categories on categories.name = tools.category`.execute(db)
  await sql`
    create view category_parents as select id, parent_id from categories`.execute(db)
  await sql`
    create view price_target_names as
      select 'tool' as target, id, name, sku as code, archived_at is null as current from tools
      union all
      select 'brand', id, name, '', true from brands
      union all
      select 'category', id, name, '', true from categories`.execute(db)
}
