/** The path of a text page: the program's own pages have fixed addresses. */
import { editablePaths } from '../platform/http/static-pages.ts'

/** A page linked in the footer. */
export type PageLink = {
  readonly path: string
  readonly title: string
  /** The language of the title, if it is not the reader's. */
  readonly language?: string
}

const builtIn = new Set<string>(editablePaths)

/** Whether the program has a text of its own for this page. */
export const isOfProgram = (slug: string): boolean => builtIn.has(slug)

export const pagePath = (slug: string): string =>
  isOfProgram(slug) ? `/${slug}` : `/pages/${slug}`
