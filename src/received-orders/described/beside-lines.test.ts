/** Texts: words that no sentence of an order has, empty boxes, and what is written beside the lines. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'

let shop: NumbersShop
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HMR-1001', name: 'Claw Hammer 16 oz', price: 1000, stock: 500 })
  await shop.tool({ sku: 'WRN-3010', name: 'Combination Wrench 10 mm', price: 200, stock: 500 })
})
afterAll(() => shop.close())
const states = async (text: string) => {
  const { lines } = await send(shop.buyer, text, 'order.txt')
  return lines.filter(({ tool }) => tool).map(({ state }) => state)
}

test.each([
  '24 HMR-1001 on hold',
  '24 C HMR-1001',
  '24 M HMR-1001',
  '24 HMR-1001 peruttu',
  '24 HMR-1001 iptal',
  '24 HMR-1001 отменено',
  '24 HMR-1001 キャンセル',
  '24 HMR-1001 NEIN',
  '24 HMR-1001 zur Ansicht',
  '24 HMR-1001 erst ab März',
  '24 HMR-1001 as a gift',
  '24 HMR-1001 plus tard',
  '24 HMR-1001 / week',
  '24 HMR-1001 n/a',
  '24 HMR-1001 ?',
  'HMR-1001 36, no, 48',
  'We need no 36 HMR-1001',
  'Bob took 36 HMR-1001',
  '24 HMR-1001 nur in blau',
  '24 HMR-1001 without handle',
  '[ ] 24 HMR-1001',
  '☐ 24 HMR-1001',
  '( ) 24 HMR-1001',
  '24 HMR-1001 □',
])('%s is asked about', async (text) => {
  expect(await states(text)).toEqual(['to-confirm'])
})

test.each([
  'Please send me 24 HMR-1001.',
  'Bitte senden Sie uns 24 Stück HMR-1001',
  'Nous voudrions commander 24 HMR-1001, merci',
  '24 x HMR-1001 claw hammers 16 oz',
  '[x] 24 HMR-1001',
  '☑ 24 HMR-1001',
  'And also 24 HMR-1001',
])('%s is an order', async (text) => {
  expect(await states(text)).toEqual(['certain'])
})

test('of two tools with “or” between, both are asked about', async () => {
  expect(await states('24 HMR-1001 or WRN-3010')).toEqual(['to-confirm', 'to-confirm'])
})

test.each([
  'STOP! Correction: only the hammers.',
  'Please leave out item 2',
  'x2 for everything please',
  'Bitte Position 2 streichen',
  'Sauf la deuxième ligne',
  'All in dozens:',
  'Quantities are in packs.',
  'Mengen in VPE',
  'Toutes les quantités en douzaines',
  'La línea 2 anularla, por favor.',
  'For line 2 we found another supplier.',
  'La riga 2 non serve più',
  'Bij regel 2 liever wachten',
  'Pozycję 2 proszę pominąć',
  'The last item: we still have enough of these.',
  'Order confirmation',
  'Rechnung 4711',
])('“%s” beside the lines makes each of them ask', async (sentence) => {
  const text = `24 HMR-1001\n24 WRN-3010\n\n${sentence}\n`
  expect(await states(text)).toEqual(['to-confirm', 'to-confirm'])
})

test.each(['Pos. 2: 12 x Gartenschere', 'Position 1', 'Gartenschere 12', '12 x Gartenschere'])(
  '“%s” is a line of its own, and corrects no other',
  async (line) => {
    expect(await states(`24 HMR-1001\n${line}\n24 WRN-3010\n`)).toEqual(['certain', 'certain'])
  },
)

test('what is said of a tool without a quantity makes its other lines ask', async () => {
  const text = '24 HMR-1001\n24 WRN-3010\n\nNein, HMR-1001 doch nicht.\n'
  expect(await states(text)).toEqual(['to-confirm', 'certain', 'to-confirm'])
  expect(await states('24 HMR-1001\n24 WRN-3010\nHMR-1001 24 -> 36\n')).toEqual([
    'to-confirm',
    'certain',
    'to-confirm',
  ])
})

test('a row of a table in a text with fewer numbers than another one asks', async () => {
  const rows = 'Part\tOld\tNew\nHMR-1001\t24\t36\nWRN-3010\t36\t\n'
  expect(await states(rows)).toEqual(['to-confirm', 'to-confirm'])
})

test.each([
  '24 HMR-1001 of gelijkwaardig',
  '24 HMR-1001 only if you have it by Friday',
  '24 HMR-1001 o similar',
  '24 HMR-1001 or equivalent',
])('another article would do: %s', async (text) => {
  expect(await states(text)).toEqual(['to-confirm'])
})

test('what every mail says below, corrects nothing', async () => {
  const footer = 'If you are not the intended recipient, please delete this e-mail.'
  expect(await states(`24 HMR-1001\n24 WRN-3010\n\n${footer}\n`)).toEqual(['certain', 'certain'])
})

test('more sentences than three are shown', async () => {
  const said = ['Gate one', 'Ring the bell', 'Mind the dog', 'Use the ramp']
  const { saysMore } = await send(shop.buyer, `24 HMR-1001\n${said.join('\n')}\n`, 'order.txt')
  expect(saysMore).toEqual(said)
})

test.each([
  'Połowa wystarczy.',
  'Wszystko podwójnie',
  'Hammers we have.',
  'Miktarlar kutu',
  'All x2',
  'Bob has to approve.',
])('“%s”, which is not known to be harmless, makes each line ask', async (sentence) => {
  const text = `24 HMR-1001\n24 WRN-3010\n\n${sentence}\n`
  expect(await states(text)).toEqual(['to-confirm', 'to-confirm'])
})

test.each(['Teklif talebi', 'Teklif isteği 9715', 'Stock list', 'Szkic'])(
  'a title above the lines makes them ask: %s',
  async (title) => {
    expect(await states(`${title}\n24 HMR-1001\n24 WRN-3010\n`)).toEqual([
      'to-confirm',
      'to-confirm',
    ])
  },
)

test.each(['İptal:', 'Next month:', 'Old order'])(
  'a heading between lines makes those below it ask: %s',
  async (heading) => {
    expect(await states(`24 HMR-1001\n${heading}\n24 WRN-3010\n`)).toEqual([
      'certain',
      'to-confirm',
    ])
    const { lines } = await send(
      shop.buyer,
      `SKU;Qty\nHMR-1001;24\n${heading};\nWRN-3010;24\n`,
      'order.csv',
    )
    expect(lines.filter(({ tool }) => tool).map(({ state }) => state)).toEqual([
      'certain',
      'to-confirm',
    ])
  },
)

test.each([
  'Hi,\nwe would like to order the following items:\n',
  'Dzień dobry, zamawiamy:\n',
  'Claw hammers:\n',
  '418 Mill Street\nAustin, TX 78702\n',
])('what is known to be harmless asks nothing: %j', async (above) => {
  const text = `${above}24 HMR-1001\nWrenches\n24 WRN-3010\n\nKind regards\nJo Doe\nTel. +1 512 555 0142`
  expect(await states(text)).toEqual(['certain', 'certain'])
})

test.each([
  'Bedarf 2027\nSKU;Qty\nHMR-1001;24\nWRN-3010;24\n',
  'SKU;Qty\nHMR-1001;24\nWRN-3010;24\n\nDeliver all but the wrenches\n',
  'Wish list;\nSKU;Qty\nHMR-1001;24\nWRN-3010;24\n',
])(
  'a row above or below a table that is not known to be harmless makes them ask: %j',
  async (text) => {
    const { lines } = await send(shop.buyer, text, 'order.csv')
    expect(lines.filter(({ tool }) => tool).map(({ state }) => state)).toEqual([
      'to-confirm',
      'to-confirm',
    ])
  },
)

test.each([
  'Purchase order;4711\nNavarro Framing;418 Mill Street\nSKU;Qty\nHMR-1001;24\nWRN-3010;24\nThank you\n',
  'Stores requisition\nSKU;Qty\nHMR-1001;24\nWRN-3010;24\n',
  'Date;30.11.2026\nPhone;+1 512 555 0142\nDeliver to;Main Warehouse\nSKU;Qty\nHMR-1001;24\nWRN-3010;24\n',
])('a row that is, does not: %j', async (text) => {
  const { lines } = await send(shop.buyer, text, 'order.csv')
  expect(lines.filter(({ tool }) => tool).map(({ state }) => state)).toEqual(['certain', 'certain'])
})

test('a title below headings makes the lines below it ask', async () => {
  const text = 'SKU;Qty\nHMR-1001;24\nOld order 8000;\nWRN-3010;24\n'
  const { lines } = await send(shop.buyer, text, 'order.csv')
  expect(lines.map(({ state }) => state)).toEqual(['certain', 'to-confirm'])
})

test('a text that a workbook shows at a selected cell makes its lines ask', async () => {
  const cells = (sku: string, quantity: string) =>
    `<Row><Cell><Data ss:Type="String">${sku}</Data></Cell><Cell><Data ss:Type="String">${quantity}</Data></Cell></Row>`
  const book = (prompt: string) =>
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>${cells('SKU', 'Qty')}${cells('HMR-1001', '24')}</Table><DataValidation><Range>R2C2</Range><InputMessage>${prompt}</InputMessage></DataValidation></Worksheet></Workbook>`
  const stateOf = async (prompt: string) =>
    (await send(shop.buyer, book(prompt), 'order.xls')).lines.map(({ state }) => state)
  expect(await stateOf('Enter boxes of 12')).toEqual(['to-confirm'])
  expect(await stateOf('Quantity')).toEqual(['certain'])
})

test.each([
  'Second line is a typo, should be 84.',
  'Make the second one 60.',
  'Line 1 = 36',
  'Item 2: 24 please',
  'Position 2: 24 Stück',
  'Riga 2: 24 pezzi',
  'Hammers 36.',
  'The wrenches 24 please.',
  '12 of the hammers go to Waco.',
  'We have 12 wrenches left.',
  '2 boxes of each.',
  'Max price 7.00',
])('a correction with a number in it makes each line ask: %s', async (sentence) => {
  const text = `HMR-1001 24\nWRN-3010 48\n\n${sentence}\n`
  const { lines } = await send(shop.buyer, text, 'order.txt')
  const own = lines.filter(({ tool }) => tool)
  expect(own.map(({ state }) => state)).toEqual(['to-confirm', 'to-confirm'])
})

test.each([
  'Thank you for the delivery of:',
  'Thank you for your order:',
  'Your order:',
  'Please send the invoice for:',
  'Vielen Dank für die Lieferung:',
  'Merci pour votre commande:',
  'Copy of our order',
])('an introduction that orders nothing makes them ask: %s', async (intro) => {
  expect(await states(`${intro}\nHMR-1001 24\nWRN-3010 48\n`)).toEqual(['to-confirm', 'to-confirm'])
  const { lines } = await send(shop.buyer, `${intro}\nSKU;Qty\nHMR-1001;24\n`, 'order.csv')
  expect(lines.map(({ state }) => state)).toEqual(['to-confirm'])
})

test('an alternative on the next line makes the line above it ask', async () => {
  expect(await states('WRN-3010 48\nHMR-1001 24\nor WRN-3010 24\n')).toEqual([
    'certain',
    'to-confirm',
    'to-confirm',
  ])
})
