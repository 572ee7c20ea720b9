/**
 * The browser's history as the router sees it, in builds of further languages: pages that follow a
 * person's choice of language are shown without its prefix (page-address.ts), but have it within
 * the router. Referenced by vite.languages.ts, which puts it into the router.
 */
import { currentPrefix } from '../platform/languages/current-language.ts'
import type { UNSAFE_createBrowserHistory } from 'react-router'
import { isByChoice, toShownAddress, withPrefix } from '../platform/languages/page-address.ts'

type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>
type Place = { readonly pathname: string; readonly search: string; readonly hash: string }

const inside = (pathname: string): string =>
  isByChoice(pathname) ? withPrefix(pathname, currentPrefix()) : pathname

/** The browser's location, as the router knows it. */
export const pageLocation = (): Place => ({
  pathname: inside(location.pathname),
  search: location.search,
  hash: location.hash,
})

/** The same history with the router's addresses inside and the shop's addresses outside. */
export function pageHistory(history: BrowserHistory): BrowserHistory {
  const { createHref } = history
  const shown = Object.getOwnPropertyDescriptor(history, 'location')
  Object.defineProperty(history, 'location', {
    get() {
      const place = shown?.get?.call(history)
      return { ...place, pathname: inside(place.pathname) }
    },
  })
  history.createHref = (to) => toShownAddress(createHref(to), currentPrefix())
  return history
}
