/** The only SQL on text pages. */
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
  /** A trigger writes the language where a release that does not know of it writes none. */
  page_versions: Omit<PageVersionRow, 'language'> & { readonly language: string | null }
  page_texts: PageVersionRow
}
const withTables = (db: Handle) => db.withTables<Tables>()

/**
 * Where versions are: those of the language that a page was first written in, or those of each
 * further one.
 */
export type VersionsOf = {
  readonly slug: string
  /** Absent: the language that it was first written in. */
  readonly further?: Language | undefined
}

/** Until the transaction ends, nobody else saves this page. */
export async function lockPage(tx: Handle, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('page ' || ${slug}, 0))`.execute(tx)
}

/** The versions of a page in a language, newest first, the removed ones too. */
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
 * The newest version of every page that is not removed, without their texts: those of the language
 * that each was first written in, by address.
 */
export async function listNewest(db: Handle): Promise<readonly NewestPage[]> {
  const { rows } = await sql<NewestPage>`
    select slug, language, title, actor_name from (
      select distinct on (slug) slug, language, title, actor_name, removed
      from page_versions order by slug, revision desc
    ) as newest where not removed order by slug`.execute(db)
  return rows
}

/** The same of the texts in further languages. */
export async function listNewestTexts(db: Handle): Promise<readonly NewestPage[]> {
  const { rows } = await sql<NewestPage>`
    select slug, language, title, actor_name from (
      select distinct on (slug, language) slug, language, title, actor_name, removed
      from page_texts order by slug, language, revision desc
    ) as newest where not removed order by slug, language`.execute(db)
  return rows
}

/** @param further whether it is a text in a further language than the page was first written in */
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
