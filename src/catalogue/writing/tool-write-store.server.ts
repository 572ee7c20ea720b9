/** The SQL that writes tools. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'
import { foldSku } from '../model/sku.ts'
import type { CatalogueTables, ToolValues } from '../tool-table.ts'

/**
 * Slugs in use that are this one, with or without a suffix. Takes an advisory lock on the slug
 * until the transaction ends, so that two tools with the same name do not get the same.
 */
export async function takenSlugs(db: Handle, slug: string): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 7))`.execute(db)
  return new Set(await slugsLike(db, [slug]))
}

/**
 * Slugs in use, in any language, that are one of these, with or without a number after it. Each is
 * one search in the prefix index: a LIKE pattern from a column would read all tools.
 */
export async function slugsLike(db: Handle, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from tools where slug = any(${[...slugs]}::text[])
    union all
    select numbered.slug from unnest(${[...slugs]}::text[]) as wanted (slug)
    cross join lateral (
      select slug from tools
      where slug ~>=~ (wanted.slug || '-') and slug ~<~ (wanted.slug || '.')
      union all
      select slug from spoken_slugs
      where kind = 'tools' and slug ~>=~ wanted.slug and slug ~<~ (wanted.slug || '.')
    ) as numbered`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** The written columns of a tool, as read by `jsonb_to_recordset`. */
const writtenColumns = {
  sku: 'text',
  sku_folded: 'text',
  name: 'text',
  brand: 'text',
  category: 'text',
  family: 'text',
  image: 'text',
  description: 'text',
  price_cents: 'int',
  minimum_quantity: 'int',
  pack_size: 'int',
  price_breaks: 'jsonb',
  specs: 'jsonb',
  identifiers: 'jsonb',
  unit: 'text',
  unit_content: 'text',
  price_per: 'int',
  packs: 'jsonb',
  safety: 'jsonb',
  tax_class: 'text',
  cost_cents: 'int',
  reorder_level: 'int',
  bin: 'text',
  weight_grams: 'int',
} as const
const columnNames = Object.keys(writtenColumns)
const columnTypes = sql.raw(
  Object.entries(writtenColumns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

/** Adds tools in one statement. A tool is on sale unless it is a draft, or discontinued. */
export async function insertTools(
  db: Handle,
  tools: readonly (ToolValues & { readonly state?: 'draft' | 'discontinued' })[],
): Promise<void> {
  if (tools.length === 0) return
  const rows = tools.map((tool) => ({ bin: '', ...tool, sku_folded: foldSku(tool.sku) }))
  const names = sql.raw(columnNames.join(', '))
  await sql`
    insert into tools (
      id, slug, keywords, demo, created_at, rating_count, rating_sum, revision, state, archived_at,
      waiting, ${names}
    )
    select
      id, slug, keywords, demo, created_at, 0, 0, 1, coalesce(state, 'on-sale'),
      case when state = 'draft' then created_at end, coalesce(state = 'draft', false), ${names}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (
      id uuid, slug text, keywords text, demo boolean, created_at timestamptz, state text,
      ${columnTypes}
    )`.execute(db)
}

/** The written values of an existing tool. */
export type ToolUpdate = {
  readonly id: string
  /** The revision that was read. */
  readonly revision: number
  readonly values: Omit<ToolValues, 'id' | 'slug' | 'created_at' | 'demo' | 'keywords'> & {
    readonly changed_at: Date
  }
}

/**
 * Changes tools in one statement.
 * @returns the ids of those that were not archived and still at their revision
 */
export async function updateTools(
  db: Handle,
  updates: readonly ToolUpdate[],
): Promise<ReadonlySet<string>> {
  if (updates.length === 0) return new Set()
  const rows = updates.map(({ id, revision, values }) => ({
    ...values,
    id,
    revision,
    sku_folded: foldSku(values.sku),
  }))
  const assignments = sql.raw(columnNames.map((name) => `${name} = written.${name}`).join(', '))
  const updated = await sql<{ id: string }>`
    update tools set
      ${assignments}, changed_at = written.changed_at, revision = tools.revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (
      id uuid, revision int, changed_at timestamptz, ${columnTypes}
    )
    where tools.id = written.id and tools.revision = written.revision
      and (tools.archived_at is null or tools.waiting)
    returning tools.id`.execute(db)
  return new Set(updated.rows.map(({ id }) => id))
}

/** @returns whether the tool was not archived and still at this revision */
export const updateTool = async (
  db: Handle,
  id: string,
  revision: number,
  values: ToolUpdate['values'],
): Promise<boolean> => (await updateTools(db, [{ id, revision, values }])).has(id)

/** On sale, or a draft, or one that waits for its day. */
const notArchived = sql<boolean>`(archived_at is null or waiting)`

/** @returns the brand and family of the tool, or undefined if it was already archived */
export const markArchived = (
  db: Handle,
  id: string,
  at: Date,
): Promise<{ brand: string; family: string } | undefined> =>
  db
    .withTables<CatalogueTables>()
    .updateTable('tools')
    .set({ archived_at: sql`coalesce(archived_at, ${at})`, waiting: false })
    .where('id', '=', id)
    .where(notArchived)
    .returning(['brand', 'family'])
    .executeTakeFirst()

/** Archives those of these tools that are not archived. */
export async function markAllArchived(db: Handle, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update tools set archived_at = coalesce(archived_at, ${at}), waiting = false
    where id = any(${[...ids]}::uuid[]) and ${notArchived}`.execute(db)
}

/** @returns the ids of those that were archived */
export async function unmarkArchived(
  db: Handle,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update tools set archived_at = null, changed_at = ${at}
    where id = any(${[...ids]}::uuid[]) and archived_at is not null and not waiting
    returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Adds `count` ratings with `sum` stars together; negative numbers remove ratings. */
export async function addRating(db: Handle, id: string, count: number, sum: number): Promise<void> {
  await db
    .withTables<CatalogueTables>()
    .updateTable('tools')
    .set((eb) => ({
      rating_count: eb('rating_count', '+', count),
      rating_sum: eb('rating_sum', '+', sum),
    }))
    .where('id', '=', id)
    .execute()
}

/**
 * Whether the number of units for a tool's prices has changed since then. The moment is by the
 * shop's clock and the change by the database's: one minute earlier counts, too.
 */
export async function hasOtherBaseSince(db: Handle, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from tools
    where id = ${id}::uuid
      and price_per_changed_at >= ${at}::timestamptz - interval '1 minute'`.execute(db)
  return rows.length > 0
}
