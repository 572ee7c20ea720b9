/**
 * The pages in the sitemap: pages with a fixed address by name, those of the catalogue in parts.
 */
import { categoryPath } from '../catalogue/taxonomy/records.ts'
import { listUrl } from '../search/lists/list-url.ts'
import { hiddenPages } from '../settings/hidden-pages.ts'
import type { Shop } from './shop.server.ts'
import { pathsOf } from '../catalogue/paths-by-language.ts'
import type { SitemapPage, SitemapSource } from '../platform/http/crawlers.server.ts'
import { textPages } from '../pages/messages/text-pages.ts'

export const sitemapPages = ({
  catalogue,
  search,
  pages,
  settings,
}: Pick<Shop, 'catalogue' | 'search' | 'pages' | 'settings'>): SitemapSource => ({
  ...catalogue.sitemap,
  fixed: async () => {
    const hidden = hiddenPages(await settings.current())
    const written = await pages.writtenPages()
    return [
      '/',
      '/purchase',
      '/order-pad',
      '/blogs',
      '/myportfolio',
      ...Object.keys(textPages).map((name) => `/${name}`),
      ...(await pages.listOwnPages()).map(({ path }) => path),
    ]
      .filter((path) => !hidden.includes(path))
      .map((path): SitemapPage => ({ path, languages: written.get(path) }))
      .concat(await categoryPages(catalogue, search))
  },
})

/** The pages of categories with tools; a category without a record has the address of its list. */
async function categoryPages(
  catalogue: Shop['catalogue'],
  search: Shop['search'],
): Promise<readonly SitemapPage[]> {
  const slugs = new Map((await catalogue.categories()).map(({ name, slug }) => [name, slug]))
  const shown: SitemapPage[] = []
  for (const { name } of await search.categories()) {
    const slug = slugs.get(name)
    if (slug !== undefined)
      shown.push({
        path: categoryPath(slug),
        paths: pathsOf(await catalogue.slugsOf('categories', slug), categoryPath),
      })
    else if (name !== '') shown.push({ path: listUrl({ category: [name] }) })
  }
  return shown
}
