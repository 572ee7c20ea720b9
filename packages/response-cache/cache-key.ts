/** The one address under which an answer is made and kept, whichever way it was asked for. */

/** The parameters that pages read; all others are dropped before anything is rendered. */
const knownToPages = new Set([
  'q',
  'category',
  'brand',
  'in_stock',
  'max_minimum',
  'price_min',
  'price_max',
  'sort',
  'view',
  'limit',
  'cursor',
  'stars',
  'reviews',
  'tool',
  'token',
  'verify',
  'back',
  'error',
  '_routes',
])
const plain = /^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/

/** Of the API: nothing is dropped, since an unknown parameter is refused. */
export const isApi = (url: string): boolean => url.startsWith('/api/')

/**
 * The canonical address: pages in lower case, without a slash at the end, known parameters only; parameters sorted by
 * name and value, since several values of one name mean the same in any order.
 * @param url path and query as requested
 */
export function canonicalUrl(url: string): string {
  if (plain.test(url)) return url
  const there = addresses.get(url)
  if (there !== undefined) return there
  const made = canonicalOf(url)
  // Addresses are endless; those that are asked for often are soon known again.
  if (addresses.size >= mostAddresses) addresses.clear()
  addresses.set(url, made)
  return made
}

const addresses = new Map<string, string>()
const mostAddresses = 1000

function canonicalOf(url: string): string {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const parameters = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))
  if (isApi(url)) return withQuery(path, parameters)
  const known = [...parameters]
    .filter(([name, value]) => knownToPages.has(name) && value !== '')
    .toSorted(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
  return withQuery(
    path
      .replace(/\/{2,}/g, '/')
      .replace(/(.)\/$/, '$1')
      .toLowerCase(),
    new URLSearchParams(known),
  )
}

function withQuery(path: string, parameters: URLSearchParams): string {
  parameters.sort()
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`
}
