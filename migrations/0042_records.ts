/** Categories, brands and families as records, and several pictures of a tool. */
import { sql, type Kysely } from 'kysely'

/**
 * A record belongs to the tools that have its name: `tools.category`, `brand` and `family` stay the
 * truth of the wire, so a record and its tools can never disagree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table categories (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
      name text not null unique check (length(name) between 1 and 80),
      parent_id uuid references categories (id),
      -- Lower ones stand first; equal ones by name.
      position integer not null default 1000,
      sentence text not null default '' check (length(sentence) <= 300),
      -- As tools.image; empty: the picture of its most reviewed tool.
      picture text not null default '' check (length(picture) <= 2048),
      -- Deleted with the demo shop, when no other tool has its name.
      demo boolean not null default false
    )`.execute(db)
  await sql`
    create table brands (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 200),
      name text not null unique check (length(name) between 1 and 80),
      -- Who made it, and who answers for its safety where it is sold: EU regulation 2023/988,
      -- articles 9 and 16.
      maker_name text not null default '' check (length(maker_name) <= 200),
      maker_address text not null default '' check (length(maker_address) <= 500),
      maker_contact text not null default '' check (length(maker_contact) <= 254),
      responsible_name text not null default '' check (length(responsible_name) <= 200),
      responsible_address text not null default '' check (length(responsible_address) <= 500),
      responsible_contact text not null default '' check (length(responsible_contact) <= 254),
      demo boolean not null default false
    )`.execute(db)
  await sql`
    create table families (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 210),
      -- The brand's name; empty for tools without one.
      brand text not null check (length(brand) <= 80),
      name text not null check (length(name) between 1 and 120),
      sentence text not null default '' check (length(sentence) <= 300),
      demo boolean not null default false,
      unique (brand, name)
    )`.execute(db)
  await sql`
    create table tool_pictures (
      tool_id uuid not null,
      -- From 0, in the order in which they are shown; 0 is tools.image.
      position integer not null check (position between 0 and 99),
      image text not null check (length(image) between 1 and 2048),
      -- What it shows; empty: the tool's name.
      alt text not null default '' check (length(alt) <= 200),
      primary key (tool_id, position)
    )`.execute(db)
  await fillFromTools(db)
}

/** Row by row, but for the pictures: there are few distinct names. */
async function fillFromTools(db: Kysely<unknown>): Promise<void> {
  for (const table of ['categories', 'brands'] as const) {
    const column = sql.ref(table === 'brands' ? 'brand' : 'category')
    const { rows } = await sql<{ name: string; demo: boolean }>`
      select ${column} as name, bool_and(demo) as demo from tools
      where ${column} <> '' group by ${column} order by 1`.execute(db)
    for (const { row, slug } of withSlugs(rows, ({ name }) => name))
      await sql`
        insert into ${sql.table(table)} (slug, name, demo)
        values (${slug}, ${row.name}, ${row.demo})`.execute(db)
  }
  const { rows: families } = await sql<{ brand: string; name: string; demo: boolean }>`
    select brand, family as name, bool_and(demo) as demo from tools
    where family <> '' group by brand, family order by brand, family`.execute(db)
  for (const { row, slug } of withSlugs(families, ({ brand, name }) => `${brand} ${name}`))
    await sql`
      insert into families (slug, brand, name, demo)
      values (${slug}, ${row.brand}, ${row.name}, ${row.demo})`.execute(db)
  await sql`
    insert into tool_pictures (tool_id, position, image)
    select id, 0, image from tools where image <> ''`.execute(db)
  // After the rows, unchecked: they were read from the table that it refers to.
  await sql`
    alter table tool_pictures add constraint tool_pictures_tool_id_fkey
    foreign key (tool_id) references tools (id) on delete cascade not valid`.execute(db)
  await sql`
    create index tool_pictures_uploaded on tool_pictures (image)
    where image like '/pictures/p-%'`.execute(db)
}

function withSlugs<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): readonly { readonly row: Row; readonly slug: string }[] {
  const taken = new Set<string>()
  return rows.map((row) => {
    const plain =
      nameOf(row)
        .normalize('NFKD')
        .replace(/\p{Mark}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 190)
        .replace(/^-+|-+$/g, '') || 'tools'
    let slug = plain
    for (let next = 2; taken.has(slug); next += 1) slug = `${plain}-${next}`
    taken.add(slug)
    return { row, slug }
  })
}
