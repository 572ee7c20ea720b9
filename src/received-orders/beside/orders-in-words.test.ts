/** Units, totals, prices, bar codes and signs that buyers write beside their lines. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'

let shop: NumbersShop
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HMR-1001', name: 'Claw Hammer 16 oz', price: 1000, stock: 5000 })
  await shop.tool({ sku: 'WRN-3010', name: 'Combination Wrench 10 mm', price: 194, stock: 5000 })
})
afterAll(() => shop.close())
const read = async (file: string, name = 'order.csv') => (await send(shop.buyer, file, name)).lines
const states = async (file: string, name?: string) =>
  (await read(file, name)).map(({ state, quantity }) => [state, quantity])

test.each([
  '24 kom',
  '24 τεμ.',
  '24 gab.',
  '24 vnt.',
  '24 tk',
  '24 бр.',
  '24個',
  '24 本',
  '24把',
  '24개',
  '- 24 off',
])('pieces: %s', async (quantity) => {
  expect(await states(`HMR-1001 ${quantity}\n`, 'order.txt')).toEqual([['certain', 24]])
})

test.each(['off 24', '24 call off', '24 10% off', 'at 24', 'to 24', 'on 24', '? - qty 24'])(
  'other words: %s',
  async (words) => {
    expect(await states(`HMR-1001 ${words}\n`, 'order.txt')).not.toEqual([['certain', 24]])
  },
)

test.each([
  'Kód;Názov;Množstvo;MJ\nHMR-1001;Claw Hammer 16 oz;24;ks\n',
  'Артикул;Наименование;Кол-во;Ед.\nHMR-1001;Claw Hammer 16 oz;24;шт\n',
  'Артикул;Найменування;Кількість\nHMR-1001;Claw Hammer 16 oz;24\n',
  'Kodas;Pavadinimas;Kiekis\nHMR-1001;Claw Hammer 16 oz;24\n',
  'Kods;Nosaukums;Daudzums\nHMR-1001;Claw Hammer 16 oz;24\n',
  'Kood;Nimetus;Kogus\nHMR-1001;Claw Hammer 16 oz;24\n',
  '품번;품명;수량;단위\nHMR-1001;Claw Hammer 16 oz;24;개\n',
  'מק״ט;תיאור;כמות\nHMR-1001;Claw Hammer 16 oz;24\n',
  '品番;品名;数量;単位\nHMR-1001;Claw Hammer 16 oz;24;個\n',
  'Varenummer;Varetekst;Antall;Enh.\nHMR-1001;Claw Hammer 16 oz;24;stk\n',
  'SKU;Desc;Qty;Ext $\nHMR-1001;Claw Hammer 16 oz;24;240.00\n',
])('headings of many languages: %j', async (table) => {
  expect(await states(table)).toEqual([['certain', 24]])
})

test.each(['Ek', 'Cost', 'Unit cost', 'Your price', 'Einkaufspreis', 'EP', 'E-Preis'])(
  'the price below %s is what the buyer expects',
  async (heading) => {
    const lines = await read(`SKU;Qty;${heading}\nWRN-3010;48;1.00\n`)
    expect(lines.map(({ reasons }) => reasons.map(({ code }) => code))).toEqual([['price']])
    const html = `<table><tr><th>SKU</th><th>Qty</th><th>${heading}</th></tr><tr><td>WRN-3010</td><td>48</td><td>1.00</td></tr></table>`
    const [line] = await read(html, 'order.html')
    expect(line?.reasons.map(({ code }) => code)).toEqual(['price'])
  },
)

test.each(['EAN', 'GTIN', 'Barcode'])(
  'a number below %s that no tool has asks',
  async (heading) => {
    const [line] = await read(`SKU;${heading};Qty\nHMR-1001;4006381333931;24\n`)
    expect(line?.reasons).toEqual([
      {
        code: 'unknown-number',
        text: 'No tool has the number 4006381333931; this tool was found by the number HMR-1001. Confirm the tool.',
      },
    ])
  },
)

test.each(['Total pieces;72', 'Summe Stück;72', 'TOTAL;72', 'Total;;'])(
  'the total is no line: %s',
  async (row) => {
    const table = `SKU;Qty;Price\nHMR-1001;24;10.00\nWRN-3010;48;1.94\n${row}\n`
    expect(await states(table)).toEqual([
      ['certain', 24],
      ['certain', 48],
    ])
  },
)
test('another number of pieces than the total asks', async () => {
  const lines = await read('SKU;Qty\nHMR-1001;24\nWRN-3010;48\nTotal pieces;84\n')
  expect(lines.map(({ state }) => state)).toEqual(['certain', 'certain', 'unknown'])
})

test.each(['^', '--', '"', '?', '<-', '***', '---'])('%s below a line', async (sign) => {
  const isRule = /^(.)\1\1$/.test(sign)
  expect(await states(`HMR-1001 24\n${sign}\nWRN-3010 48\n`, 'order.txt')).toEqual([
    [isRule ? 'certain' : 'to-confirm', 24],
    ['certain', 48],
  ])
})
test('two dashes above a signature say nothing', async () => {
  expect(await states('HMR-1001 24\n-- \nCelia Navarro\n', 'order.txt')).toEqual([['certain', 24]])
})

test.each([
  'SKU        Qty   Ship to\nHMR-1001   24    Waco\nWRN-3010   48    Austin\n',
  '| SKU | Qty | Ship to |\n|---|---|---|\n| HMR-1001 | 24 | Waco |\n| WRN-3010 | 48 | Austin |\n',
])('a column that is not read asks, whatever separates the cells: %j', async (text) => {
  const lines = await read(text, 'order.txt')
  expect(lines.map(({ state, reasons }) => [state, reasons[0]?.text])).toEqual([
    [
      'to-confirm',
      'A column that the shop does not read contains a value in this row: “Ship to: Waco”. Confirm the quantity, or leave the line out.',
    ],
    [
      'to-confirm',
      'A column that the shop does not read contains a value in this row: “Ship to: Austin”. Confirm the quantity, or leave the line out.',
    ],
  ])
})

test('the telephone and the street of the sender are no lines', async () => {
  const text =
    'HMR-1001 24\nWRN-3010 48\n\nCelia Navarro\n418 Mill Street, Austin, TX 78702\nT +1 512 555-0148\n'
  const { lines, saysMore } = await send(shop.buyer, text, 'order.txt')
  expect(lines.map(({ state }) => state)).toEqual(['certain', 'certain'])
  expect(saysMore).toContain('418 Mill Street, Austin, TX 78702')
})
