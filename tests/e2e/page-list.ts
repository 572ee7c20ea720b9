/**
 * Every page of `src/routes.ts`, with an address in a shop that has data and whether it is also
 * looked at in an empty shop. The files `tests/e2e/every-page*.test.ts` visit them all; the first fails
 * when a route is missing here.
 */
import { capabilityRows } from '../contracts/capability-rows.ts'

/** Who opens a page: each is an account of the demo shop, or nobody. */
export type Role = 'visitor' | 'buyer' | 'admin'

/** Ids of records of the shop, found before the pages are opened. */
export type Ids = Readonly<Record<IdName, string>>
export type IdName =
  | 'brandId'
  | 'brandSlug'
  | 'categoryId'
  | 'categorySlug'
  | 'companyId'
  | 'familyId'
  | 'importId'
  | 'listId'
  | 'orderNumber'
  | 'otherToolSlug'
  | 'ownCompanyId'
  | 'priceListId'
  | 'quoteId'
  | 'receivedOrderId'
  | 'reviewId'
  | 'serviceAccountId'
  | 'toolId'
  | 'toolSlug'
  | 'webhookId'

export type ListedPage = {
  /** The path of `src/routes.ts`. */
  readonly route: string
  /** The address to open, where it is not the route itself; `:name` is an id of that name. */
  readonly path?: string
  readonly role: Role
  /** What the page shows once it is filled. */
  readonly ready: string
  /** What the browser logs there, as of a call that is refused. */
  readonly logs?: RegExp
  /** Whether an empty shop has the page too. */
  readonly whenEmpty?: boolean
}

/** A placeholder is not what the page shows. */
const anyRows = 'main .state:not([aria-busy]), tbody tr'
const textPages = [
  'api/docs',
  'api/docs/erp',
  'about',
  'contact',
  'delivery',
  'returns',
  'bulk-prices',
  'terms',
  'privacy',
  'cookies',
]

/** Pages that everybody may open. */
const publicPages: readonly ListedPage[] = [
  { route: '/', role: 'visitor', ready: 'main h2', whenEmpty: true },
  { route: '/purchase', role: 'visitor', ready: '.tool-card, .state', whenEmpty: true },
  { route: '/purchase', path: '/purchase?q=zzzz', role: 'visitor', ready: '.state' },
  {
    route: '/categories/:slug',
    path: '/categories/:categorySlug',
    role: 'visitor',
    ready: '.category-head',
  },
  { route: '/brands/:slug', path: '/brands/:brandSlug', role: 'visitor', ready: 'h1' },
  { route: '/tools/:slug', path: '/tools/:toolSlug', role: 'visitor', ready: 'h1' },
  {
    route: '/reviews/:id/report',
    path: '/reviews/:reviewId/report',
    role: 'visitor',
    ready: 'main form',
  },
  { route: '/compare', role: 'visitor', ready: '.state', whenEmpty: true },
  {
    route: '/compare',
    path: '/compare?tools=:toolSlug,:otherToolSlug',
    role: 'visitor',
    ready: 'table.compare',
  },
  { route: '/blogs', role: 'visitor', ready: 'article' },
  { route: '/myportfolio', role: 'visitor', ready: '.skills' },
  ...textPages.map((name) => ({
    route: `/${name}`,
    role: 'visitor' as const,
    ready: 'article.essay',
  })),
  { route: '/pages/:slug', path: '/pages/every-page', role: 'visitor', ready: 'article' },
  { route: '/login', role: 'visitor', ready: 'form.door-form' },
  { route: '/signup', role: 'visitor', ready: 'form.door-form' },
  { route: '/reset-password', role: 'visitor', ready: 'form.door-form' },
  { route: '/sign-out', role: 'visitor', ready: '.door-form' },
  { route: '/cart', role: 'visitor', ready: '.state, table', whenEmpty: true },
  { route: '/order-pad', role: 'visitor', ready: 'textarea', whenEmpty: true },
  { route: '/invitation', role: 'visitor', ready: '.state' },
]

/** Pages of anybody who is signed in. */
const accountPages: readonly ListedPage[] = [
  { route: '/purchase/:id', path: '/purchase/:toolId', role: 'buyer', ready: 'main form' },
  { route: '/dashboard', role: 'buyer', ready: 'main form, .desk-head', whenEmpty: true },
  { route: '/dashboard/me', role: 'buyer', ready: '.desk-head', whenEmpty: true },
  { route: '/dashboard/myorders', role: 'buyer', ready: anyRows, whenEmpty: true },
  { route: '/dashboard/email', role: 'buyer', ready: '.state' },
  { route: '/dashboard/email', path: '/dashboard/email?token=made-up', role: 'buyer', ready: 'h1' },
  { route: '/dashboard/company', role: 'buyer', ready: 'h1', whenEmpty: true },
  {
    route: '/dashboard/company/:id/orders',
    path: '/dashboard/company/:ownCompanyId/orders',
    role: 'buyer',
    ready: anyRows,
  },
  {
    route: '/dashboard/company/:id/order-ways',
    path: '/dashboard/company/:ownCompanyId/order-ways',
    role: 'buyer',
    ready: 'h1',
  },
  {
    route: '/dashboard/company/:id/part-numbers',
    path: '/dashboard/company/:ownCompanyId/part-numbers',
    role: 'buyer',
    ready: anyRows,
  },
  { route: '/dashboard/approvals', role: 'buyer', ready: anyRows, whenEmpty: true },
  {
    route: '/dashboard/statement',
    role: 'buyer',
    ready: anyRows,
    whenEmpty: true,
  },
  { route: '/dashboard/lists', role: 'buyer', ready: '.state, main li, tbody tr', whenEmpty: true },
  { route: '/dashboard/lists/new', role: 'buyer', ready: 'form.form', whenEmpty: true },
  { route: '/dashboard/lists/:id', path: '/dashboard/lists/:listId', role: 'buyer', ready: 'h1' },
  { route: '/dashboard/agents', role: 'buyer', ready: 'h1', whenEmpty: true },
  { route: '/dashboard/agents/link', role: 'buyer', ready: 'h1', whenEmpty: true },
  { route: '/dashboard/received-orders', role: 'buyer', ready: anyRows, whenEmpty: true },
  {
    route: '/dashboard/received-orders/:id',
    path: '/dashboard/received-orders/:receivedOrderId',
    role: 'buyer',
    ready: 'h1',
  },
  { route: '/dashboard/quotes', role: 'buyer', ready: anyRows, whenEmpty: true },
  { route: '/dashboard/quotes/new', role: 'buyer', ready: '.state, form', whenEmpty: true },
  {
    route: '/dashboard/quotes/:id',
    path: '/dashboard/quotes/:quoteId',
    role: 'buyer',
    ready: 'h1',
  },
  {
    route: '/dashboard/orders/:number',
    path: '/dashboard/orders/:orderNumber',
    role: 'buyer',
    ready: 'h1',
  },
  { route: '/dashboard/addreview', role: 'buyer', ready: 'form.form', whenEmpty: true },
]

/** Pages of staff: the route below /dashboard and, where it differs, the address to open. */
const staffPages = (
  [
    ['/dashboard', '', '.desk-head'],
    ['me', '', '.facts'],
    ['addproduct', '', 'form.form'],
    ['makeadmin', '', 'tbody tr'],
    ['staff', '', 'h1'],
    ['webhooks', '', 'h1'],
    ['webhooks/:id', 'webhooks/:webhookId', 'h1'],
    ['service-accounts', '', 'h1'],
    ['service-accounts/:id', 'service-accounts/:serviceAccountId', 'h1'],
    ['prices', '', anyRows],
    ['prices/:id', 'prices/:priceListId', 'h1'],
    ['prices/:id/file', 'prices/:priceListId/file', '.list-drop'],
    ['companies', '', anyRows],
    ['companies/import', '', '.list-drop'],
    ['companies/certificates', '', 'h1'],
    ['companies/invitations', '', anyRows],
    ['companies/:id', 'companies/:companyId', 'h1'],
    ['companies/:id/punch-out', 'companies/:companyId/punch-out', 'h1'],
    ['documents', '', anyRows],
    ['accounting', '', 'h1'],
    ['payments', '', anyRows],
    ['payments/new', '', 'form, .state'],
    ['payments/refund', '', 'form, .state'],
    ['payments/received', '', anyRows],
    ['payments/cards', '', anyRows],
    ['payments/reminders', '', anyRows],
    ['payments/bank', '', '.list-drop, form'],
    ['history', '', anyRows],
    ['pick-lists', '', '.pick-list'],
    ['pick-lists/bins', '', anyRows],
    ['deleted', '', 'h1'],
    ['telephone', 'telephone?q=celia', 'tbody tr'],
    ['telephone', '', 'main form'],
    ['back-orders', '', anyRows],
    ['manageorders', '', anyRows],
    ['manageproducts', '', anyRows],
    ['reviews', '', anyRows],
    ['searchwords', '', anyRows],
    ['checklist', '', '.checklist li'],
    ['pages', '', 'h1'],
    ['pages/:slug', 'pages/every-page', 'main form'],
    ['import', '', 'main form, .list-drop'],
    ['import/count', '', '.list-drop, form'],
    ['import/edit', '', '.state, form'],
    ['import/:id', 'import/:importId', 'h1'],
    ['delivery', '', 'main form'],
    ['salestax', '', 'main form'],
    ['settings', '', 'main .cell'],
    ['settings/history', '', anyRows],
    ['settings/numbers', '', 'main form'],
    ['settings/:part', 'settings/tax', 'main form'],
    ['manageproducts/states', '', anyRows],
    ['missing-texts', '', anyRows],
    ['manageproducts/:id', 'manageproducts/:toolId', 'form.form'],
    ['manageproducts/:id/pictures', 'manageproducts/:toolId/pictures', 'h1'],
    ['manageproducts/:id/stock', 'manageproducts/:toolId/stock', 'main form'],
    ['pictures', '', 'h1'],
    ['categories', '', anyRows],
    ['categories/:id', 'categories/:categoryId', 'main form'],
    ['brands', '', anyRows],
    ['brands/:id', 'brands/:brandId', 'main form'],
    ['families', '', anyRows],
    ['families/:id', 'families/:familyId', 'main form'],
    ['quotes', '', anyRows],
    ['received-orders', '', anyRows],
    ['received-orders/:id', 'received-orders/:receivedOrderId', 'h1'],
    ['orders/:number', 'orders/:orderNumber', 'h1'],
    ['quotes/:id', 'quotes/:quoteId', 'h1'],
  ] as const
).map(([route, path, ready]): ListedPage => {
  const full = (part: string) => (part.startsWith('/') ? part : `/dashboard/${part}`)
  return {
    route: full(route),
    ...(path === '' ? {} : { path: full(path) }),
    role: 'admin',
    ready,
    whenEmpty: !route.includes(':') && path === '',
  }
})

/** All of them. */
export const listedPages: readonly ListedPage[] = [
  ...publicPages,
  ...accountPages,
  ...staffPages,
  ...capabilityRows.flatMap(({ pages = [] }) => pages),
]

/** The address of a page whose path names ids, with those of this shop. */
export const addressOf = ({ route, path = route }: ListedPage, ids: Ids | undefined): string =>
  path.replaceAll(/:(\w+)/g, (_, name: IdName) => ids?.[name] ?? '')

/** Addresses with an id that no record can have, one for each route of staff or buyers that has one. */
export const addressesOfNothing: readonly string[] = [...accountPages, ...staffPages]
  .filter(({ route }) => route.includes(':'))
  .map(({ route }) => route.replaceAll(/:\w+/g, 'no-such-thing'))
