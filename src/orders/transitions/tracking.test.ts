/** A mistyped tracking number is corrected, once the order was shipped. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { notFound } from '../../../packages/contract/standard-problems.ts'
import { notShipped } from '../contract.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const correct = (number: number, trackingNumber: string, trackingLink = '') =>
  shop.orders.correctTracking({ actor: shop.admin }, { number, trackingNumber, trackingLink })

test('the tracking of a shipped or delivered order is replaced; status and history stay', async () => {
  const { order } = await shop.placeNewTool()
  const { number } = order
  await shop.transition(number, 'confirmed')
  await shop.transition(number, 'picking')
  await shop.transition(number, 'shipped', shop.admin, { trackingNumber: '1Z 998' })
  const { history } = await correct(number, '1Z 999', 'https://carrier.example/1Z999')
  const read = await shop.orders.read({ actor: shop.buyer }, { number })
  expect(read).toMatchObject({
    status: 'shipped',
    trackingNumber: '1Z 999',
    trackingLink: 'https://carrier.example/1Z999',
  })
  expect([history.length, read.history.length]).toEqual([4, 4])
  await shop.transition(number, 'delivered')
  expect(await correct(number, '')).toMatchObject({
    status: 'delivered',
    trackingNumber: '',
    trackingLink: '',
  })
})

test('an order that was not shipped has none, and an unknown one is not found', async () => {
  const { order } = await shop.placeNewTool()
  const problem = await rejection(correct(order.number, '1Z 999'))
  expect(isProblem(problem, notShipped) && problem.body.detail).toBe(
    `Order ${order.number} is placed. Tracking can be added after the order has been shipped.`,
  )
  expect(isProblem(await rejection(correct(999_999, '1Z 999')), notFound)).toBe(true)
})
