/** The mails about shipments: each names what was in it, and is written with it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop({ MAIL: 'mailbox' })
})
afterAll(() => shop.close())

const mails = async (number: number) => {
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body from mail_outbox
    where subject like ${`%order ${number} is on its way%`} or subject like ${`Order ${number} is on%`}
    order by created_at, id`.execute(shop.database.handle)
  return rows
}

test('each part of an order is mailed once, with what was in it', async () => {
  const hammer = await shop.tool({ name: 'Long Hammer' })
  const saw = await shop.tool({ name: 'Rip Saw', price: 2000 })
  const { number } = await shop.placeCart([
    { toolId: hammer.id, quantity: 10 },
    { toolId: saw.id, quantity: 3 },
  ])
  await shop.transition(number, 'confirmed')
  await shop.shipments.create(
    { actor: shop.admin, idempotencyKey: randomUUID() },
    {
      number,
      lines: [{ line: 1, quantity: 4 }],
      parcels: [{ trackingNumber: 'BOX 1', trackingLink: 'https://carrier.example/1' }],
      note: 'The saws follow.',
    },
  )
  await shop.transition(number, 'shipped', shop.admin, { trackingNumber: 'BOX 2' })
  const [part, rest, ...more] = await mails(number)
  expect(more).toEqual([])
  expect(part?.subject).toBe(`Part of order ${number} is on its way`)
  expect(part?.body).toContain('4 × $10.00 = $40.00')
  expect(part?.body).not.toContain('Rip Saw')
  for (const text of ['BOX 1', 'https://carrier.example/1', 'The saws follow.'])
    expect(part?.body).toContain(text)
  expect(rest?.subject).toBe(`The rest of order ${number} is on its way`)
  expect(rest?.body).toContain('6 × $10.00 = $60.00')
  expect(rest?.body).toContain('3 × $20.00 = $60.00')
  expect(rest?.body).toContain('BOX 2')
})

test('a shipment that is refused writes no mail', async () => {
  const { order } = await shop.placeNewTool(5)
  await shop.transition(order.number, 'confirmed')
  await rejection(
    shop.shipments.create(
      { actor: shop.admin, idempotencyKey: randomUUID() },
      { number: order.number, lines: [{ line: 1, quantity: 6 }] },
    ),
  )
  expect(await mails(order.number)).toEqual([])
})
