/** Who ordered last: each once, and only for whom they can order still. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, type OrderShop } from '../../../tests/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const recent = async () =>
  (await shop.orders.recentBuyers({ actor: shop.admin }, {})).map(({ name, company }) => [
    name,
    company?.name,
  ])

test('buyers of the newest orders, for themselves and for a company until they leave it', async () => {
  expect(await recent()).toEqual([])
  const [owner, buyer] = [await shop.person('Olga Owner'), await shop.person('Bill Buyer')]
  const { id } = await shop.companies.request(
    { actor: owner },
    { name: 'Recent Smiths', address: '1 Mill Street', vatId: '', taxNumber: '' },
  )
  await shop.companies.move({ actor: shop.admin }, { id, state: 'approved' })
  await shop.companies.setMember({ actor: shop.admin }, { id, email: buyer.email, role: 'buyer' })
  const company = await shop.companies.actingFor(shop.database.handle, buyer.id, id)
  const tool = await shop.tool()
  const order = (actor: typeof buyer) =>
    shop.placeCart([{ toolId: tool.id, quantity: 5 }], { actor })
  await order(buyer)
  await order(shop.buyer)
  await order({ ...buyer, company })
  await order(shop.buyer)
  expect(await recent()).toEqual([
    [shop.buyer.name, undefined],
    ['Bill Buyer', 'Recent Smiths'],
    ['Bill Buyer', undefined],
  ])
  await shop.companies.removeMember({ actor: shop.admin }, { id, userId: buyer.id })
  const names = await recent()
  expect(names).not.toContainEqual(['Bill Buyer', 'Recent Smiths'])
  expect(names).toContainEqual(['Bill Buyer', undefined])
})
