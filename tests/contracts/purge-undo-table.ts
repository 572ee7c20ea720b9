/** The rows of the purge table for what is restored after a deletion: see purge-table.ts. */
import {
  fieldOf,
  moveTo,
  ofHammer,
  orderHammers,
  ownData,
  reviewHammer,
  reviewsOfHammer,
  type PurgeCase,
} from './purge-cases.ts'

export const undoCases: readonly PurgeCase[] = [
  {
    route: 'POST /orders/:id/restore',
    title: 'what was free is reserved again',
    begin: async (shop) => {
      const { id } = await orderHammers(shop)
      await shop.call('DELETE /orders/:id', shop.fixture.admin, { id })
      return () => shop.call('POST /orders/:id/restore', shop.fixture.admin, { id })
    },
    changes: ofHammer,
  },
  {
    route: 'POST /orders/:id/restore',
    title: "an order that was shipped: its buyer's review is a buyer's again",
    begin: async (shop) => {
      const actor = await shop.shop.person('Sid Restored')
      await reviewHammer(shop, 3, actor)
      const { id, number } = await orderHammers(shop, actor)
      await moveTo(shop, number, 'confirmed', 'picking', 'shipped')
      await shop.call('DELETE /orders/:id', shop.fixture.admin, { id })
      return () => shop.call('POST /orders/:id/restore', shop.fixture.admin, { id })
    },
    changes: reviewsOfHammer,
  },
  {
    route: 'POST /reviews/:id/restore',
    title: 'of another, by an admin',
    begin: async (shop) => {
      const actor = await shop.shop.person('Rita Restored')
      const id = fieldOf(await reviewHammer(shop, 3, actor), 'insertedId')
      await shop.call('DELETE /reviews/:id', shop.fixture.admin, { id })
      return () => shop.call('POST /reviews/:id/restore', shop.fixture.admin, { id })
    },
    changes: [...ofHammer, ...reviewsOfHammer],
  },
  {
    route: 'POST /account-removal',
    title: 'the name in reviews',
    begin: async (shop) => {
      const actor = await shop.shop.person('Lena Leaving')
      await reviewHammer(shop, 2, actor)
      return () => shop.call('POST /account-removal', actor, { email: actor.email, password: '' })
    },
    changes: reviewsOfHammer,
  },
  {
    route: 'DELETE /sessions/:id',
    title: 'a session',
    begin: async ({ shop, call }) => {
      const actor = await shop.person('Sue Session')
      const sessions = await call('GET /sessions', actor, {})
      const id = Array.isArray(sessions) ? fieldOf(sessions[0]) : ''
      return () => call('DELETE /sessions/:id', actor, { id })
    },
    changes: ownData,
  },
  {
    route: 'POST /staff/:id/restore',
    title: 'the rights of a former member of staff',
    begin: async ({ shop, call, fixture }) => {
      const { id } = await shop.person('Rob Reinstated', 'admin')
      await call('DELETE /users/:id/admin', fixture.admin, { id })
      return () => call('POST /staff/:id/restore', fixture.admin, { id })
    },
    changes: 'no cached answer names staff',
  },
]
