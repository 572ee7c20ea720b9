/** Static pages: they are only read and load no script, so links to them load a new document. */

/** The paths of the plain text pages that the footer links to, without their slash. */
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

/** The pages for people who write programs. */
export const apiGuidePaths = ['/api/docs', '/api/docs/erp'] as const

/** The pages of the program whose text the shopkeeper may write again. */
export const editablePaths = [...textPagePaths, 'blogs', 'myportfolio'] as const

const staticPages = new Set<string>(editablePaths.map((path) => `/${path}`))

/**
 * Whether a path of the shop leads to a static page. The route modules of these pages say the same
 * with `handle = { static: true }`.
 */
export const isStaticPage = (to: string): boolean =>
  /^\/(?:pages|api)\//.test(to) || staticPages.has(to.replace(/[?#].*$/, '').toLowerCase())
