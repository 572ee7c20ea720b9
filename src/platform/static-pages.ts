/** Which pages are documents: only read, so they bring no script, and a link to one leaves the pages that do. */

/** The plain text pages behind the foot's links. */
export const textPagePaths = [
  'about',
  'contact',
  'delivery',
  'returns',
  'bulk-prices',
  'terms',
  'privacy',
  'cookies',
] as const

const documents = new Set<string>([
  '/blogs',
  '/myportfolio',
  ...textPagePaths.map((path) => `/${path}`),
])

/** Whether an address of ours leads to a document. The route modules say the same by `handle = { static: true }`. */
export const isStaticPage = (to: string): boolean =>
  documents.has(to.replace(/[?#].*$/, '').toLowerCase())
