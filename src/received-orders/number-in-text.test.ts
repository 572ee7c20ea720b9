/** The buyer's number of the order in texts and tables: none is lost, and no line with it. */
import { expect, test } from 'vitest'
import { numberInText } from './number-in-text.ts'
import { readFile } from './read-file.server.ts'

test.each([
  ['PO number\tXL-title', 'XL-title'],
  ['PO number: DUP 1', 'DUP 1'],
  ['Bestellnummer: 4500 012 345', '4500 012 345'],
  ['Order no: SPRING', 'SPRING'],
  ['PO: 4711', '4711'],
  ['PO number: pending', ''],
  ['PO number: n/a', ''],
  ['Order number: see below', ''],
  ['Order: hammers', ''],
])('%s', (line, number) => {
  expect(numberInText([line]).number).toBe(number)
})

const linesOf = async (name: string, text: string) => {
  const { drafts } = await readFile(name, new TextEncoder().encode(text))
  return drafts.flatMap(({ number, lines }) => [
    number,
    ...lines.map(({ sellerNumber, quantity }) => `${sellerNumber} x ${quantity}`),
  ])
}
test.each([
  [
    'o.txt',
    'Order: PO-1234, 24 x HMR-1001\n48 x WRN-3013',
    // Both are asked: no article has that number, and the other no quantity.
    ['PO-1234', 'PO-1234 x 24', 'HMR-1001 x ', 'WRN-3013 x 48'],
  ],
  [
    'o.csv',
    'Article;Quantity;Ref\nHMR-1001;24;PO: 4711\nWRN-3013;48;',
    ['', 'HMR-1001 x 24', 'WRN-3013 x 48'],
  ],
  [
    'o.csv',
    'Article;Quantity;Remark\nhammer;24;Order no 4711\nWRN-3013;48;',
    ['', 'hammer x 24', 'WRN-3013 x 48'],
  ],
  ['o.csv', 'PO number;DUP 1\n\nArticle;Quantity\nHMR-1001;24', ['DUP 1', 'HMR-1001 x 24']],
  ['o.txt', 'PO: 4711 of 12.03.2026\nWRN-3013 48', ['4711', 'WRN-3013 x 48']],
])('no line disappears that names a number of an order: %s %s', async (name, text, expected) => {
  expect(await linesOf(name, text)).toEqual(expected)
})

test.each([
  'Objednávka',
  'Rendelés',
  'Sipariş',
  'Tilaus',
  'Ordre',
  'Заказ',
  'Παραγγελία',
  'Narudžba',
  '注文書',
  '订单',
  '발주서',
])('the number after “%s” is that of the order', (label) => {
  expect(numberInText([`${label} 8202`])).toEqual({ number: '8202', line: 0, orders: false })
})

test('the number of another order is not that of the order', () => {
  expect(numberInText(['Back order from PO 8100'])).toMatchObject({ number: '' })
})
