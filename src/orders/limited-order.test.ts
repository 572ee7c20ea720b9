/** The ceiling for accounts whose e-mail address is not confirmed, on the real service. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../tests/order-shop.ts'
import type { Actor } from '../../packages/contract/endpoint.ts'

let shop: OrderShop
let visitor: Actor
beforeAll(async () => {
  shop = await openOrderShop({ UNCONFIRMED_MAX_ORDER: '500', UNCONFIRMED_MAX_SHARE: '20' })
})
afterAll(() => shop.close())
const setConfirmed = (confirmed: boolean) =>
  sql`update users set email_confirmed = ${confirmed} where id = ${visitor.id}`.execute(
    shop.database.handle,
  )
let count = 0
beforeEach(async () => {
  visitor = await shop.person(`Nora Quist ${(count += 1)}`)
  await setConfirmed(false)
})

test('of one tool: refused above the share, with what is allowed at the quantity; once confirmed, placed', async () => {
  const { id } = await shop.tool()
  const error = await rejection(shop.placeTool(id, 11, { actor: visitor }))
  const detail =
    'Until you confirm your e-mail address, you can order at most 10 of this tool. ' +
    'Confirm it on your profile.'
  expect(error).toMatchObject({
    body: {
      type: 'email-not-confirmed',
      status: 409,
      detail,
      errors: [{ pointer: '#/OrderQuentuty', detail }],
    },
  })
  expect(await shop.stockOf(id)).toBe(50)
  await shop.placeTool(id, 10, { actor: visitor })
  expect(await rejection(shop.placeTool(id, 1, { actor: visitor }))).toMatchObject({
    body: { detail: expect.stringContaining('no more of this tool than you have ordered') },
  })
  await setConfirmed(true)
  await shop.placeTool(id, 30, { actor: visitor })
  expect(await shop.stockOf(id)).toBe(10)
})

test('of a cart: each line above the share is named; an order worth too much says what is allowed', async () => {
  const [a, b] = [await shop.tool(), await shop.tool()]
  const lines = [
    { toolId: a.id, quantity: 10 },
    { toolId: b.id, quantity: 12 },
  ]
  expect(await rejection(shop.placeCart(lines, { actor: visitor }))).toMatchObject({
    body: {
      type: 'email-not-confirmed',
      errors: [{ pointer: '#/lines/1' }],
      facts: { lines: [{ position: 1, toolId: b.id, quantity: 12, allowed: 10 }] },
    },
  })
  const c = await shop.tool({ stock: 1000 })
  expect(
    await rejection(shop.placeCart([{ toolId: c.id, quantity: 60 }], { actor: visitor })),
  ).toMatchObject({
    body: {
      detail:
        'This order is $600.00. Until you confirm your e-mail address, an order is at most ' +
        '$500.00, or the smallest quantity of one tool. Confirm it on your profile.',
    },
  })
})

test('orders at the same moment stay within the share together', async () => {
  const { id } = await shop.tool()
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => shop.placeTool(id, 5, { actor: visitor })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await shop.stockOf(id)).toBe(40)
})

test('an order that is sent again under its key is found, though it used up the share', async () => {
  const { id } = await shop.tool()
  const key = crypto.randomUUID()
  const { number } = await shop.placeTool(id, 10, { actor: visitor, key })
  expect(await shop.placeTool(id, 10, { actor: visitor, key })).toMatchObject({ number })
})

test('a confirmed account, and one of a shop without a ceiling, orders what there is', async () => {
  const { id } = await shop.tool()
  await shop.placeTool(id, 50)
  const open = await openOrderShop()
  try {
    const { id: toolId } = await open.tool()
    const nora = await open.person('Nora Quist')
    await sql`update users set email_confirmed = false where id = ${nora.id}`.execute(
      open.database.handle,
    )
    await open.placeTool(toolId, 50, { actor: nora })
  } finally {
    await open.close()
  }
})
