/** The only SQL on tools. Levels are read from the view that stock publishes. */
import { sql, type Generated } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { copyRows, type CopyValue } from '../../packages/pg-kit/bulk-copy.server.ts'
import type { DedicatedTransaction } from '../../packages/pg-kit/dedicated-transaction.server.ts'
import { executePrepared } from '../../packages/pg-kit/prepared-statements.server.ts'
import type { PriceBreak } from './rules.ts'

type Spec = { readonly name: string; readonly value: string }
type Tables = {
  tools: {
    id: string
    slug: string
    sku: string
    name: string
    brand: string
    category: string
    family: string
    image: string
    description: string
    keywords: string
    price_cents: number
    minimum_quantity: number
    pack_size: number
    price_breaks: PriceBreak[]
    specs: Spec[]
    rating_count: number
    rating_sum: number
    revision: number
    demo: boolean
    created_at: Date
    /** When what its page says was last written. */
    changed_at: Generated<Date>
    archived_at: Date | null
  }
  /** Published by stock. */
  stock_on_hand: { tool_id: string; level: number }
}

const columns = [
  'id',
  'slug',
  'sku',
  'name',
  'brand',
  'category',
  'family',
  'image',
  'description',
  'price_cents',
  'minimum_quantity',
  'pack_size',
  'price_breaks',
  'specs',
  'rating_count',
  'rating_sum',
  'revision',
  'keywords',
] as const

/** What whoever orders a tool must know of it. */
const offered = [
  'id',
  'slug',
  'sku',
  'name',
  'image',
  'price_cents',
  'minimum_quantity',
  'pack_size',
  'price_breaks',
] as const
export type OfferRow = Pick<Tables['tools'], (typeof offered)[number]> & { readonly stock: number }

export type ToolRow = Pick<Tables['tools'], (typeof columns)[number]> & { readonly stock: number }
/** What is written of a tool; ratings, revision and archiving have their own statements. */
export type ToolValues = Omit<
  Tables['tools'],
  | 'rating_count'
  | 'rating_sum'
  | 'revision'
  | 'archived_at'
  | 'changed_at'
  | 'price_breaks'
  | 'specs'
> & { readonly price_breaks: readonly PriceBreak[]; readonly specs: readonly Spec[] }

/** Tools that are on offer, with their levels. */
export const isListed = (db: Handle) =>
  db
    .withTables<Tables>()
    .selectFrom('tools')
    .innerJoin('stock_on_hand', 'stock_on_hand.tool_id', 'tools.id')
    .select(columns.map((column) => `tools.${column}` as const))
    .select('stock_on_hand.level as stock')
    .where('tools.archived_at', 'is', null)

export const toolById = (db: Handle, id: string): Promise<ToolRow | undefined> =>
  isListed(db).where('tools.id', '=', id).executeTakeFirst()
/** Those of these tools that are sold now, in no order, without what only their own pages tell. One parameter, however many there are. */
export async function offersOf(db: Handle, ids: readonly string[]): Promise<OfferRow[]> {
  const query = db
    .withTables<Tables>()
    .selectFrom('tools')
    .innerJoin('stock_on_hand', 'stock_on_hand.tool_id', 'tools.id')
    .select(offered.map((column) => `tools.${column}` as const))
    .select('stock_on_hand.level as stock')
    .where('tools.archived_at', 'is', null)
    .where(sql<boolean>`tools.id = any(${[...ids]}::uuid[])`)
  return (await executePrepared(db, 'offers_by_id', query)).rows
}
export const toolBySlug = (db: Handle, slug: string): Promise<ToolRow | undefined> =>
  isListed(db).where('tools.slug', '=', slug).executeTakeFirst()

/** The tools of a brand's family in the shopkeeper's order, at most `most`. */
export const familyOf = (
  db: Handle,
  { brand, family }: { readonly brand: string; readonly family: string },
  most: number,
): Promise<ToolRow[]> =>
  family === ''
    ? Promise.resolve([])
    : isListed(db)
        .where('family', '=', family)
        .where('brand', '=', brand)
        .orderBy('tools.id')
        .limit(most)
        .execute()

/** Tools for the front page: the best-reviewed of each category first, then the second of each. Of each category so many are looked at, and no more. */
export async function featuredTools(db: Handle, limit: number): Promise<ToolRow[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive kinds as (
      (select category from tools where archived_at is null order by category limit 1)
      union all
      select (select tools.category from tools where archived_at is null and tools.category > kinds.category order by tools.category limit 1) from kinds where kinds.category is not null
    )
    select best.id from kinds
    cross join lateral (
      select id, row_number() over (order by rating_count desc, id) as nth from tools
      where tools.category = kinds.category and archived_at is null order by rating_count desc, id limit ${limit}
    ) as best
    order by nth, best.id limit ${limit}`.execute(db)
  if (rows.length === 0) return []
  const found = await isListed(db)
    .where(
      'tools.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.flatMap(({ id }) => found.find((row) => row.id === id) ?? [])
}

/** Names and addresses of tools, archived ones too: old reviews and orders still name them. */
export async function titlesOf(
  db: Handle,
  ids: readonly string[],
): Promise<{ id: string; slug: string; name: string; listed: boolean }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .withTables<Tables>()
    .selectFrom('tools')
    .select(['id', 'slug', 'name', 'archived_at'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ archived_at, ...title }) => ({ ...title, listed: archived_at === null }))
}

/** Slugs that begin like this one and are taken. Whoever asks for the same one in another transaction waits until this one ends. */
export async function takenSlugs(db: Handle, slug: string): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 7))`.execute(db)
  const rows = await db
    .withTables<Tables>()
    .selectFrom('tools')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute()
  return new Set(rows.map((row) => row.slug))
}

export async function insertTools(db: Handle, tools: readonly ToolValues[]): Promise<void> {
  await db
    .withTables<Tables>()
    .insertInto('tools')
    .values(
      tools.map((tool) => ({
        ...tool,
        price_breaks: sql`${JSON.stringify(tool.price_breaks)}::jsonb`,
        specs: sql`${JSON.stringify(tool.specs)}::jsonb`,
        rating_count: 0,
        rating_sum: 0,
        revision: 1,
        archived_at: null,
      })),
    )
    .execute()
}

/** Those of these images that a tool has, on sale or archived. The first condition is the index's own. */
export async function imagesInUse(db: Handle, images: readonly string[]): Promise<string[]> {
  const rows = await db
    .withTables<Tables>()
    .selectFrom('tools')
    .select('image')
    .distinct()
    .where('image', 'like', '/pictures/p-%')
    .where('image', 'in', [...images, ''])
    .execute()
  return rows.map((row) => row.image)
}

/** As insertTools, for very many. Everything that a column holds without being given is the table's own default. */
export async function copyTools(
  { client }: DedicatedTransaction,
  tools: readonly ToolValues[],
): Promise<void> {
  const [first] = tools
  if (!first) return
  const names = Object.keys(first)
  await copyRows(
    client,
    'tools',
    names,
    tools.map((tool) => names.map((name): CopyValue => Reflect.get(tool, name))),
  )
}
/** Nobody else reads or writes tools until the transaction ends. */
export const lockTools = async (db: Handle): Promise<void> =>
  void (await sql`lock table tools in access exclusive mode`.execute(db))
/** The table whose indexes cost more than the filling itself. */
export const tablesRebuiltAfterLoad = 'tools'

/** @returns whether the tool was still at this revision */
export async function updateTool(
  db: Handle,
  id: string,
  revision: number,
  {
    price_breaks,
    specs,
    ...values
  }: Omit<ToolValues, 'id' | 'slug' | 'created_at' | 'demo' | 'keywords'> & {
    readonly changed_at: Date
  },
): Promise<boolean> {
  const changed = await db
    .withTables<Tables>()
    .updateTable('tools')
    .set({
      ...values,
      price_breaks: sql`${JSON.stringify(price_breaks)}::jsonb`,
      specs: sql`${JSON.stringify(specs)}::jsonb`,
      revision: revision + 1,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** @returns the brand and family of the tool, or undefined when there was no such tool to archive */
export const archiveTool = (
  db: Handle,
  id: string,
  at: Date,
): Promise<{ brand: string; family: string } | undefined> =>
  db
    .withTables<Tables>()
    .updateTable('tools')
    .set({ archived_at: at })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .returning(['brand', 'family'])
    .executeTakeFirst()

export async function addRating(db: Handle, id: string, count: number, sum: number): Promise<void> {
  await db
    .withTables<Tables>()
    .updateTable('tools')
    .set((eb) => ({
      rating_count: eb('rating_count', '+', count),
      rating_sum: eb('rating_sum', '+', sum),
    }))
    .where('id', '=', id)
    .execute()
}

export async function countDemoTools(db: Handle): Promise<{ all: number; demo: number }> {
  const {
    rows: [row],
  } = await sql<{
    all: number
    demo: number
  }>`select count(*)::int as all, (count(*) filter (where demo))::int as demo from tools`.execute(
    db,
  )
  return row ?? { all: 0, demo: 0 }
}

/** Whether there is any, archived ones too. */
export const anyTool = async (db: Handle): Promise<boolean> =>
  (await db.withTables<Tables>().selectFrom('tools').select('id').limit(1).execute()).length > 0

/** Archives demo tools, which then are real ones that are no longer sold. */
export async function archiveDemoTools(
  db: Handle,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .withTables<Tables>()
    .updateTable('tools')
    .set((eb) => ({ archived_at: eb.fn.coalesce('archived_at', eb.val(at)), demo: false }))
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteDemoTools(db: Handle): Promise<void> {
  await db.withTables<Tables>().deleteFrom('tools').where('demo', '=', true).execute()
}
