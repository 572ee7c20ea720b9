/** The rows of the purge table for orders, reviews, carts and people: see purge-table.ts. */
import {
  contact,
  fieldOf,
  listsOfWrenches,
  moveTo,
  ofHammer,
  orderHammers,
  ownData,
  pagesOfWrenches,
  reviewHammer,
  reviewsOfHammer,
  simpleCase,
  type PurgeCase,
} from './purge-cases.ts'
import { orderDeskCases } from './purge-order-desk-table.ts'
import type { PurgeShop } from './purge-shop.ts'

const order = (title: string, write: (shop: PurgeShop, order: Ordered) => Promise<unknown>) => ({
  title,
  begin: async (shop: PurgeShop) => {
    const placed = await orderHammers(shop)
    return () => write(shop, placed)
  },
})
type Ordered = { readonly id: string; readonly number: number }

export const orderCases: readonly PurgeCase[] = [
  ...orderDeskCases,
  {
    route: 'POST /addorder',
    title: 'fewer in stock',
    begin: async (shop) => () => orderHammers(shop),
    changes: ofHammer,
  },
  {
    route: 'POST /addorder',
    title: "the author's review is a buyer's now",
    begin: async (shop) => {
      const actor = await shop.shop.person('Vera Verified')
      await reviewHammer(shop, 5, actor)
      return () => orderHammers(shop, actor)
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  simpleCase(
    'POST /orders/check',
    'an order that is not placed',
    'buyer',
    ({ hammer }) => ({ ...contact, lines: [{ toolId: hammer.id, quantity: 1 }] }),
    'it reads, and writes nothing',
  ),
  simpleCase(
    'POST /orders',
    'fewer in stock of every line',
    'buyer',
    ({ hammer, large }) => ({
      ...contact,
      lines: [
        { toolId: hammer.id, quantity: 1 },
        { toolId: large.id, quantity: 1 },
      ],
    }),
    [...listsOfWrenches, ...pagesOfWrenches, ...ofHammer],
  ),
  {
    route: 'POST /order/:number/transitions',
    ...order('a confirmation', (shop, { number }) => moveTo(shop, number, 'confirmed')),
    changes: 'what is reserved stays reserved',
  },
  {
    route: 'POST /order/:number/transitions',
    ...order('a cancellation', (shop, { number }) => moveTo(shop, number, 'cancelled')),
    changes: ofHammer,
  },
  {
    route: 'PUT /order/:number/tracking',
    ...order('a corrected number', async (shop, { number }) => {
      await moveTo(shop, number, 'confirmed', 'picking', 'shipped')
      return shop.call('PUT /order/:number/tracking', shop.fixture.admin, {
        number,
        trackingNumber: '1Z 999',
        trackingLink: '',
      })
    }),
    changes: ownData,
  },
  {
    route: 'POST /orders/transitions',
    ...order('a cancellation of many', ({ call, fixture }, { number }) =>
      call('POST /orders/transitions', fixture.admin, { numbers: [number], status: 'cancelled' }),
    ),
    changes: ofHammer,
  },
  {
    route: 'DELETE /orders/:id',
    ...order('what was reserved is free again', ({ call, fixture }, { id }) =>
      call('DELETE /orders/:id', fixture.admin, { id }),
    ),
    changes: ofHammer,
  },
  {
    route: 'DELETE /orders/:id',
    title: "an order that was shipped: its buyer's review is a buyer's no longer",
    begin: async (shop) => {
      const actor = await shop.shop.person('Sid Shipped')
      await reviewHammer(shop, 3, actor)
      const { id, number } = await orderHammers(shop, actor)
      await moveTo(shop, number, 'confirmed', 'picking', 'shipped')
      return () => shop.call('DELETE /orders/:id', shop.fixture.admin, { id })
    },
    changes: reviewsOfHammer,
  },
  {
    route: 'POST /order/:number/documents',
    ...order('a packing slip', async (shop, { number }) => {
      await moveTo(shop, number, 'confirmed')
      return shop.call('POST /order/:number/documents', shop.fixture.admin, {
        number,
        kind: 'packing-slip',
        size: 'a4',
      })
    }),
    changes: ownData,
  },
]

export const peopleCases: readonly PurgeCase[] = [
  simpleCase(
    'PUT /cart',
    'a line',
    'buyer',
    ({ hammer }) => ({ how: 'set', lines: [{ toolId: hammer.id, quantity: 1 }] }),
    ownData,
  ),
  simpleCase(
    'POST /cart/check',
    'tools of a cart',
    undefined,
    ({ hammer }) => ({ toolIds: [hammer.id] }),
    'it reads, and writes nothing',
  ),
  {
    route: 'POST /addreview',
    title: 'of a tool',
    begin: async (shop) => {
      const actor = await shop.shop.person('Rob Reviewer')
      return () => reviewHammer(shop, 5, actor)
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  {
    route: 'POST /addreview',
    title: 'of a tool, again',
    begin: async (shop) => {
      const actor = await shop.shop.person('Rita Rewritten')
      await reviewHammer(shop, 5, actor)
      return () => reviewHammer(shop, 1, actor)
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  simpleCase('POST /addreview', 'of the shop', 'buyer', () => ({ review: 'Good shop.' }), [
    'home',
    'apiReviews',
  ]),
  {
    route: 'PUT /user/:address',
    title: 'a promotion',
    begin: async ({ shop, call, fixture }) => {
      const { email } = await shop.person('Paula Promoted')
      return () => call('PUT /user/:address', fixture.admin, { address: email, role: 'admin' })
    },
    changes: 'no cached answer names roles',
  },
  {
    route: 'DELETE /users/:id/admin',
    title: 'a demotion',
    begin: async ({ shop, call, fixture }) => {
      const { id } = await shop.person('Dan Demoted', 'admin')
      return () => call('DELETE /users/:id/admin', fixture.admin, { id })
    },
    changes: 'no cached answer names roles',
  },
  ...(['PUT /staff/:id', 'POST /staff/:id/pause', 'POST /staff/:id/resume'] as const).map(
    (route): PurgeCase => ({
      route,
      title: 'the access of a member of staff',
      begin: async ({ shop, call, fixture }) => {
        const { id } = await shop.person(`Staff ${route.replaceAll(/\W+/g, ' ')}`, 'admin')
        if (route.endsWith('resume')) await call('POST /staff/:id/pause', fixture.admin, { id })
        return () =>
          call(
            route,
            fixture.admin,
            route.startsWith('PUT') ? { id, permissions: ['read'] } : { id },
          )
      },
      changes: 'no cached answer names staff',
    }),
  ),
  simpleCase(
    'POST /staff-invitations',
    'an invitation',
    'admin',
    () => ({ email: 'invited@example.com', permissions: ['orders'] }),
    'no cached answer names staff',
  ),
  {
    route: 'DELETE /staff-invitations/:email',
    title: 'an invitation taken back',
    begin: async ({ call, fixture }) => {
      const email = 'withdrawn@example.com'
      await call('POST /staff-invitations', fixture.admin, { email, permissions: ['orders'] })
      return () => call('DELETE /staff-invitations/:email', fixture.admin, { email })
    },
    changes: 'no cached answer names staff',
  },
  {
    route: 'DELETE /reviews/:id',
    title: 'of another, by an admin',
    begin: async (shop) => {
      const actor = await shop.shop.person('Rita Removed')
      const added = await reviewHammer(shop, 3, actor)
      return () =>
        shop.call('DELETE /reviews/:id', shop.fixture.admin, { id: fieldOf(added, 'insertedId') })
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  {
    route: 'DELETE /reviews/:id',
    title: 'of a tool',
    begin: async (shop) => {
      const actor = await shop.shop.person('Remo Removed')
      const added = await reviewHammer(shop, 3, actor)
      return () => shop.call('DELETE /reviews/:id', actor, { id: fieldOf(added, 'insertedId') })
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  simpleCase('POST /signout', 'a token', 'buyer', () => ({}), ownData),
  {
    route: 'POST /signout/everywhere',
    title: 'all tokens',
    begin: async ({ shop, call }) => {
      const actor = await shop.person('Eve Everywhere')
      return () => call('POST /signout/everywhere', actor, {})
    },
    changes: ownData,
  },
  {
    route: 'POST /password',
    title: 'a password',
    begin: async ({ shop }) => {
      const account = {
        name: 'Pat Password',
        email: 'pat.password@example.com',
        password: 'vise-and-rasp-88',
        verified: true,
      }
      const { subject } = await shop.identity.createAccount(account)
      const change = { currentPassword: account.password, newPassword: 'anvil-and-tongs-9' }
      return () => shop.identity.changePassword(subject, change)
    },
    changes: ownData,
  },
  simpleCase(
    'PUT /users/:email/profile',
    'a profile',
    'buyer',
    ({ buyer }) => ({
      email: buyer.email,
      education: 'School',
      location: 'Austin',
      phone: '',
      linkedin: '',
    }),
    ownData,
  ),
  {
    route: 'DELETE /users/:id',
    title: 'the name in reviews',
    begin: async (shop) => {
      const actor = await shop.shop.person('Dora Deleted')
      await reviewHammer(shop, 2, actor)
      await shop.call('POST /addreview', actor, { review: 'Never again.' })
      return () => shop.call('DELETE /users/:id', shop.fixture.admin, { id: actor.id })
    },
    changes: reviewsOfHammer,
  },
  simpleCase('POST /addresses', 'an address', 'buyer', () => contact, ownData),
  ...(['PUT /addresses/:id', 'PUT /addresses/:id/default', 'DELETE /addresses/:id'] as const).map(
    (route): PurgeCase => ({
      route,
      title: 'an address',
      begin: async ({ call, fixture }) => {
        const saved = await call('POST /addresses', fixture.buyer, contact)
        return () =>
          call(route, fixture.buyer, {
            id: fieldOf(saved),
            ...(route === 'PUT /addresses/:id' ? { ...contact, address: '1 Elm Street' } : {}),
          })
      },
      changes: ownData,
    }),
  ),
]
