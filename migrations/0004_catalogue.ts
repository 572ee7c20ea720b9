/** Tools, as they are offered. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tools (
      id uuid primary key,
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 240),
      sku text not null check (length(sku) between 1 and 40),
      name text not null check (length(name) between 1 and 200),
      brand text not null default '' check (length(brand) <= 80),
      category text not null default '' check (length(category) <= 80),
      image text not null check (length(image) <= 2048),
      description text not null check (length(description) between 1 and 5000),
      keywords text not null default '',
      price_cents integer not null check (price_cents between 0 and 100000000),
      minimum_quantity integer not null check (minimum_quantity between 1 and 1000000),
      pack_size integer not null default 1 check (pack_size between 1 and 100000),
      price_breaks jsonb not null default '[]' check (jsonb_typeof(price_breaks) = 'array'),
      specs jsonb not null default '[]' check (jsonb_typeof(specs) = 'array'),
      rating_count integer not null default 0 check (rating_count >= 0),
      rating_sum integer not null default 0 check (rating_sum between rating_count and rating_count * 5),
      revision integer not null default 1,
      demo boolean not null default false,
      created_at timestamptz not null,
      archived_at timestamptz,
      check (minimum_quantity % pack_size = 0)
    )`.execute(db)
  // An archived tool gives its SKU back.
  await sql`create unique index tools_sku on tools (upper(sku)) where archived_at is null`.execute(
    db,
  )
  await sql`create index tools_listed on tools (id) where archived_at is null`.execute(db)
  await sql`create index tools_category on tools (category, id) where archived_at is null`.execute(
    db,
  )
}
