/** A shop address as written into a page: with the prefix of the page's language. */
import { currentPrefix } from './current-language.ts'
import { hasNoPrefix, withoutPrefixOf, withPrefix } from './page-address.ts'

/** For links that the router does not create: '/purchase' → '/de/purchase', '/login' unchanged. */
export function shownHref(address: string): string {
  const prefix = currentPrefix()
  return prefix === '' || hasNoPrefix(address) ? address : withPrefix(address, prefix)
}

/** The path of a request or of a router location, without the prefix, as routes have it. */
export const routePath = (pathname: string): string => withoutPrefixOf(pathname, currentPrefix())
