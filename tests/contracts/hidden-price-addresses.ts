/** Where a shop could tell a price. */
import type { HiddenPriceShop } from '../hidden-price-shop.ts'

/** Addresses of a GET operation: its parameters are all ids that could fit. */
export const addressesOf = (
  route: string,
  ids: readonly string[],
  email: string,
): readonly string[] => {
  const path = route.slice('GET '.length)
  if (!path.includes(':')) return [path]
  return path.includes(':email')
    ? [path.replace(':email', email)]
    : ids.map((id) => path.replaceAll(/:\w+/g, id))
}
/** Lists, look-ups and prices that a caller may ask for. */
export function searches(shop: HiddenPriceShop): readonly string[] {
  const { wrench, screws, sku, category } = shop.tools
  const ids = `ids=${wrench.id}&ids=${screws.id}`
  return [
    `/tools?q=${sku}`,
    '/tools?q=zobel&limit=2',
    `/tools?category=${encodeURIComponent(category)}&brand=Zobel`,
    '/tools?limit=12',
    '/tools?spec=Length:120%20mm',
    '/tools/fields?fields=price,price_breaks,name',
    '/tools/fields?limit=24',
    `/search/facets?q=${sku}`,
    `/search/facets?category=${encodeURIComponent(category)}`,
    '/search/suggestions?q=zobel',
    `/search/suggestions?q=${sku}`,
    `/prices?${ids}`,
    `/customer-prices?company=${shop.ownCompany}&${ids}`,
    `/price-check?company=${shop.ownCompany}&sku=${sku}`,
    `/price-checks?company=${shop.ownCompany}&skus=${sku}`,
  ]
}
/** Every public page, the data that the router asks for within the shop, and files for machines. */
export function pageAddresses(shop: HiddenPriceShop): readonly string[] {
  const { wrench, others, soldOut, screws } = shop.tools
  const slugs = [wrench, ...others, soldOut, screws].map(({ slug }) => slug)
  const pages = [
    '/',
    '/?reviews=all',
    '/purchase',
    '/purchase?view=list',
    '/purchase?q=zobel',
    '/purchase?q=zobel+reamer',
    '/purchase?brand=Zobel&in_stock=true',
    '/categories/torque-tools',
    '/brands/zobel',
    `/compare?tools=${slugs.slice(0, 4).join(',')}`,
    ...slugs.map((slug) => `/tools/${slug}`),
    `/tools/${wrench.slug}?quantity=12`,
    '/nowhere',
  ]
  const data = pages.map((path) => {
    const [pathname = '', query] = path.split('?')
    return `${pathname === '/' ? '/_' : pathname}.data${query === undefined ? '' : `?${query}`}`
  })
  const files = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/openapi.json']
  return [...pages, ...data, ...files]
}
