/** The only SQL queries for text pages. */
import { sql } from 'kysely'
import type { Handle } from '../../packages/pg-kit/database.server.ts'
import type { Language } from '../platform/languages/languages.ts'

export type PageVersionRow = {
  readonly slug: string
  readonly language: string
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
type Tables = {
  /** A trigger sets the language if a release that does not know the column writes none. */
  page_versions: Omit<PageVersionRow, 'language'> & { readonly language: string | null }
  page_texts: PageVersionRow
}
const withTables = (db: Handle) => db.withTables<Tables>()

/**
 * The place of versions: those of the language in which a page was first written, or those of each
 * further one.
 */
export type VersionsOf = {
  readonly slug: string
  /** Absent: the language in which it was first written. */
  readonly further?: Language | undefined
}

/** Prevents others from saving this page until the transaction ends. */
export async function lockPage(tx: Handle, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('page ' || ${slug}, 0))`.execute(tx)
}

/** The versions of a page in a language, newest first, including removals. */
export async function listVersions(
  db: Handle,
  { slug, further }: VersionsOf,
  limit: number,
): Promise<PageVersionRow[]> {
  const query =
    further === undefined
      ? sql<PageVersionRow>`
          select * from page_versions where slug = ${slug}
          order by revision desc limit ${limit}`
      : sql<PageVersionRow>`
          select * from page_texts where slug = ${slug} and language = ${further}
          order by revision desc limit ${limit}`
  const { rows } = await query.execute(db)
  return rows
}

export type NewestPage = Pick<PageVersionRow, 'slug' | 'language' | 'title' | 'actor_name'>

/**
 * The newest version of every page that is not removed, without its text: in the language in which
 * each was first written, by address.
 */
export async function listNewest(db: Handle): Promise<readonly NewestPage[]> {
  const { rows } = await sql<NewestPage>`
    select slug, language, title, actor_name from (
      select distinct on (slug) slug, language, title, actor_name, removed
      from page_versions order by slug, revision desc
    ) as newest where not removed order by slug`.execute(db)
  return rows
}

/** The same for the texts in further languages. */
export async function listNewestTexts(db: Handle): Promise<readonly NewestPage[]> {
  const { rows } = await sql<NewestPage>`
    select slug, language, title, actor_name from (
      select distinct on (slug, language) slug, language, title, actor_name, removed
      from page_texts order by slug, language, revision desc
    ) as newest where not removed order by slug, language`.execute(db)
  return rows
}

/** @param further whether it is a translation of the page */
export async function insertVersion(
  tx: Handle,
  row: PageVersionRow,
  further: boolean,
): Promise<void> {
  await withTables(tx)
    .insertInto(further ? 'page_texts' : 'page_versions')
    .values(row)
    .execute()
}
