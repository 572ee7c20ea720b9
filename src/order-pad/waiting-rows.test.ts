/** Rows of the pad where more than is in stock may be ordered. */
import { expect, test } from 'vitest'
import type { PadTool } from '../search/contract.ts'
import { buildPad } from './pad-text.ts'
import { parseText } from './parse-text.ts'
import { buildRows, withBackOrders, type TermResults } from './rows.ts'

const hammer: PadTool = {
  id: 'a',
  slug: 'hammer',
  sku: 'HMR-1001',
  name: 'Claw Hammer',
  image: '',
  picture: null,
  price: 900,
  minimumQuantity: 12,
  packSize: 6,
  stock: 100,
  priceBreaks: [{ from: 24, price: 850 }],
}
const found = (stock: number): TermResults =>
  new Map([['HMR-1001', { match: 'one', tools: [{ ...hammer, stock }] }]])
function rowOf(text: string, results: TermResults) {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('too many')
  return buildRows(buildPad(text, parsed.entries).entries, results).rows[0]
}
const waiting = (text: string, stock: number) => rowOf(text, withBackOrders(found(stock)))

test('a line of more than is in stock is ready at its price; packs still count', () => {
  expect(rowOf('HMR-1001 144', found(100))).toMatchObject({ state: 'short', suggestions: [96] })
  expect(waiting('HMR-1001 144', 100)).toMatchObject({ state: 'ready', total: 144 * 850 })
  expect(waiting('HMR-1001 145', 100)).toMatchObject({ state: 'adjust', suggestions: [144, 150] })
})
test('the minimum counts, too: fewer are left than it, and they are not sold together', () => {
  expect(rowOf('HMR-1001 5', found(5))).toMatchObject({ state: 'ready', pieces: 5 })
  expect(waiting('HMR-1001 5', 5)).toMatchObject({ state: 'adjust', fault: 'below-minimum' })
  expect(waiting('HMR-1001 12', 5)).toMatchObject({ state: 'ready', pieces: 12 })
})
test('a sold-out tool is ready', () => {
  expect(rowOf('HMR-1001 24', found(0))).toMatchObject({ state: 'short', fault: 'sold-out' })
  expect(waiting('HMR-1001 24', 0)).toMatchObject({ state: 'ready', pieces: 24 })
})
