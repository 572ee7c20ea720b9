/** The row of the dense list as the server renders it: complete and usable without script. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AddToCartControl } from './add-to-cart-control.ts'
import { ToolRow, type RowTool } from './tool-row.tsx'

const wrench: RowTool = {
  id: '8d5f6d5e-0000-4000-8000-000000000001',
  slug: 'combination-wrench-8-mm',
  sku: 'WRN-3008',
  name: 'Combination Wrench 8 mm',
  brand: 'Drevholt',
  image: 'https://pictures.example/hammer.jpg',
  picture: null,
  price: 195,
  priceBreaks: [
    { from: 48, price: 187 },
    { from: 120, price: 179 },
    { from: 240, price: 170 },
    { from: 480, price: 165 },
  ],
  minimumQuantity: 24,
  packSize: 12,
  stock: 1416,
}
const cart: AddToCartControl = {
  busy: false,
  add: async () => true,
  waits: ({ stock }, quantity) =>
    quantity > stock ? `${quantity - stock} of ${quantity} wait` : null,
  messages: { addToCart: 'Add to cart', adding: 'Adding', added: () => '' },
}
const renderedRow = (tool: RowTool): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ToolRow, { tool, cart })))
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test('says what is compared: SKU, brand, terms, stock, and the ladder with its first rows and its last', () => {
  const text = textOf(renderedRow(wrench))
  for (const part of [
    'Combination Wrench 8 mm',
    'WRN-3008 · Drevholt',
    'Min 24 · packs of 12',
    '1,416 in stock',
  ])
    expect(text).toContain(part)
  expect(text).toContain('$1.95 24+ $1.87 48+ $1.79 120+ $1.65 480+')
})
test('without script its box leads to the order form with the quantity that was typed', () => {
  const html = renderedRow(wrench)
  expect(html).toContain(`action="/purchase/${wrench.id}"`)
  expect(html).toMatch(/<input[^>]* placeholder="24"[^>]* name="quantity"/)
  expect(html).toMatch(
    /<button type="submit" class="button tight without-script"[^>]*>place order</,
  )
  expect(html).toContain('href="/tools/combination-wrench-8-mm"')
})
test('of the last pieces the box asks for all of them; of none there is no box', () => {
  expect(renderedRow({ ...wrench, stock: 7 })).toMatch(/placeholder="7"/)
  expect(renderedRow({ ...wrench, stock: 7 })).toContain(
    'Last 7: sold together, below the usual minimum',
  )
  const soldOut = renderedRow({ ...wrench, stock: 0 })
  expect(textOf(soldOut)).toContain('Out of stock')
  expect(soldOut).not.toMatch(/<form|<input|<button/)
})
test('where what is short may wait, a sold-out tool has its box, and says what of it waits', () => {
  const short = renderedRow({ ...wrench, stock: 0, backOrder: true })
  expect(short).toMatch(/<input[^>]* placeholder="24"/)
  expect(textOf(short)).toContain('24 of 24 wait')
  expect(textOf(renderedRow({ ...wrench, backOrder: true }))).not.toContain('wait')
})
