/** Comparing tools: which ones, and the page's address. Pure. */
/** The maximum number of compared tools. */
export const maxCompared = 4
const slugFormat = /^[\p{L}\p{N}-]{1,220}$/u

/** The slugs in `?tools=` or in the browser's storage: without duplicates, at most four. */
export const parseCompared = (text: string): readonly string[] =>
  [...new Set(text.split(','))].filter((slug) => slugFormat.test(slug)).slice(0, maxCompared)

export const compareUrl = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?tools=${slugs.map(encodeURIComponent).join(',')}`
