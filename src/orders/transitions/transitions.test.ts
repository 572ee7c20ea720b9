/** The transitions of an order: history, stock, concurrency, permissions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { isProblem } from '../../../packages/contract/problem.ts'
import { transitionNotAllowed } from '../contract.ts'

let shop: OrderShop
let buyer: Actor
let admin: Actor
beforeAll(async () => {
  shop = await openOrderShop()
  buyer = shop.buyer
  admin = shop.admin
})
afterAll(() => shop.close())

describe('the steps of an order', () => {
  test('go their way with history, tracking and ledger', async () => {
    const {
      id,
      order: { number },
    } = await shop.placeNewTool()
    await shop.transition(number, 'confirmed', admin, { trackingNumber: 'too early' })
    await shop.transition(number, 'picking')
    await shop.transition(number, 'shipped', admin, {
      trackingNumber: '1Z 999',
      trackingLink: 'https://carrier.example/1Z999',
      note: 'Two parcels',
    })
    const order = await shop.transition(number, 'delivered')
    expect(order).toMatchObject({
      status: 'delivered',
      trackingNumber: '1Z 999',
      trackingLink: 'https://carrier.example/1Z999',
    })
    expect(order.history.map(({ status, by, name, note }) => [status, by, name, note])).toEqual([
      ['placed', 'buyer', 'Celia Navarro', ''],
      ['confirmed', 'shop', 'Marta Ibarra', ''],
      ['picking', 'shop', 'Marta Ibarra', ''],
      ['shipped', 'shop', 'Marta Ibarra', 'Two parcels'],
      ['delivered', 'shop', 'Marta Ibarra', ''],
    ])
    expect(
      (await shop.orders.read({ actor: buyer }, { number })).history.map(({ name }) => name),
    ).toEqual(['Celia Navarro', '', '', '', ''])
    expect(await shop.stockOf(id)).toBe(45)
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('that are not in the table are refused with those that are', async () => {
    const {
      order: { number },
    } = await shop.placeNewTool()
    const error = await rejection(shop.transition(number, 'delivered'))
    if (!isProblem(error, transitionNotAllowed)) throw error
    expect(error.body).toMatchObject({
      status: 409,
      detail: `Order ${number} is placed. The next status is confirmed or cancelled.`,
      facts: { status: 'placed', allowed: ['confirmed', 'cancelled'] },
    })
    expect((await shop.orders.read({ actor: admin }, { number })).history).toHaveLength(1)
  })

  test('cancelling puts the pieces back once, however many ask at the same moment', async () => {
    const {
      id,
      order: { number },
    } = await shop.placeNewTool(20)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => shop.transition(number, 'cancelled', buyer)),
      shop.transition(number, 'cancelled'),
      shop.transition(number, 'confirmed'),
    ])
    const cancelled = (await shop.orders.read({ actor: admin }, { number })).history.filter(
      ({ status }) => status === 'cancelled',
    )
    expect(cancelled).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(isProblem(outcome.reason, transitionNotAllowed), String(outcome.reason)).toBe(true)
    expect(await shop.stockOf(id)).toBe(50)
  })

  test('advanced and cancelled at the same moment, one wins and the ledger agrees', async () => {
    for (let round = 0; round < 10; round += 1) {
      const {
        id,
        order: { number },
      } = await shop.placeNewTool()
      await shop.transition(number, 'confirmed')
      await Promise.allSettled([
        shop.transition(number, 'picking'),
        shop.transition(number, 'cancelled', buyer),
      ])
      const { status } = await shop.orders.read({ actor: admin }, { number })
      expect(await shop.stockOf(id), status).toBe(status === 'cancelled' ? 50 : 45)
    }
    expect((await shop.stock.check()).wrong).toEqual([])
  })

  test('belong to those who may: a stranger finds nothing, a buyer only cancels, and not once it is picked', async () => {
    const {
      order: { number },
    } = await shop.placeNewTool()
    const stranger = await shop.person('Ben Achterberg')
    expect(await rejection(shop.orders.read({ actor: stranger }, { number }))).toMatchObject({
      body: { status: 404 },
    })
    expect(await rejection(shop.transition(number, 'cancelled', stranger))).toMatchObject({
      body: { status: 404 },
    })
    expect(await rejection(shop.transition(number, 'confirmed', buyer))).toMatchObject({
      body: { status: 403 },
    })
    await shop.transition(number, 'confirmed')
    await shop.transition(number, 'picking')
    expect(await rejection(shop.transition(number, 'cancelled', buyer))).toMatchObject({
      body: { status: 409, detail: expect.stringContaining('can no longer be cancelled') },
    })
    expect((await shop.transition(number, 'cancelled')).status).toBe('cancelled')
  })

  test('taken together move each order that may, and name the others', async () => {
    const [one, two, three] = [
      (await shop.placeNewTool()).order.number,
      (await shop.placeNewTool()).order.number,
      (await shop.placeNewTool()).order.number,
    ]
    await shop.transition(two, 'cancelled')
    const answer = await shop.orders.steps(
      { actor: admin },
      { numbers: [one, two, three, 9_999_999, one], status: 'confirmed' },
    )
    expect(answer.done).toEqual([one, three])
    expect(answer.refused).toEqual([
      {
        number: two,
        detail: `Order ${two} is cancelled. Its status can no longer be changed.`,
        allowed: [],
      },
      {
        number: 9_999_999,
        detail: 'Order 9999999 no longer exists. Reload the list.',
        allowed: [],
      },
    ])
  })

  test('a deleted order takes none, and a shipped one gives nothing back when it is deleted', async () => {
    const { id, order } = await shop.placeNewTool()
    for (const status of ['confirmed', 'picking', 'shipped'] as const)
      await shop.transition(order.number, status)
    await shop.orders.remove({ actor: admin }, { id: order.id })
    expect(await shop.stockOf(id)).toBe(45)
    expect(await rejection(shop.transition(order.number, 'delivered'))).toMatchObject({
      body: { status: 404 },
    })
  })
})
