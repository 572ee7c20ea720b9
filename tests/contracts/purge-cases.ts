/** What a row of the purge table is, the cached answers that are watched, and short ways to write. */
import type { Actor } from '../../src/platform/access/endpoint.ts'
import type { Fixture, PurgeShop } from './purge-shop.ts'

/** The cached answers that are watched, by name: their addresses. */
export const watched = {
  home: () => '/',
  list: () => '/purchase',
  listData: () => '/purchase.data',
  category: () => '/purchase?category=Wrenches',
  categoryPage: () => '/categories/wrenches',
  newCategoryPage: () => '/categories/pliers',
  search: () => '/purchase?q=wrench',
  synonymSearch: () => '/purchase?q=gadget',
  smallPage: ({ small }) => `/tools/${small.slug}`,
  largePage: ({ large }) => `/tools/${large.slug}`,
  hammerPage: ({ hammer }) => `/tools/${hammer.slug}`,
  missingPage: () => '/tools/brand-new-pliers',
  apiList: () => '/api/tools',
  apiSearch: () => '/api/tools?q=wrench',
  apiSynonymSearch: () => '/api/tools?q=gadget',
  apiSmall: ({ small }) => `/api/tools/${small.id}`,
  apiHammer: ({ hammer }) => `/api/tools/${hammer.id}`,
  apiReviews: () => '/api/reviews',
  apiHammerReviews: ({ hammer }) => `/api/reviews?tool=${hammer.id}`,
  suggestions: () => '/api/search/suggestions?q=wrench',
  facets: () => '/api/search/facets',
} as const satisfies Record<string, (fixture: Fixture) => string>
export type Watched = keyof typeof watched

// Answers that change together.
export const lists = ['home', 'list', 'listData', 'apiList'] as const
export const listsOfWrenches = [
  ...lists,
  'category',
  'categoryPage',
  'search',
  'apiSearch',
  'suggestions',
] as const satisfies readonly string[]
export const pagesOfWrenches = ['smallPage', 'largePage'] as const
export const ofWrenches = [...listsOfWrenches, ...pagesOfWrenches, 'apiSmall'] as const
export const ofHammer = [...lists, 'hammerPage', 'apiHammer'] as const
export const reviewsOfHammer = ['home', 'hammerPage', 'apiReviews', 'apiHammerReviews'] as const
export const htmlPages = [
  'home',
  'list',
  'category',
  'categoryPage',
  'newCategoryPage',
  'search',
  'synonymSearch',
  'smallPage',
  'largePage',
  'hammerPage',
  'missingPage',
] as const satisfies readonly string[]
export const ofGadget = ['synonymSearch', 'apiSynonymSearch'] as const

export const ownData = 'only the caller reads it, and never from the cache'

/** One write, and the cached answers that it changes. */
export type PurgeCase = {
  readonly route: string
  readonly title: string
  /** Prepares the shop. @returns what writes, after the answers were cached */
  readonly begin: (shop: PurgeShop) => Promise<() => Promise<unknown>>
  /** The answers that the operation changes; or why there are none. */
  readonly changes: readonly Watched[] | string
}

/** A case that needs no preparation: an operation, called once. */
export const simpleCase = (
  route: string,
  title: string,
  who: 'admin' | 'buyer' | undefined,
  input: (fixture: Fixture) => unknown,
  changes: PurgeCase['changes'],
): PurgeCase => ({
  route,
  title,
  changes,
  begin:
    async ({ call, fixture }) =>
    () =>
      call(route, who && fixture[who], input(fixture)),
})

/** A field of an answer, as text. */
export const fieldOf = (value: unknown, name = '_id'): string =>
  typeof value === 'object' && value !== null
    ? String(new Map<string, unknown>(Object.entries(value)).get(name))
    : ''

export const contact = { phoneNum: '+1 512 555 0142', address: '418 Mill Street, Austin' }

/** An edit of one tool, which changes nothing but these fields of the wire. */
export const editCase = (
  title: string,
  which: 'small' | 'hammer',
  fields: object,
  changes: readonly Watched[],
): PurgeCase => ({
  route: 'PUT /tools/:id',
  title,
  changes,
  begin: async ({ shop, call, fixture }) => {
    const tool = await shop.catalogue.read({ actor: undefined }, { id: fixture[which].id })
    const { id, name, image, description, sku, brand, category, family, revision } = tool
    return () =>
      call('PUT /tools/:id', fixture.admin, {
        id,
        name,
        image,
        description,
        sku,
        brand,
        category,
        family,
        revision,
        price: (tool.price / 100).toFixed(2),
        minimum_quantity: tool.minimumQuantity,
        Stock: tool.stock,
        ...fields,
      })
  },
})

/** Orders two hammers. */
export async function orderHammers(
  { call, fixture: { buyer, hammer } }: PurgeShop,
  actor: Actor = buyer,
): Promise<{ id: string; number: number }> {
  const order = await call('POST /addorder', actor, {
    toolId: hammer.id,
    OrderQuentuty: 2,
    ...contact,
  })
  return { id: fieldOf(order), number: Number(fieldOf(order, 'number')) }
}

export const moveTo = (
  { call, fixture: { admin } }: PurgeShop,
  number: number,
  ...statuses: readonly string[]
): Promise<unknown> =>
  statuses.reduce<Promise<unknown>>(
    (before, status) =>
      before.then(() => call('POST /order/:number/transitions', admin, { number, status })),
    Promise.resolve(),
  )

/** The buyer's review of the hammer; written again it replaces the first. */
export const reviewHammer = (
  { call, fixture: { buyer, hammer } }: PurgeShop,
  rating: number,
  actor: Actor = buyer,
): Promise<unknown> =>
  call('POST /addreview', actor, { review: `Worth ${rating}.`, toolId: hammer.id, rating })
