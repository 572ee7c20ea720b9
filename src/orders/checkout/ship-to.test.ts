/** Where an order goes, in parts: composed to its text, frozen, and gone with its buyer. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOrderShop, rejection, type OrderShop } from '../../../tests/order-shop.ts'

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const berlin = {
  company: 'Schmiede GmbH',
  street: 'Am Markt 1',
  postcode: 'd-10115',
  town: 'Berlin',
  country: 'DE',
  deliveryNotes: 'Dock 2, ring twice',
}
const kept = { ...berlin, postcode: '10115' }

test('the text is composed from the parts, and both are frozen with the order', async () => {
  const { id } = await shop.tool()
  const request = { key: 'ship-to-in-parts', shipTo: berlin, address: 'anything' }
  const order = await shop.placeTool(id, 5, request)
  expect(order).toMatchObject({
    address: 'Schmiede GmbH\nAm Markt 1\n10115 Berlin\nGermany',
    shipTo: kept,
  })
  expect(await shop.orders.read({ actor: shop.buyer }, { number: order.number })).toMatchObject({
    shipTo: kept,
  })
  expect((await shop.placeTool(id, 5, request)).number, 'the same again').toBe(order.number)
})

test('a text alone stays possible, and says no parts', async () => {
  const { id } = await shop.tool()
  const order = await shop.placeTool(id, 5, { address: '1 Elm Street, Austin' })
  expect(order.address).toBe('1 Elm Street, Austin')
  expect(order).not.toHaveProperty('shipTo')
})

test.each([
  [{ shipTo: { ...berlin, postcode: '1011' } }, '#/shipTo/postcode'],
  [{ shipTo: { ...berlin, country: 'ZZ' } }, '#/shipTo/country'],
  [{ shipTo: berlin, country: 'AT' }, '#/country'],
])('%o is refused, and nothing is ordered', async (input, pointer) => {
  const { id } = await shop.tool()
  expect(await rejection(shop.placeTool(id, 5, input))).toMatchObject({
    body: { status: 422, errors: [{ pointer }] },
  })
  expect(await shop.stockOf(id)).toBe(50)
})

test('its document keeps them, with the notes for the driver', async () => {
  const { id } = await shop.tool()
  const { number } = await shop.placeCart([{ toolId: id, quantity: 5 }], { shipTo: berlin })
  await shop.transition(number, 'confirmed')
  await shop.documents.issue({ actor: shop.admin }, { number, kind: 'packing-slip', size: 'a4' })
  const { rows } = await sql<{ content: { order: object } }>`
    select content from documents where order_number = ${number}`.execute(shop.database.handle)
  expect(rows.map(({ content }) => content.order)).toMatchObject([{ shipTo: kept }])
})

test('they go when their buyer is deleted', async () => {
  const actor = await shop.person('Leaving Buyer')
  const { id } = await shop.tool()
  const { number } = await shop.placeTool(id, 5, { actor, shipTo: berlin })
  await shop.accounts.remove({ actor: shop.admin }, { id: actor.id })
  const order = await shop.orders.read({ actor: shop.admin }, { number })
  expect(order.address).toBe('-')
  expect(order).not.toHaveProperty('shipTo')
})
