/** A note on its own line makes the line above it ask. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'

let shop: NumbersShop
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  const add = (sku: string, name: string) => shop.tool({ sku, name, price: 1000, stock: 5000 })
  await add('HMR-1001', 'Claw Hammer 16 oz')
  await add('WRN-3010', 'Combination Wrench 10 mm')
})
afterAll(() => shop.close())
const states = async (text: string) => {
  const { lines } = await send(shop.buyer, text, 'order.txt')
  return lines.filter(({ tool }) => tool).map(({ state }) => state)
}

test.each([
  '(red ones)',
  '- wooden handle',
  '2 of these to Waco',
  'for Bob',
  'later',
  'January',
  'by Friday',
  'same again',
  '(12)',
  '+ 12',
  'ca. 12',
  'of which 12 now',
  'davon 12 sofort',
  'dont 12',
  'de los cuales 12',
  'sample',
  'Abruf',
  '2027',
  'KW 50',
  'or',
])('“%s” below a line makes it ask', async (note) => {
  expect((await states(`HMR-1001 24\n${note}\nWRN-3010 72\n`))[0]).toBe('to-confirm')
})

test.each(['Thanks', 'Kind regards', '', 'Wrenches', 'Wrenches:', '12 Brooms'])(
  '“%s” below a line says nothing about it',
  async (below) => {
    expect((await states(`HMR-1001 24\n${below}\nWRN-3010 72\n`))[0]).toBe('certain')
  },
)
