/** Where a text page is: those that the program brings have addresses of their own. */
import { editablePaths } from '../platform/http/static-pages.ts'

/** A page that the footer names. */
export type PageLink = { readonly path: string; readonly title: string }

const builtIn = new Set<string>(editablePaths)

export const pagePath = (slug: string): string =>
  builtIn.has(slug) ? `/${slug}` : `/pages/${slug}`
