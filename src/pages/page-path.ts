/** Where a text page is: those that the program brings have addresses of their own. */
import { editablePaths } from '../platform/http/static-pages.ts'

/** A page that the footer names. */
export type PageLink = {
  readonly path: string
  readonly title: string
  /** That of the title, where it is not the reader's. */
  readonly language?: string
}

const builtIn = new Set<string>(editablePaths)

/** Whether the program brings a text of this page. */
export const isOfProgram = (slug: string): boolean => builtIn.has(slug)

export const pagePath = (slug: string): string =>
  isOfProgram(slug) ? `/${slug}` : `/pages/${slug}`
