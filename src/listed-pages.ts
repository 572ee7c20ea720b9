/** The pages that search engines are told of: those with an address of their own by name, the catalogue's in parts. */
import { addressOf } from './catalogue/list-address.ts'
import type { CatalogueDoor } from './catalogue/catalogue.server.ts'
import type { Listed } from './platform/http/crawlers.server.ts'
import { plainPages } from './words/en/pages/plain.ts'

export const listedPages = ({ search, sitemap }: Pick<CatalogueDoor, 'search' | 'sitemap'>): Listed => ({
  ...sitemap,
  fixed: async () => [
    ...['/', '/purchase', '/order-pad', '/blogs', '/myportfolio', ...Object.keys(plainPages).map((name) => `/${name}`)],
    ...(await search.categories()).flatMap(({ name }) => (name ? [addressOf({ category: [name] })] : [])),
  ].map((path) => ({ path })),
})
