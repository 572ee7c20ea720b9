/** Saved views: each person keeps their own, and neither sees nor removes those of others. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import { maxViews } from './contract.ts'
import { createSavedViewsService, type SavedViewsService } from './service.server.ts'

let shop: OrderShop
let savedViews: SavedViewsService
beforeAll(async () => {
  shop = await openOrderShop()
  savedViews = createSavedViewsService(shop)
})
afterAll(() => shop.close())

const waiting = { list: 'companies', name: 'Waiting', search: 'state=requested' }
const viewsOf = (actor: OrderShop['admin']) => savedViews.list({ actor }, {})

test('a view is kept for its person, gets other filters under the same name, and is removed', async () => {
  const [one, other] = [await shop.person('Vera View', 'admin'), await shop.person('Otto Other')]
  await savedViews.save({ actor: one }, waiting)
  const { id } = await savedViews.save({ actor: one }, { ...waiting, search: 'state=closed' })
  expect(await viewsOf(one)).toEqual([{ ...waiting, id, search: 'state=closed' }])
  expect(await viewsOf(other)).toEqual([])
  expect(await savedViews.remove({ actor: other }, { id })).toMatchObject({ deletedCount: 0 })
  expect(await viewsOf(one)).toHaveLength(1)
  expect(await savedViews.remove({ actor: one }, { id })).toMatchObject({ deletedCount: 1 })
  expect(await viewsOf(one)).toEqual([])
})

test('no more views are kept than there may be, also when the last two are saved at once', async () => {
  const actor = await shop.person('Many Views', 'admin')
  const save = (name: string) => savedViews.save({ actor }, { ...waiting, name })
  for (let count = 1; count < maxViews; count += 1) await save(`View ${count}`)
  const results = await Promise.allSettled([save('Left'), save('Right')])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await rejection(save('One more'))).toMatchObject({
    body: { type: 'views-full', status: 409, facts: { most: maxViews } },
  })
  // One that is there gets other filters all the same.
  await save('View 1')
  expect(await viewsOf(actor)).toHaveLength(maxViews)
})

test('an account that is deleted leaves no views', async () => {
  const actor = await shop.person('Gone View')
  await savedViews.save({ actor }, waiting)
  await shop.accounts.remove({ actor: shop.admin }, { id: actor.id })
  expect(await viewsOf(actor)).toEqual([])
})
