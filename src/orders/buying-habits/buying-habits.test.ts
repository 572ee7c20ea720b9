/** How often something is ordered, when it is due, and what a buyer is shown of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/shop.ts'
import { buyingHabit, byNeed } from './buying-habits.ts'

const at = (date: string) => new Date(`${date}T12:00:00Z`)
const habit = (times: number, firstAt: string, lastAt: string, now: string) =>
  buyingHabit(
    { toolId: 't', times, firstAt: at(firstAt), lastAt: at(lastAt), quantity: 24 },
    at(now),
  )

test.each([
  [4, '2026-01-01', '2026-03-31', '2026-04-29', 30, false],
  [4, '2026-01-01', '2026-04-01', '2026-05-01', 30, true],
  [2, '2026-01-01', '2026-01-08', '2026-01-15', 7, true],
  [1, '2026-01-01', '2026-01-01', '2026-12-31', null, false],
  [3, '2026-01-01', '2026-01-01', '2026-12-31', null, false],
  [9, '2026-01-01', '2026-01-02', '2026-01-02', 1, false],
])('%i orders from %s to %s, seen on %s: every %s days', (times, first, last, now, every, due) => {
  expect(habit(times, first, last, now)).toMatchObject({ everyDays: every, due })
})

test('what is due stands first, then what is ordered most often', () => {
  const due = habit(2, '2026-01-01', '2026-01-08', '2026-02-01')
  const often = habit(9, '2026-01-01', '2026-02-01', '2026-02-01')
  const once = habit(1, '2026-01-31', '2026-01-31', '2026-02-01')
  expect([once, often, due].toSorted(byNeed)).toEqual([due, often, once])
})

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a buyer sees what they ordered and is still sold, and their own orders on their way', async () => {
  const buyer = await shop.person('Berta Buyer')
  const other = await shop.person('Otto Other')
  const admin = await shop.person('Ada Admin', 'admin')
  const kept = await shop.tool({ name: 'Kept Hammer' })
  const gone = await shop.tool({ name: 'Gone Hammer' })
  const contact = { phone: '+1 512 555 0142', address: '418 Mill Street, Austin' }
  const order = (actor: typeof buyer, toolId: string, quantity: number) =>
    shop.orders.place(
      { actor, idempotencyKey: crypto.randomUUID() },
      { toolId, quantity, ...contact },
    )
  await order(buyer, kept.id, 3)
  await order(buyer, gone.id, 1)
  const cancelled = await order(buyer, kept.id, 7)
  await shop.orders.step({ actor: buyer }, { number: cancelled.number, status: 'cancelled' })
  await order(other, kept.id, 5)
  await shop.catalogue.remove({ actor: admin }, { id: gone.id })
  const counter = await shop.orders.counter({ actor: buyer }, {})
  expect(counter.buyAgain).toMatchObject([
    { times: 1, quantity: 3, everyDays: null, due: false, tool: { id: kept.id } },
  ])
  expect(
    counter.openOrders.map(({ pieces, status, lineCount, firstTool }) => [
      pieces,
      status,
      lineCount,
      firstTool,
    ]),
  ).toEqual([
    [1, 'placed', 1, 'Gone Hammer'],
    [3, 'placed', 1, 'Kept Hammer'],
  ])
  for (let extra = 0; extra < 2; extra += 1) await order(buyer, kept.id, 1)
  const fuller = await shop.orders.counter({ actor: buyer }, {})
  expect([fuller.openOrders.length, fuller.moreOrders]).toEqual([3, true])
  const newcomer = await shop.person('Nia New')
  expect(await shop.orders.counter({ actor: newcomer }, {})).toEqual({
    buyAgain: [],
    openOrders: [],
    moreOrders: false,
  })
})

test('an order on its way says how much of it has left, once it is partly shipped', async () => {
  const buyer = await shop.person('Pia Partly')
  const admin = await shop.person('Adam Admin', 'admin')
  const tool = await shop.tool({ name: 'Parted Hammer' })
  const { number } = await shop.orders.place(
    { actor: buyer, idempotencyKey: crypto.randomUUID() },
    { toolId: tool.id, quantity: 5, phone: '+1 512 555 0142', address: '418 Mill Street, Austin' },
  )
  const shown = async () => (await shop.orders.counter({ actor: buyer }, {})).openOrders
  await shop.orders.step({ actor: admin }, { number, status: 'confirmed' })
  expect(await shown()).toEqual([expect.not.objectContaining({ shippedQuantity: 0 })])
  await shop.shipments.create(
    { actor: admin, idempotencyKey: crypto.randomUUID() },
    { number, lines: [{ line: 1, quantity: 2 }] },
  )
  expect(await shown()).toMatchObject([{ number, status: 'picking', shippedQuantity: 2 }])
})
