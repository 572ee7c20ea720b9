/** Static pages: text pages that load no script, so links to them load a new document. */

/** The paths of the plain text pages linked in the footer, without the leading slash. */
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

/** The pages for developers. */
export const apiGuidePaths = ['/api/docs', '/api/docs/erp'] as const

/** The program's pages whose text the shopkeeper may replace. */
export const editablePaths = [...textPagePaths, 'blogs', 'myportfolio'] as const

const staticPages = new Set<string>(editablePaths.map((path) => `/${path}`))

/**
 * Whether a path of the shop leads to a static page. The route modules of these pages declare the
 * same with `handle = { static: true }`.
 */
export const isStaticPage = (to: string): boolean =>
  /^\/(?:pages|api)\//.test(to) || staticPages.has(to.replace(/[?#].*$/, '').toLowerCase())
