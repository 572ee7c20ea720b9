/** Rows of an order form without a quantity order nothing, and are counted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'

let shop: NumbersShop
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  for (const sku of ['HMR-1001', 'HMR-1002', 'HMR-1003', 'HMR-1004'])
    await shop.tool({ sku, name: `Hammer ${sku}`, price: 1000, stock: 500 })
})
afterAll(() => shop.close())
const read = async (text: string) => {
  const { lines, emptyRows } = await send(shop.buyer, text, 'order.csv')
  return {
    lines: lines.map(({ tool, quantity, state }) => [tool?.sku, quantity, state]),
    emptyRows,
  }
}

test.each([
  'SKU;Order qty\nHMR-1001;24\nHMR-1002;\nHMR-1003;0\nHMR-1004;____\n',
  'SKU;Pack;List price;Order qty\nHMR-1001;6;10.00;24\nHMR-1002;6;10.00\nHMR-1003;12;10.00;0\nHMR-1004;1;10.00;\n',
  'SKU;Pack;Price;ORDER QTY;Line total\nHMR-1001;6;10.00;24;\nHMR-1002;6;10.00\nCLAW & PEEN\nHMR-1003;6;10.00;;\nHMR-1004;6;10.00;;\n',
  'Art. no;Tool;Pack;Your order\nHMR-1001;Hammer HMR-1001;6;24\nHMR-1002;Hammer HMR-1002;6;......\nHMR-1003;Hammer HMR-1003;6;- -\nHMR-1004;Hammer HMR-1004;6;0,00\n',
])('only the row with a quantity is a line: %j', async (file) => {
  expect(await read(file)).toEqual({ lines: [['HMR-1001', 24, 'certain']], emptyRows: 3 })
})

test.each([
  // No other row has a quantity.
  'SKU;Qty\nHMR-1001;\n',
  'SKU;MOQ;Qty\nHMR-1001;12;\nHMR-1002;6;\n',
  // The quantity may be in another column.
  'SKU;Name;Qty\nHMR-1001;Hammer HMR-1001;24\nHMR-1002;48;\n',
  'SKU;Comment;Qty\nHMR-1001;;24\nHMR-1002;12;\n',
  'SKU;Qty Berlin;Qty Hamburg\nHMR-1001;24;\nHMR-1002;0;12\n',
  // A remark about the row.
  'SKU;Qty;Remark\nHMR-1001;24;\nHMR-1002;;as agreed\n',
  'SKU;Qty;Remark\nHMR-1001;24;urgent\nHMR-1002;;as agreed\n',
  // A word or a sign that is no number.
  'SKU;Qty\nHMR-1001;24\nHMR-1002;some\n',
  'SKU;Qty\nHMR-1001;24\nHMR-1002;?\n',
  // Without headings.
  'HMR-1001;24\nHMR-1002;0\n',
  // Sentences below the rows.
  'SKU;Qty\nHMR-1001;24\n12 of the hammers go to Waco.;\n',
  'SKU;Qty\nHMR-1001;24\n2 boxes of each.\n',
  'SKU;Qty\nHMR-1001;24\nKW50;\n',
  // The file may end before the quantity.
  'SKU;Qty\nHMR-1001;24\nHMR-1002;',
])('stays a line to decide: %j', async (file) => {
  const { lines, emptyRows } = await read(file)
  expect(lines.at(-1)?.[2]).not.toBe('certain')
  expect(emptyRows).toBeUndefined()
})

test('a text and a table in an e-mail are read in the same way', async () => {
  const text = 'SKU\tQty\nHMR-1001\t24\nHMR-1002\t0\nHMR-1003\t\n'
  const { lines, emptyRows } = await send(shop.buyer, text, 'order.txt')
  expect(lines.map(({ tool, state }) => [tool?.sku, state])).toEqual([['HMR-1001', 'certain']])
  expect(emptyRows).toBe(2)
})
