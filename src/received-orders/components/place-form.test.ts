/** The button that places a received order names what the order charges. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'
import { ublOrder } from '../test-files.ts'
import { PlaceForm } from './place-form.tsx'

let shop: NumbersShop
const { send, correct, place } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
})
afterAll(() => shop.close())

test('a tool on two lines has the price of both together', async () => {
  const priceBreaks = [{ from: 20, price: 900 }]
  await shop.tool({ sku: 'HAM-16', price: 1000, stock: 500, priceBreaks })
  const line = { sku: 'HAM-16', quantity: 12 }
  const draft = await send(shop.buyer, ublOrder({ lines: [line, line] }))
  const order = await correct(shop.buyer, draft, [{ line: 1, confirmed: true }])
  const element = createElement(PlaceForm, { order, addresses: [], phone: '', forStaff: false })
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
  expect(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/s.exec(html)?.[1]).toMatch(/\$216\.00$/)
  const { order: number } = await place(shop.buyer, order)
  const placed = await shop.orders.read({ actor: shop.buyer }, { number: number ?? 0 })
  expect(placed.total).toBe(21600)
})
