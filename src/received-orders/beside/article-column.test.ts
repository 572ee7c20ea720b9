/** Which column names the articles: the one whose values are tools of the shop in nearly each row. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import type { Actor } from '../../platform/access/endpoint.ts'
import { callsOf } from '../test-calls.ts'

let shop: NumbersShop
let member: Actor
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HMR-1001', name: 'Claw Hammer 16 oz', price: 1000, stock: 500 })
  await shop.tool({ sku: 'WRN-3010', name: 'Combination Wrench 10 mm', price: 200, stock: 500 })
  await shop.tool({ sku: 'SCR-2013', name: 'Screwdriver PH2', price: 300, stock: 500 })
  const { owner, add } = await shop.company('Harbour Joinery')
  member = owner
  await add('A 7', 'HMR-1001')
  await add('A 8', 'WRN-3010')
})
afterAll(() => shop.close())
const linesOf = async (text: string, actor: Actor = shop.buyer) => {
  const { lines, unread = [] } = await send(actor, text, 'order.csv')
  return { unread, lines: lines.map(({ tool, state }) => [tool?.sku, state]) }
}
const certain = ['HMR-1001', 'WRN-3010', 'SCR-2013'].map((sku) => [sku, 'certain'])

test.each([
  [
    'Item;Item : Vendor Code;Quantity;Rate',
    ['10045;HMR-1001;24;10.00', '10145;WRN-3010;48;2.00', '10245;SCR-2013;72;3.00'],
  ],
  [
    'Material;LiefMatNr;Kurztext;Bestellmenge',
    [
      '700012;HMR-1001;Claw Hammer 16 oz;24',
      '701012;WRN-3010;Combination Wrench 10 mm;48',
      '702012;SCR-2013;Screwdriver PH2;72',
    ],
  ],
  ['Nr.;Kreditorartikelnr.;Menge', ['1000;HMR-1001;24', '1001;WRN-3010;48', '1002;SCR-2013;72']],
  ['Item;Material;Qty', ['00010;HMR-1001;24', '00020;WRN-3010;48', '00030;SCR-2013;72']],
  ['Item;Vendor Name;Qty', ['TL-1001;HMR-1001;24', 'TL-3010;WRN-3010;48', 'TL-2013;SCR-2013;72']],
  [
    '品番;品名;数量',
    [
      'HMR-1001;Claw Hammer 16 oz;24',
      'WRN-3010;Combination Wrench 10 mm;48',
      'SCR-2013;Screwdriver PH2;72',
    ],
  ],
  [
    'Description;Quantity',
    [
      'HMR-1001 Claw Hammer 16 oz;24',
      'WRN-3010 - Combination Wrench 10 mm;48',
      'Screwdriver PH2 (SCR-2013);72',
    ],
  ],
  [
    'Item;Qty',
    [
      'HMR-1001 Claw Hammer 16 oz;24',
      'WRN-3010 - Combination Wrench 10 mm;48',
      'Screwdriver PH2 (SCR-2013);72',
    ],
  ],
])('under %j, the column with the SKUs is the articles’', async (headings, rows) => {
  const { lines, unread } = await linesOf([headings, ...rows, ''].join('\n'))
  expect(lines).toEqual(certain)
  expect(unread).toEqual([])
})

test('so is the column with the company’s own part numbers', async () => {
  const file = 'SKU;Lagernr;Qty\n7001;A 7;24\n7002;A 8;48\n'
  expect((await linesOf(file, member)).lines).toEqual([
    ['HMR-1001', 'certain'],
    ['WRN-3010', 'certain'],
  ])
  // For others, they mean nothing.
  expect((await linesOf(file)).lines.every(([sku]) => sku === undefined)).toBe(true)
})

test('two columns that name different tools are asked about', async () => {
  const both = await linesOf('SKU;Material;Qty\nHMR-1001;SCR-2013;24\nWRN-3010;WRN-3010;48\n')
  expect(both.lines).toEqual([
    [undefined, 'to-confirm'],
    ['WRN-3010', 'certain'],
  ])
  const neither = await linesOf(
    'Item;Material;Ref 2;Qty\n10;HMR-1001;SCR-2013;24\n20;WRN-3010;WRN-3010;48\n',
  )
  expect(neither.lines).toEqual([
    [undefined, 'to-confirm'],
    ['WRN-3010', 'to-confirm'],
  ])
})

test.each([
  // One row of two says nothing about the column.
  'Item;Material;Qty\n10;HMR-1001;24\n20;ZZZ-1;48\n',
  // The number is one of the shop's, which it no longer has.
  'SKU;Material;Qty\nHMR-9999;HMR-1001;24\n',
  'SKU;Alternative item;Qty\n7001;HMR-1001;24\n',
  'Item;Qty\nHMR-1001 handle only;24\nWRN-3010 box of 12;48\n',
  // A column that is not read says more.
  'Item;Material;Ship to;Qty\n10;HMR-1001;Waco;24\n20;WRN-3010;Waco;48\n',
])('is asked about: %j', async (file) => {
  const { lines } = await linesOf(file)
  expect(lines.filter(([, state]) => state === 'certain')).toEqual([])
})
