-- What a tutorial would keep: one table for tools with the stock in it, one for reviews, and an
-- index for each question that is asked.
create schema rival;
create table rival.tools (
  id uuid primary key,
  slug text not null unique,
  sku text not null unique,
  name text not null,
  brand text not null,
  category text not null,
  family text not null,
  image text not null,
  description text not null,
  price_cents integer not null,
  minimum_quantity integer not null,
  pack_size integer not null,
  stock integer not null,
  price_breaks jsonb not null,
  specs jsonb not null,
  rating_count integer not null,
  rating_sum integer not null,
  revision integer not null
);
insert into rival.tools
  select t.id, t.slug, t.sku, t.name, t.brand, t.category, t.family, t.image, t.description,
    t.price_cents, t.minimum_quantity, t.pack_size, s.level,
    t.price_breaks, t.specs, t.rating_count, t.rating_sum, t.revision
  from public.tools t join public.stock_on_hand s on s.tool_id = t.id where t.archived_at is null;
create index on rival.tools (category, id);
create index on rival.tools (rating_count desc, id);
create index on rival.tools using gin (name public.gin_trgm_ops);
create table rival.reviews (
  id uuid primary key,
  tool_id uuid references rival.tools (id),
  name text not null,
  rating smallint,
  title text not null,
  text text not null,
  written_at timestamptz not null
);
insert into rival.reviews
  select id, tool_id, name, rating, title, text, written_at from public.reviews;
create index on rival.reviews (written_at desc);
create index on rival.reviews (tool_id, written_at desc);
analyze;
