/** A tool on several lines costs what the order charges: the price of all of its pieces together. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../customer-part-numbers/test-shop.ts'
import { orderedTools } from './ordered-goods.ts'
import { callsOf } from './test-calls.ts'
import { ublOrder } from './test-files.ts'

let shop: NumbersShop
const { send, correct, place } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({
    sku: 'HAM-16',
    price: 1000,
    stock: 500,
    priceBreaks: [{ from: 20, price: 900 }],
  })
  await shop.tool({ sku: 'NUT-8', price: 125, pricePer: 100, stock: 5000 })
})
afterAll(() => shop.close())

test('the sum, the prices and the lines of a draft are those of the order', async () => {
  const lines = [
    { sku: 'HAM-16', quantity: 12, price: '9.00' },
    { sku: 'HAM-16', quantity: 12, price: '10.00' },
    { sku: 'NUT-8', quantity: 2 },
    { sku: 'NUT-8', quantity: 2 },
  ]
  const draft = await send(shop.buyer, ublOrder({ number: 'PO-T', lines }))
  expect(draft.lines.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([
    [],
    ['price', 'twice'],
    [],
    ['twice'],
  ])
  const agreed = await correct(shop.buyer, draft, [
    { line: 1, confirmed: true },
    { line: 3, confirmed: true },
  ])
  // 24 × $9.00, and 4 for a price of $1.25 per 100.
  expect(agreed.goods).toBe(21605)
  expect(agreed.lines.map(({ unitPrice }) => unitPrice)).toEqual([900, 900, 125, 125])
  expect(orderedTools(agreed.lines).map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [24, 21600],
    [4, 5],
  ])
  const { order } = await place(shop.buyer, agreed, { goods: 21605 })
  const placed = await shop.orders.read({ actor: shop.buyer }, { number: order ?? 0 })
  expect(placed.total).toBe(21605)
})

test('a line that is left out does not lower the price of the others', async () => {
  const lines = [
    { sku: 'HAM-16', quantity: 12 },
    { sku: 'HAM-16', quantity: 12 },
  ]
  const draft = await send(shop.buyer, ublOrder({ number: 'PO-L', lines }))
  const left = await correct(shop.buyer, draft, [{ line: 1, leftOut: true }])
  expect([left.goods, left.lines[0]?.unitPrice]).toEqual([12000, 1000])
})
