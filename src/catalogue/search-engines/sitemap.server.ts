/**
 * The tools' pages for search engines, in parts. Each part starts after a tool's id, so that it
 * stays the same when tools are added.
 */
import type { Database } from '../../../packages/pg-kit/database.server.ts'
import type { Language } from '../../platform/languages/languages.ts'
import { pathsOf } from '../paths-by-language.ts'
import { readSlugs } from '../slugs/spoken-slugs.server.ts'
import { sitemapBoundary, listSitemapTools } from './sitemap-store.server.ts'

/**
 * Tools per part, including archived ones, so that archiving moves no boundary. Half of the 50,000
 * URLs that a sitemap may have (https://www.sitemaps.org/protocol.html).
 */
const partSize = 25_000
/** Tools read by one statement. */
const batchSize = 1000
const toolPath = (slug: string): string => `/tools/${slug}`
const firstStart = '00000000-0000-0000-0000-000000000000'

export type SitemapEntry = {
  readonly path: string
  /** The same page in each language of a shop with several. */
  readonly paths?: Readonly<Partial<Record<Language, string>>>
  readonly changedAt?: Date | undefined
}

export interface CatalogueSitemap {
  /** The ids after which the parts start. */
  parts(): Promise<readonly string[]>
  /** The pages of a part; undefined if none starts after this id. */
  part(after: string): Promise<AsyncIterable<SitemapEntry> | undefined>
}

/**
 * Ids increase over time, so the end of a part never changes: it is read once, and the next search
 * continues from the last known end.
 * @param size tools per part, for tests
 */
export function createCatalogueSitemap(
  { handle }: Pick<Database, 'handle'>,
  size = partSize,
): CatalogueSitemap {
  const starts = [firstStart]
  const parts = async (): Promise<readonly string[]> => {
    for (;;) {
      const next = await sitemapBoundary(handle, starts.at(-1) ?? firstStart, size)
      if (next === undefined) return starts
      // Two concurrent calls find the same boundary.
      if (next > (starts.at(-1) ?? '')) starts.push(next)
    }
  }
  return {
    parts,
    part: async (after) => ((await parts()).includes(after) ? pages(after) : undefined),
  }

  async function* pages(start: string): AsyncGenerator<SitemapEntry> {
    let after = start
    for (let left = size; left > 0;) {
      const tools = await listSitemapTools(handle, after, Math.min(left, batchSize))
      const slugs = await readSlugs(
        handle,
        'tools',
        tools.map(({ slug }) => slug),
      )
      for (const { slug, changed_at: changedAt, sold } of tools)
        if (sold)
          yield {
            path: toolPath(slug),
            paths: pathsOf(slugs.get(slug) ?? {}, toolPath),
            changedAt,
          }
      const last = tools.at(-1)
      if (last === undefined || tools.length < batchSize) return
      after = last.id
      left -= tools.length
    }
  }
}
