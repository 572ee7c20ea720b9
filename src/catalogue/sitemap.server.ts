/** The catalogue as search engines are told of it: in parts, each begun after a tool's id, so that a part stays what it is while tools are added. */
import type { Database } from '../../packages/pg-kit/database.server.ts'
import { sitemapBoundary, listSitemapTools } from './sitemap-store.server.ts'

/** Tools in a part, sold or not: an archived one moves nothing. Half of what a sitemap may hold. */
const inPart = 25_000
const atOnce = 1000
const beginning = '00000000-0000-0000-0000-000000000000'

export type SitemapEntry = { readonly path: string; readonly changedAt?: Date | undefined }

export interface CatalogueSitemap {
  /** The ids after which the parts begin. */
  parts(): Promise<readonly string[]>
  /** The pages of a part; undefined when none begins after this id. */
  part(after: string): Promise<AsyncIterable<SitemapEntry> | undefined>
}

/**
 * Ids rise with time, so where a part ends is found once: each question goes on from the last end that is known.
 * @param size tools in a part, for tests
 */
export function createCatalogueSitemap(
  { handle }: Pick<Database, 'handle'>,
  size = inPart,
): CatalogueSitemap {
  const starts = [beginning]
  const parts = async (): Promise<readonly string[]> => {
    for (;;) {
      const next = await sitemapBoundary(handle, starts.at(-1) ?? beginning, size)
      if (next === undefined) return starts
      // Two that ask at once find the same.
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
      const tools = await listSitemapTools(handle, after, Math.min(left, atOnce))
      for (const { slug, changed_at: changedAt, sold } of tools)
        if (sold) yield { path: `/tools/${slug}`, changedAt }
      const last = tools.at(-1)
      if (last === undefined || tools.length < atOnce) return
      after = last.id
      left -= tools.length
    }
  }
}
