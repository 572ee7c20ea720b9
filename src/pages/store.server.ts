/** The only SQL on text pages. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'

export type PageVersionRow = {
  readonly slug: string
  readonly revision: number
  readonly title: string
  readonly description: string
  /** Markdown. */
  readonly body: string
  readonly removed: boolean
  readonly saved_at: Date
  readonly actor_id: string
  readonly actor_name: string
}
const withTables = (db: Handle) => db.withTables<{ page_versions: PageVersionRow }>()

/** Until the transaction ends, nobody else saves this page. */
export async function lockPage(tx: Handle, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('page ' || ${slug}, 0))`.execute(tx)
}

/** The versions of a page, newest first, the removed ones too. */
export const listVersions = (db: Handle, slug: string, limit: number): Promise<PageVersionRow[]> =>
  withTables(db)
    .selectFrom('page_versions')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()

/** The newest version of every page that is not removed, by address, without their texts. */
export async function listNewest(
  db: Handle,
): Promise<readonly Pick<PageVersionRow, 'slug' | 'title' | 'actor_name'>[]> {
  const { rows } = await sql<Pick<PageVersionRow, 'slug' | 'title' | 'actor_name'>>`
    select slug, title, actor_name from (
      select distinct on (slug) slug, title, actor_name, removed
      from page_versions order by slug, revision desc
    ) as newest where not removed order by slug`.execute(db)
  return rows
}

export async function insertVersion(tx: Handle, row: PageVersionRow): Promise<void> {
  await withTables(tx).insertInto('page_versions').values(row).execute()
}
