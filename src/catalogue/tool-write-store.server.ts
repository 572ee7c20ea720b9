/** The SQL that writes tools. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import { foldSku } from './sku.ts'
import type { CatalogueTables, ToolValues } from './tool-table.ts'

/**
 * Slugs in use that are this one or this one with a suffix. Takes an advisory lock on the slug
 * until the
 * transaction ends, so that two tools of one name do not get the same.
 */
export async function takenSlugs(db: Handle, slug: string): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 7))`.execute(db)
  const rows = await db
    .withTables<CatalogueTables>()
    .selectFrom('tools')
    .select('slug')
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Slugs in use that are one of these, or one of these with a number after it. */
export async function slugsLike(db: Handle, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from tools where slug = any(${[...slugs]}::text[])
    union all
    select numbered.slug from unnest(${[...slugs]}::text[]) as wanted (slug)
    join tools taken on taken.slug = wanted.slug
    join tools numbered on numbered.slug like wanted.slug || '-%'`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** A tool is on sale unless it is a draft. */
export async function insertTools(
  db: Handle,
  tools: readonly (ToolValues & { readonly state?: 'draft' })[],
): Promise<void> {
  await db
    .withTables<CatalogueTables>()
    .insertInto('tools')
    .values(
      tools.map((tool) => ({
        ...tool,
        sku_folded: foldSku(tool.sku),
        price_breaks: sql`${JSON.stringify(tool.price_breaks)}::jsonb`,
        specs: sql`${JSON.stringify(tool.specs)}::jsonb`,
        identifiers: sql`${JSON.stringify(tool.identifiers)}::jsonb`,
        rating_count: 0,
        rating_sum: 0,
        revision: 1,
        archived_at: tool.state === 'draft' ? tool.created_at : null,
        waiting: tool.state === 'draft',
      })),
    )
    .execute()
}

/** @returns whether the tool was not archived and still at this revision */
export async function updateTool(
  db: Handle,
  id: string,
  revision: number,
  {
    price_breaks,
    specs,
    identifiers,
    ...values
  }: Omit<ToolValues, 'id' | 'slug' | 'created_at' | 'demo' | 'keywords'> & {
    readonly changed_at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .withTables<CatalogueTables>()
    .updateTable('tools')
    .set({
      ...values,
      sku_folded: foldSku(values.sku),
      price_breaks: sql`${JSON.stringify(price_breaks)}::jsonb`,
      specs: sql`${JSON.stringify(specs)}::jsonb`,
      identifiers: sql`${JSON.stringify(identifiers)}::jsonb`,
      revision: revision + 1,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where(notArchived)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** On sale, or a draft, or one that waits for its day. */
const notArchived = sql<boolean>`(archived_at is null or waiting)`

/** @returns the brand and family of the tool, or undefined when it was archived already */
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

/** @returns whether there was such an archived tool */
export async function unmarkArchived(db: Handle, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .withTables<CatalogueTables>()
    .updateTable('tools')
    .set({ archived_at: null, changed_at: at })
    .where('id', '=', id)
    .where('archived_at', 'is not', null)
    .where('waiting', '=', false)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds `count` ratings with `sum` stars together; negative numbers take ratings back. */
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
