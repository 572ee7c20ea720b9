/** Orders are found by the part numbers on their lines. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from './test-shop.ts'

let shop: NumbersShop
beforeAll(async () => {
  shop = await openNumbersShop()
})
afterAll(() => shop.close())

test('an order is found by the numbers that its lines have, by staff and by who ordered it', async () => {
  const hammer = await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer' })
  const saw = await shop.tool({ sku: 'SAW-1', name: 'Panel Saw' })
  const company = await shop.company('Found')
  await company.add('FND-77 A', 'HAM-16')
  const { buyer } = company
  const line = ({ id }: { readonly id: string }) => ({ toolId: id, quantity: 2 })
  const order = await shop.placeCart([line(hammer), line(saw)], { actor: buyer })
  const later = await shop.placeCart([line(saw)], { actor: buyer })
  const numbersOf = (orders: readonly { readonly number: number }[]) =>
    orders.map(({ number }) => number)
  const found = async (q: string) => ({
    staff: numbersOf(await shop.orders.all({ actor: shop.admin }, { q })),
    buyer: numbersOf(await shop.orders.mine({ actor: buyer }, { email: buyer.email, q })),
  })
  expect(await found('fnd-77')).toEqual({ staff: [order.number], buyer: [order.number] })
  // A number that a tool got afterwards stands on no order.
  await company.add('FND-88', 'SAW-1')
  expect(await found('FND-88')).toEqual({ staff: [], buyer: [] })
  await shop.orders.edit(
    { actor: shop.admin },
    { number: later.number, revision: 1, added: [{ sku: 'HAM-16', quantity: 2 }] },
  )
  const both = [later.number, order.number]
  expect(await found('fnd-77 a')).toEqual({ staff: both, buyer: both })
})
