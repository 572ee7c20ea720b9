/** What a buyer writes into a table of an order as a price is compared with that of the shop. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../platform/access/endpoint.ts'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from './contract.ts'

let shop: NumbersShop
let actor: Actor
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', name: 'Claw Hammer', price: 1250, stock: 500 })
  await shop.tool({ sku: 'SAW-1', name: 'Panel Saw', price: 2000, stock: 90 })
  actor = (await shop.company('Tables')).buyer
})
afterAll(() => shop.close())

/** Sends a table. @returns its lines */
async function linesOf(text: string): Promise<ReceivedOrder['lines']> {
  const fileBytes = new TextEncoder().encode(text)
  const [received] = await shop.receivedOrders.receive({ actor, fileBytes }, { name: 'order.csv' })
  return (await shop.receivedOrders.read({ actor }, { id: received?.id ?? '' })).lines
}

test.each([
  ['in the style of their column', 'SKU;Qty;Unit price\nHAM-16;10;12,50\nSAW-1;3;20,00\n'],
  ['for a hundred, by the heading', 'SKU;Qty;Price per 100\nHAM-16;10;1.250,00\n'],
  ['for a hundred, by a column', 'SKU;Qty;Price;Price unit\nHAM-16;10;1250.00;100\n'],
  ['for a hundred, by the cell', 'SKU;Qty;Price\nHAM-16;10;1250.00 / 100\n'],
  ['with the currency of the shop', 'SKU;Qty;Price (USD)\nHAM-16;10;$12.50\n'],
  ['beside what the line costs', 'SKU;Qty;Total;Price each\nHAM-16;10;125.00;12.50\n'],
  ['not at all, where only the line has one', 'SKU;Qty;Amount\nHAM-16;10;125.00\n'],
  ['not at all', 'SKU;Qty;Unit price\nHAM-16;10;\n'],
])('that are those of the shop are certain: %s', async (_name, text) => {
  const lines = await linesOf(text)
  expect(new Set(lines.map(({ state }) => state))).toEqual(new Set(['certain']))
})
test.each([
  ['a lower one', 'SKU;Qty;Unit price\nHAM-16;10;12,40\n', 'price'],
  ['a higher one', 'SKU;Qty;Unit price\nHAM-16;10;13\n', 'price'],
  ['one for a dozen', 'SKU;Qty;Price per dozen\nHAM-16;10;12.50\n', 'price'],
  ['one for a pack', 'SKU;Qty;Price per pack\nHAM-16;10;12.50\n', 'price-unreadable'],
  ['words', 'SKU;Qty;Unit price\nHAM-16;10;as agreed\n', 'price-unreadable'],
  ['another currency', 'SKU;Qty;Unit price\nHAM-16;10;12,50 €\n', 'currency'],
])('of which %s is shown to a person', async (_name, text, code) => {
  expect(await linesOf(text)).toMatchObject([{ state: 'to-confirm', reasons: [{ code }] }])
})
