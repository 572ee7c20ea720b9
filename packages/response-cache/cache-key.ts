/** Cache keys: the one canonical URL under which a response is created and stored. */

export type CacheKeySettings = {
  /** The query parameters that pages use; all others are dropped before a page is rendered. */
  readonly knownParameters: Iterable<string>
  /** Nothing is dropped below this prefix: an API refuses unknown parameters itself. */
  readonly apiPrefix: string
}

/** Path and query as requested → canonical path and query. */
export type CacheKey = (url: string) => string

/** The most common URLs are already canonical, which this expression detects without parsing. */
const canonicalPath = /^\/(?:[a-z0-9._~-]+(?:\/[a-z0-9._~-]+)*)?$/
const maxRememberedKeys = 1000

/**
 * Creates the function that makes URLs canonical: pages in lower case, without a trailing slash,
 * with known parameters only. Parameters are sorted by name and value, since several values of one
 * name have the same meaning in any order.
 */
export function createCacheKey({ knownParameters, apiPrefix }: CacheKeySettings): CacheKey {
  const known = new Set(knownParameters)
  const keys = new Map<string, string>()
  return (url) => {
    if (canonicalPath.test(url)) return url
    const remembered = keys.get(url)
    if (remembered !== undefined) return remembered
    const key = url.startsWith(apiPrefix) ? canonicalApiUrl(url) : canonicalPageUrl(url, known)
    // The number of possible URLs is unlimited; frequent ones are soon remembered again.
    if (keys.size >= maxRememberedKeys) keys.clear()
    keys.set(url, key)
    return key
  }
}

function canonicalApiUrl(url: string): string {
  const [path, parameters] = splitUrl(url)
  return joinUrl(path, parameters)
}

function canonicalPageUrl(url: string, known: ReadonlySet<string>): string {
  const [path, parameters] = splitUrl(url)
  const kept = [...parameters]
    .filter(([name, value]) => known.has(name) && value !== '')
    .toSorted(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
  const canonical = path
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .toLowerCase()
  return joinUrl(canonical, new URLSearchParams(kept))
}

/** The path of a URL, without its query. */
export function pathOf(url: string): string {
  const queryStart = url.indexOf('?')
  return queryStart < 0 ? url : url.slice(0, queryStart)
}

function splitUrl(url: string): [string, URLSearchParams] {
  const path = pathOf(url)
  return [path, new URLSearchParams(url.slice(path.length + 1))]
}

function joinUrl(path: string, parameters: URLSearchParams): string {
  // A stable sort by name: values of one name keep their order.
  parameters.sort()
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`
}
