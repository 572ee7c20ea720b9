/** One rule for every form: a sentence outside the rows that is not harmless makes the lines ask. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'
import { pdfOf } from '../test-pdf.ts'

let shop: NumbersShop
const { send } = callsOf(() => shop)
const tools = { 'HMR-1001': 'Claw Hammer 16 oz', 'WRN-3010': 'Combination Wrench 10 mm' }
beforeAll(async () => {
  shop = await openNumbersShop()
  for (const [sku, name] of Object.entries(tools))
    await shop.tool({ sku, name, price: 1000, stock: 5000 })
})
afterAll(() => shop.close())
const states = async (file: string | Uint8Array, name: string) => {
  const { lines } = await send(shop.buyer, file, name)
  return lines.filter(({ tool }) => tool).map(({ state }) => state)
}
const [both, certain] = [
  ['to-confirm', 'to-confirm'],
  ['certain', 'certain'],
]

const corrections = [
  'The wrenches 24 please.',
  'Hammers 36.',
  'Item 2: 24 please',
  'Line 1 = 36',
  'Second line 84.',
  'Hammers x 2',
  'Hämmer bitte 12.',
  'Position 2: 24 Stück',
  'Marteaux : 12',
  'Línea 1: 12',
  '2. satır 24 adet',
  '2. rivi: 24 kpl',
  'Please cancel line 2',
  'Samples',
  'Later',
  'Per van',
  'Per site.',
  'For January',
  'In Kartons',
  'Połowa',
  'Половину',
]
test.each(corrections)('below a list: %s', async (sentence) => {
  const csv = `SKU,Qty\nHMR-1001,24\nWRN-3010,48\n,\n"${sentence}",\n`
  expect(await states(csv, 'order.csv')).toEqual(both)
  const text = `HMR-1001 24\nWRN-3010 48\n\n${sentence}\n`
  expect(await states(text, 'order.txt')).toEqual(both)
})

test.each([
  'Thanks\nCelia',
  'Kind regards\nCelia Navarro\nTel. +1 512 555 0142',
  'Total 72',
  'Grand total 72',
  'Date: 30.11.2026',
  'Celia Navarro',
])('what is harmless below a list: %j', async (below) => {
  const csv = `SKU,Qty\nHMR-1001,24\nWRN-3010,48\n,\n${below}\n`
  expect(await states(csv, 'order.csv')).toEqual(certain)
  const text = `HMR-1001 24\nWRN-3010 48\n\n${below}\n`
  expect(await states(text, 'order.txt')).toEqual(certain)
})

const page = (above: readonly string[], below: readonly string[]) =>
  pdfOf([
    ...above.map((text, row) => [text, 50, 60 + 16 * row] as const),
    ...['SKU', 'Description', 'Qty'].map(
      (text, column) => [text, [50, 120, 400][column] ?? 0, 240] as const,
    ),
    ...Object.entries(tools).flatMap(([sku, name], row) => [
      [sku, 50, 260 + 16 * row] as const,
      [name, 120, 260 + 16 * row] as const,
      ['24', 400, 260 + 16 * row] as const,
    ]),
    ...below.map((text, row) => [text, 50, 340 + 16 * row] as const),
  ])

test.each([
  'Quantities are in boxes.',
  'Please halve everything.',
  'Do not ship before we call.',
  'Bitte erst nach Freigabe liefern.',
  'Attendre notre accord.',
  'Antal i kartong.',
  'Per site.',
  'Same for Waco.',
  'On hold',
  'Half only',
])('on a page: %s', async (sentence) => {
  expect(await states(await page(['Purchase order 7703', sentence], []), 'a.pdf')).toEqual(both)
  expect(await states(await page(['Purchase order 7703'], [sentence]), 'a.pdf')).toEqual(both)
})

test('what a page of an order has around its rows asks nothing', async () => {
  const above = [
    'Navarro Framing',
    '418 Mill Street, Austin TX 78702',
    'Purchase order 45001287',
    'Your order reference: Q-1045',
    'Payment terms: 30 days net, 2% within 8 days',
    'Lieferbedingungen: frei Haus',
    'Incoterms: DAP Austin',
    'Bestellmenge Einheit Preis pro Einheit',
  ]
  const below = [
    'Total USD ohne MwSt. 446,88',
    'Page 1 of 2',
    'TERMS AND CONDITIONS OF PURCHASE',
    '1. Seller shall confirm within 24 hours.',
    '2. Partial shipments are not permitted without written consent.',
  ]
  expect(await states(await page(above, below), 'a.pdf')).toEqual(certain)
})

test.each(['For delivery on 15 January:', 'Delivery 2027-01-15'])(
  'a heading with a date between lines makes those below it ask: %s',
  async (heading) => {
    const text = `Order 4711 of 30 November\nHMR-1001 24\n\n${heading}\nWRN-3010 48\n`
    expect(await states(text, 'order.txt')).toEqual(['certain', 'to-confirm'])
  },
)
