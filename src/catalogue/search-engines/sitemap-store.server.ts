/** SQL queries for the sitemap: tools ordered by id, a bounded number at a time. */
import { sql } from 'kysely'
import type { Handle } from '../../../packages/pg-kit/database.server.ts'

/**
 * The id of the last of the next `count` tools after an id, on sale or not; undefined if there are
 * fewer. Read only from the primary key.
 */
export async function sitemapBoundary(
  db: Handle,
  after: string,
  count: number,
): Promise<string | undefined> {
  const {
    rows: [row],
  } = await sql<{
    id: string
  }>`select id from tools where id > ${after} order by id offset ${count - 1} limit 1`.execute(db)
  return row?.id
}

export type SitemapTool = {
  readonly id: string
  readonly slug: string
  readonly changed_at: Date
  readonly sold: boolean
}

export async function listSitemapTools(
  db: Handle,
  after: string,
  count: number,
): Promise<SitemapTool[]> {
  const { rows } = await sql<SitemapTool>`
      select id, slug, changed_at, archived_at is null as sold
      from tools where id > ${after} order by id limit ${count}`.execute(db)
  return rows
}
