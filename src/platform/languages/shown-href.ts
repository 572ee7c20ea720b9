/** An address of the shop as it is written into a page: with the prefix of the page's language. */
import { currentPrefix } from './current-language.ts'
import { hasNoPrefix, withoutPrefixOf, withPrefix } from './page-address.ts'

/** For links that are not the router's: '/purchase' → '/de/purchase', '/login' as it is. */
export function shownHref(address: string): string {
  const prefix = currentPrefix()
  return prefix === '' || hasNoPrefix(address) ? address : withPrefix(address, prefix)
}

/** The path of a request or of a place that the router goes to: without the prefix, as routes have it. */
export const routePath = (pathname: string): string => withoutPrefixOf(pathname, currentPrefix())
