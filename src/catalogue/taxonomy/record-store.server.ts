/**
 * SQL queries for categories, brands and families, whose names tools contain, and for the pictures
 * of tools.
 */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { executePrepared } from '../../../packages/pg-kit/prepared-statements.server.ts'
import type { CategoryRow, DemoCategory, FamilyName, RecordKind } from './records.ts'

/** Those of these names without a record of this kind, in the given order. */
export async function namesWithoutRecord(
  db: Handle,
  kind: RecordKind,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${[...names]}::text[]) with ordinality as used (name, nth)
    where not exists (
      select from ${sql.table(kind)} record where record.name = used.name
    ) order by nth`.execute(db)
  return rows.map(({ name }) => name)
}

/** All names used by tools, including archived ones, by name. */
export async function usedNames(db: Handle, kind: RecordKind): Promise<string[]> {
  const column = sql.ref(kind === 'brands' ? 'brand' : 'category')
  const { rows } = await sql<{ name: string }>`
    select distinct ${column} as name from tools where ${column} <> '' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

export async function usedFamilies(db: Handle): Promise<FamilyName[]> {
  const { rows } = await sql<FamilyName>`
    select distinct brand, family as name from tools
    where family <> '' order by 1, 2`.execute(db)
  return rows
}

export async function familiesWithoutRecord(
  db: Handle,
  families: readonly FamilyName[],
): Promise<FamilyName[]> {
  const { rows } = await sql<FamilyName>`
    select brand, name
    from unnest(
      ${families.map(({ brand }) => brand)}::text[], ${families.map(({ name }) => name)}::text[]
    ) with ordinality as used (brand, name, nth)
    where not exists (
      select from families where families.brand = used.brand and families.name = used.name
    ) order by nth`.execute(db)
  return rows
}

/**
 * Slugs in use of this kind that are one of these, with or without a suffix. Takes the advisory
 * lock on the slugs of this kind until the transaction ends, so that two new records do not get the
 * same: one lock for all of them, since the server only has room for some thousands, and a list may
 * contain more families than that.
 */
export async function takenRecordSlugs(
  db: Handle,
  kind: RecordKind | 'families',
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`slugs of ${kind}`}, 8))`.execute(db)
  const { rows } = await sql<{ slug: string }>`
    with in_use as (
      select slug from ${sql.table(kind)}
      union all
      select value from former_records where kind = ${kind} and what = 'slug'
      union all
      select slug from spoken_slugs where kind = ${kind}
    ), wanted as (select unnest(${[...new Set(slugs)]}::text[]) as slug)
    select in_use.slug from in_use join wanted using (slug)
    union all
    select in_use.slug from in_use
    join wanted on wanted.slug = regexp_replace(in_use.slug, '-[0-9]+$', '')
    where in_use.slug ~ '-[0-9]+$'`.execute(db)
  return new Set(rows.map((row) => row.slug))
}

type NewRecord = { readonly slug: string; readonly name: string; readonly demo: boolean }

/** Inserts records; existing ones with the same name stay. */
export async function insertRecords(
  db: Handle,
  kind: RecordKind,
  records: readonly NewRecord[],
): Promise<void> {
  await sql`
    insert into ${sql.table(kind)} (slug, name, demo)
    select slug, name, demo
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as added (
      slug text, name text, demo boolean
    )
    on conflict (name) do nothing`.execute(db)
}

export async function insertFamilies(
  db: Handle,
  families: readonly (FamilyName & NewRecord)[],
): Promise<void> {
  await sql`
    insert into families (slug, brand, name, demo)
    select slug, brand, name, demo
    from jsonb_to_recordset(${JSON.stringify(families)}::jsonb) as added (
      slug text, brand text, name text, demo boolean
    )
    on conflict (brand, name) do nothing`.execute(db)
}

/**
 * Sets the first picture of these tools to their image; without ids, for all tools that have none.
 */
export async function setFirstPictures(db: Handle, ids?: readonly string[]): Promise<void> {
  const of = ids === undefined ? sql`true` : sql`id = any(${[...ids]}::uuid[])`
  await sql`
    insert into tool_pictures (tool_id, position, image)
    select id, 0, image from tools where image <> '' and ${of}
    on conflict (tool_id, position) do update set image = excluded.image, alt = ''
    where tool_pictures.image <> excluded.image`.execute(db)
}

/** Sets order, sentence and picture of the demo shop's categories. */
export async function updateDemoCategory(
  db: Handle,
  { name, position, sentence, picture }: DemoCategory,
): Promise<void> {
  await sql`
    update categories set position = ${position}, sentence = ${sentence}, picture = ${picture}
    where name = ${name} and demo`.execute(db)
}

/** Deletes the demo shop's records that no tool uses. */
export async function deleteUnusedDemoRecords(db: Handle): Promise<void> {
  await sql`
    delete from categories where demo and not exists (
      select from tools where tools.category = categories.name
    ) and not exists (
      select from categories child where child.parent_id = categories.id
    )`.execute(db)
  await sql`
    delete from brands where demo and not exists (
      select from tools where tools.brand = brands.name
    )`.execute(db)
  await sql`
    delete from families where demo and not exists (
      select from tools where tools.family = families.name and tools.brand = families.brand
    )`.execute(db)
}

/** A category without a picture uses that of its most reviewed tool. */
const categoryColumns = sql`
  categories.slug, categories.name, categories.sentence, parent.name as parent,
  coalesce(
    nullif(categories.picture, ''),
    (
      select image from tools
      where tools.category = categories.name and archived_at is null
      order by rating_count desc, id limit 1
    ),
    ''
  ) as picture`

export type BrandRow = Omit<CategoryRow, 'parent'> & {
  readonly maker_name: string
  readonly maker_address: string
  readonly maker_contact: string
  readonly responsible_name: string
  readonly responsible_address: string
  readonly responsible_contact: string
}

export async function findBrand(
  db: Handle,
  by: 'slug' | 'name',
  value: string,
): Promise<BrandRow | undefined> {
  const query = sql<BrandRow>`
    select slug, name, sentence, picture, maker_name, maker_address, maker_contact,
      responsible_name, responsible_address, responsible_contact
    from brands where ${sql.ref(by)} = ${value}`
  return (await executePrepared(db, `brand_by_${by}`, query)).rows[0]
}

/** All categories, in the shopkeeper's order. */
export async function listCategories(db: Handle): Promise<CategoryRow[]> {
  const query = sql<CategoryRow>`
    select ${categoryColumns} from categories
    left join categories parent on parent.id = categories.parent_id
    order by categories.position, categories.name`
  return (await executePrepared(db, 'categories', query)).rows
}

/** The existing ones of these categories. */
export async function categoriesWithIds(
  db: Handle,
  ids: readonly string[],
): Promise<readonly FollowedCategory[]> {
  const { rows } = await sql<FollowedCategory>`
    select id, name, slug, parent_id as parent, position, sentence from categories
    where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}
type FollowedCategory = {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly parent: string | null
  readonly position: number
  readonly sentence: string
}

export async function categoryBySlug(db: Handle, slug: string): Promise<CategoryRow | undefined> {
  const query = sql<CategoryRow>`
    select ${categoryColumns} from categories
    left join categories parent on parent.id = categories.parent_id
    where categories.slug = ${slug}`
  return (await executePrepared(db, 'category_by_slug', query)).rows[0]
}

export async function categoryByName(db: Handle, name: string): Promise<CategoryRow | undefined> {
  const query = sql<CategoryRow>`
    select ${categoryColumns} from categories
    left join categories parent on parent.id = categories.parent_id
    where categories.name = ${name}`
  return (await executePrepared(db, 'category_by_name', query)).rows[0]
}
