/** The SQL that reads tools. Stock levels come from the view that stock publishes. */
import { sql } from 'kysely'
import { foldSku } from './model/sku.ts'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import {
  defineStatement,
  executePrepared,
} from '../../packages/pg-kit/prepared-statements.server.ts'
import {
  offerColumns,
  staffColumns,
  toolColumns,
  type CatalogueTables,
  type OfferRow,
  type StaffRow,
  type ToolRow,
} from './tool-table.ts'

const toolsWithStock = (db: Handle) =>
  db
    .withTables<CatalogueTables>()
    .selectFrom('tools')
    .innerJoin('stock_on_hand', 'stock_on_hand.tool_id', 'tools.id')
    .select('stock_on_hand.level as stock')
    .where('tools.archived_at', 'is', null)

/** The number of tools read per featured one, so that large families leave room for others. */
const familyReach = 8

/** Tools on sale with their stock levels. */
const selectToolsOnSale = (db: Handle) =>
  toolsWithStock(db).select(toolColumns.map((column) => `tools.${column}` as const))

/** The same with staff-only fields. */
const selectStaffRows = (db: Handle) =>
  selectToolsOnSale(db).select(staffColumns.map((column) => `tools.${column}` as const))

export const toolById = (db: Handle, id: string): Promise<ToolRow | undefined> =>
  selectToolsOnSale(db).where('tools.id', '=', id).executeTakeFirst()

const selectBySlug = defineStatement<{ slug: string }, ToolRow>('tool_by_slug', (db, value) =>
  selectToolsOnSale(db).where('tools.slug', '=', value('slug')),
)

export const toolBySlug = async (db: Handle, slug: string): Promise<ToolRow | undefined> =>
  (await selectBySlug(db, { slug }))[0]

/** Those of these tools that are on sale, unordered. */
export const toolsBySlug = (db: Handle, slugs: readonly string[]): Promise<ToolRow[]> =>
  slugs.length === 0
    ? Promise.resolve([])
    : selectToolsOnSale(db)
        .where('tools.slug', 'in', [...slugs])
        .execute()

/** Those of these tools that are on sale, unordered. */
export const toolsByIds = (db: Handle, ids: readonly string[]): Promise<StaffRow[]> =>
  selectByIds(db, { ids })

const selectByIds = defineStatement<{ ids: readonly string[] }, StaffRow>(
  'tools_by_ids',
  (db, value) => selectStaffRows(db).where(sql<boolean>`tools.id = any(${value('ids')}::uuid[])`),
)

/** The tools on sale with one of these SKUs, each in the form in which it is unique (`foldSku`). */
export const toolsBySkus = (db: Handle, folded: readonly string[]): Promise<StaffRow[]> =>
  selectStaffRows(db)
    .where(sql<boolean>`coalesce(tools.sku_folded, lower(tools.sku)) = any(${[...folded]}::text[])`)
    .execute()

/** The ids of the tools on sale with one of these SKUs, by the form in which a SKU is unique. */
export async function idsBySkus(
  db: Handle,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folded = skus.map(foldSku)
  const { rows } = await sql<{ id: string; sku: string }>`
    select id, sku from tools
    where coalesce(sku_folded, lower(sku)) = any(${folded}::text[]) and archived_at is null`.execute(
    db,
  )
  return new Map(rows.map(({ id, sku }) => [foldSku(sku), id]))
}

/** A page of the tools on sale of these brands, in the order of their ids. */
export const brandTools = (
  db: Handle,
  brands: readonly string[],
  after: string | undefined,
  limit: number,
): Promise<StaffRow[]> =>
  selectStaffRows(db)
    .where(sql<boolean>`tools.brand = any(${[...brands]}::text[])`)
    .where(sql<boolean>`(${after ?? null}::uuid is null or tools.id > ${after ?? null}::uuid)`)
    .orderBy('tools.id')
    .limit(limit)
    .execute()

/** A page of all tools on sale, in the order of their ids. */
export const toolsOnSaleAfter = (
  db: Handle,
  after: string | undefined,
  limit: number,
): Promise<ToolRow[]> =>
  selectToolsOnSale(db)
    .where(sql<boolean>`(${after ?? null}::uuid is null or tools.id > ${after ?? null}::uuid)`)
    .orderBy('tools.id')
    .limit(limit)
    .execute()

/**
 * Those of these tools that are on sale, unordered, with the columns that an order needs. One
 * parameter for all ids, so that the statement can be prepared.
 * @param specs whether to read their specifications
 * @param kept whether to read the data stored with order lines
 */
export async function offersOf(
  db: Handle,
  ids: readonly string[],
  { weights, kept }: { readonly weights: boolean; readonly kept: boolean },
): Promise<OfferRow[]> {
  const query = toolsWithStock(db)
    .select(offerColumns.map((column) => `tools.${column}` as const))
    .where(sql<boolean>`tools.id = any(${[...ids]}::uuid[])`)
  const named = ['offers', ...(weights ? ['weights'] : []), ...(kept ? ['kept'] : [])].join('_and_')
  const { rows } = await executePrepared(
    db,
    `${named}_by_id`,
    query
      .$if(weights, (all) => all.select('tools.weight_grams'))
      .$if(kept, (all) => all.select(['tools.safety', 'tools.packs', 'tools.tax_class'])),
  )
  return rows
}

/**
 * The tools of a brand's family in the shopkeeper's order, at most `limit`; none for an empty
 * family.
 */
export const familyOf = (
  db: Handle,
  { brand, family }: { readonly brand: string; readonly family: string },
  limit: number,
): Promise<ToolRow[]> =>
  family === '' ? Promise.resolve([]) : selectFamily(db, { brand, family, limit })

type FamilyValues = { readonly brand: string; readonly family: string; readonly limit: number }

const selectFamily = defineStatement<FamilyValues, ToolRow>('tools_of_family', (db, value) =>
  selectToolsOnSale(db)
    .where('family', '=', value('family'))
    .where('brand', '=', value('brand'))
    // As in the index of families: a prepared plan does not know that the name is not empty.
    .where('family', '<>', sql.lit(''))
    .orderBy('tools.id')
    .limit(value('limit')),
)

/** The ids of the first tools on sale of each of these families. */
export async function membersOf(
  db: Handle,
  families: readonly { readonly brand: string; readonly family: string }[],
  limit: number,
): Promise<string[]> {
  if (families.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select member.id from unnest(
      ${families.map(({ brand }) => brand)}::text[], ${families.map(({ family }) => family)}::text[]
    ) as wanted (brand, family)
    cross join lateral (
      select id from tools
      where tools.family = wanted.family and tools.brand = wanted.brand
        and tools.family <> '' and archived_at is null
      order by id limit ${limit}
    ) as member`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Tools for the front page: the most reviewed of each category first, then the second of each; only
 * the most reviewed tool of a family. The recursive query jumps from category to category in the
 * index and reads a small multiple of `limit` rows of each, however many tools there are.
 */
export async function featuredTools(db: Handle, limit: number): Promise<ToolRow[]> {
  const { rows } = await executePrepared(db, 'featured_tools', featuredIds(limit))
  const ids = rows.map(({ id }) => id)
  const tools = new Map((await toolsByIds(db, ids)).map((tool) => [tool.id, tool]))
  return ids.flatMap((id) => tools.get(id) ?? [])
}

const featuredIds = (limit: number) => sql<{ id: string }>`
    with recursive categories as (
      (select category from tools where archived_at is null order by category limit 1)
      union all
      select (
        select tools.category from tools
        where archived_at is null and tools.category > categories.category
        order by tools.category limit 1
      ) from categories where categories.category is not null
    )
    select best.id from categories
    cross join lateral (
      select id, row_number() over (order by rating_count desc, id) as nth from (
        select distinct on (kind) id, rating_count from (
          select id, rating_count,
            case family when '' then id::text else brand || ' / ' || family end as kind
          from tools
          where tools.category = categories.category and archived_at is null
          order by rating_count desc, id limit ${sql.lit(limit * familyReach)}
        ) as reviewed order by kind, rating_count desc, id
      ) as kinds order by rating_count desc, id limit ${sql.lit(limit)}
    ) as best
    order by nth, best.id limit ${sql.lit(limit)}`

export type FamilyRow = {
  readonly brand: string
  readonly family: string
  /** The names of its tools on sale, in the shopkeeper's order. */
  readonly names: readonly string[]
  /** The text in its record; may be empty. */
  readonly sentence: string
}

/** Common data of the tools on sale in each of these families. */
export const familyTotals = (
  db: Handle,
  families: readonly { readonly brand: string; readonly family: string }[],
): Promise<FamilyRow[]> =>
  selectFamilyTotals(db, {
    brands: families.map(({ brand }) => brand),
    families: families.map(({ family }) => family),
  })

type FamilyNames = { readonly brands: readonly string[]; readonly families: readonly string[] }

const selectFamilyTotals = defineStatement<FamilyNames, FamilyRow>(
  'family_totals',
  (_, value) => sql`
    select wanted.brand, wanted.family, array_agg(tools.name order by tools.id) as names,
      coalesce((
        select sentence from families
        where families.brand = wanted.brand and families.name = wanted.family
      ), '') as sentence
    from (
      select distinct brand, family from unnest(
        ${value('brands')}::text[], ${value('families')}::text[]
      ) as named (brand, family) where family <> ''
    ) as wanted
    cross join lateral (
      select id, name from tools
      where tools.family = wanted.family and tools.brand = wanted.brand
        and archived_at is null and family <> ''
      order by id limit 100
    ) as tools
    group by 1, 2`,
)

/**
 * Names, SKUs and slugs of tools, including archived ones, which old reviews and orders still refer
 * to.
 */
export async function titlesOf(
  db: Handle,
  ids: readonly string[],
): Promise<{ id: string; slug: string; sku: string; name: string; listed: boolean }[]> {
  if (ids.length === 0) return []
  const rows = await selectTitles(db, { ids })
  return rows.map(({ archived_at, ...title }) => ({ ...title, listed: archived_at === null }))
}

type TitleRow = {
  readonly id: string
  readonly slug: string
  readonly sku: string
  readonly name: string
  readonly archived_at: Date | null
}

const selectTitles = defineStatement<{ ids: readonly string[] }, TitleRow>(
  'titles_of_tools',
  (db, value) =>
    db
      .withTables<CatalogueTables>()
      .selectFrom('tools')
      .select(['id', 'slug', 'sku', 'name', 'archived_at'])
      .where(sql<boolean>`id = any(${value('ids')}::uuid[])`),
)

/**
 * The costs of these tools, for `pricePer` units, if known; including archived ones. Only for staff
 * who may see costs.
 */
export async function costsOf(
  db: Handle,
  {
    ids = [],
    skus = [],
  }: {
    readonly ids?: readonly string[] | undefined
    readonly skus?: readonly string[] | undefined
  },
): Promise<{ id: string; sku: string; cost: number; pricePer: number }[]> {
  if (ids.length + skus.length === 0) return []
  const { rows } = await sql<{ id: string; sku: string; cost: number; pricePer: number }>`
    select id, sku, cost_cents as cost, price_per as "pricePer" from tools
    where cost_cents is not null
      and (id = any(${[...ids]}::uuid[])
        or (archived_at is null and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())})))`.execute(
    db,
  )
  return rows
}

/** Archived tools, the latest first. */
export const listArchived = (db: Handle, limit: number) =>
  db
    .withTables<CatalogueTables>()
    .selectFrom('tools')
    .select(['id', 'sku', 'name', 'archived_at'])
    .where('archived_at', 'is not', null)
    .where('waiting', '=', false)
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The most recently archived tool with this SKU, ignoring case. */
export async function lastArchivedId(db: Handle, sku: string): Promise<string | undefined> {
  const row = await db
    .withTables<CatalogueTables>()
    .selectFrom('tools')
    .select('id')
    .where(sql<boolean>`upper(sku) = upper(${sku})`)
    .where('archived_at', 'is not', null)
    .where('waiting', '=', false)
    .orderBy('archived_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The SKUs of tools by their ids, archived or not. */
export async function skusOf(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; sku: string }>`
    select id, sku from tools where id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}

/** Those of these images that are in use by a tool or a record, including archived tools. */
export async function imagesInUse(db: Handle, images: readonly string[]): Promise<string[]> {
  // The first condition of each part is that of its partial index.
  const { rows } = await sql<{ image: string }>`
    select image from tools
    where image like '/pictures/p-%' and image = any(${[...images]}::text[])
    union
    select image from tool_pictures
    where image like '/pictures/p-%' and image = any(${[...images]}::text[])
    union
    select picture from categories
    where picture like '/pictures/p-%' and picture = any(${[...images]}::text[])
    union
    select picture from brands where picture = any(${[...images]}::text[])
    union
    select picture from families where picture = any(${[...images]}::text[])`.execute(db)
  return rows.map((row) => row.image)
}

/** Whether there is any tool, archived ones included. */
export const anyTool = async (db: Handle): Promise<boolean> =>
  (await db.withTables<CatalogueTables>().selectFrom('tools').select('id').limit(1).execute())
    .length > 0
