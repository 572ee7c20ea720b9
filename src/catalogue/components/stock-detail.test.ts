/** What the page of a tool says of its stock names a quantity that can be ordered. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StockDetail } from './stock-detail.tsx'

test.each([
  [149, 'In stock. 149 pieces; up to 144 can be ordered.'],
  [144, 'In stock. 144 pieces; up to 144 can be ordered.'],
  [17, 'Only a few left. Only 17 pieces are left, of which 12 can be ordered in full packs.'],
])('of %i pieces, at least 12 and in packs of 6', (stock, sentence) => {
  const terms = { minimumQuantity: 12, packSize: 6, stock }
  const html = renderToStaticMarkup(createElement(StockDetail, { terms }))
  expect(html.replaceAll(/<[^>]+>/g, '').trim()).toBe(sentence)
})
