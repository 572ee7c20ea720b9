/** The pages that search engines are told of: those with an address of their own by name, the catalogue's in parts. */
import { listUrl } from '../search/list-url.ts'
import type { Shop } from './shop.server.ts'
import type { SitemapSource } from '../platform/http/crawlers.server.ts'
import { textPages } from '../content/messages/text-pages.ts'

export const sitemapPages = ({
  catalogue,
  search,
}: Pick<Shop, 'catalogue' | 'search'>): SitemapSource => ({
  ...catalogue.sitemap,
  fixed: async () =>
    [
      ...[
        '/',
        '/purchase',
        '/order-pad',
        '/blogs',
        '/myportfolio',
        ...Object.keys(textPages).map((name) => `/${name}`),
      ],
      ...(await search.categories()).flatMap(({ name }) =>
        name ? [listUrl({ category: [name] })] : [],
      ),
    ].map((path) => ({ path })),
})
