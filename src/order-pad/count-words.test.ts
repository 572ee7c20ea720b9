/** What a quantity counts, in the languages of those who order: never taken for single pieces. */
import { expect, test } from 'vitest'
import { parseRows, parseText } from './parse-text.ts'
import { buildRows, type FoundTool } from './rows.ts'

const tool = (sku: string, packSize: number): FoundTool => ({
  id: sku,
  sku,
  name: 'Hammer',
  slug: sku,
  image: '',
  price: 900,
  minimumQuantity: 1,
  packSize,
  stock: 10_000,
  priceBreaks: [],
  picture: null,
})
const results = new Map(
  ['HMR-1001', 'HMR-1002', 'HMR-1003', 'HMR-1004'].map((sku) => [
    sku,
    { match: 'one', tools: [tool(sku, 5)] } as const,
  ]),
)
const rowsOf = (text: string) => {
  const parsed = parseText(text)
  if (parsed.kind !== 'parsed') throw new Error('refused')
  const { rows, leftOut } = buildRows(
    parsed.entries.map((entry, id) => ({ ...entry, id })),
    results,
  )
  return {
    rows: rows.map(({ state, quantity, suggestions }) => ({ state, quantity, suggestions })),
    leftOut: leftOut.map(({ line }) => line),
    lines: rows.map(({ entries }) => entries.map(({ term }) => term).join(' + ')),
  }
}

test.each([
  '24 Dtz HMR-1001',
  '24 Karton HMR-1001',
  '12 Kartons HMR-1001',
  '12 DOZ HMR-1001',
  '12 gross HMR-1001',
  '24 boîtes HMR-1001',
  '12 douzaines HMR-1001',
  '12 cajas HMR-1001',
  '24 confezioni HMR-1001',
  'HMR-1001 12 opakowań',
  'HMR-1001 12 VE',
  'HMR-1001;12;Karton',
  'HMR-1001;Hammer;12 Karton;9,90',
  'HMR-1001 x 24 x 2',
  'HMR-1001 24 x2',
  '2 x 24 HMR-1001',
  'Please cancel 24 HMR-1001',
  'Bitte 24 HMR-1001 stornieren',
  'Veuillez annuler 24 HMR-1001',
  'Proszę anulować 24 HMR-1001',
  'HMR-1001;24;cancelled',
  'SKU;Qty (dozen)\nHMR-1001;2',
  'Artikel;Menge in VE\nHMR-1001;2',
  'SKU;Kartons\nHMR-1001;2',
  'Qty per pack\tSKU\tPacks\n12\tHMR-1001\t2',
  'SKU;Menge;ME\nHMR-1001;10;100 Stk',
  'SKU;Menge;Einheit\nHMR-1001;10;Rll',
  'SKU,Qty,UOM\nHMR-1001,10,Case',
  'Réf;Quantité;Unité\nHMR-1001;10;carton',
  'Codice;Quantità;UM\nHMR-1001;10;CF',
  'Referencia;Cantidad;Unidad\nHMR-1001;10;caja',
  'Artikelnummer;Aantal;Eenheid\nHMR-1001;10;doos',
  'Kod;Ilość;Jm\nHMR-1001;10;op.',
  'Kód;Množství;MJ\nHMR-1001;10;bal',
  'Artikelnr;Antal;Enhet\nHMR-1001;10;frp',
  'Varenr;Antal;Enhed\nHMR-1001;10;kasse',
  'Código;Quantidade;Unidade\nHMR-1001;10;caixa',
])('%s is asked', (text) => {
  expect(rowsOf(text).rows.map(({ state }) => state)).toEqual(['adjust'])
})

test.each(['Stk', 'Stück', 'pcs', 'pièces', 'szt.', 'ks', 'db', 'st', 'EA', ''])(
  'a unit of %s is one piece',
  (unit) => {
    expect(rowsOf(`SKU;Menge;ME\nHMR-1001;10;${unit}`).rows).toMatchObject([
      { state: 'ready', quantity: '10' },
    ])
  },
)

test.each([
  ['2 Dtz HMR-1001', [20, 25]],
  ['HMR-1001 4 VE', [20]],
  ['5 gross HMR-1001', [720]],
  ['4 Karton HMR-1001', []],
])('of %s, what it says is proposed', (text, suggestions) => {
  expect(rowsOf(text).rows).toMatchObject([{ state: 'adjust', suggestions }])
})

test('rows of a spreadsheet keep what they count', () => {
  expect(
    parseRows([
      ['SKU', 'Menge', 'Einheit'],
      ['HMR-1001', '12', 'VE'],
    ]),
  ).toMatchObject({ entries: [{ quantity: '12 VE', line: 'HMR-1001\t12 VE' }] })
})

test.each([
  'Please send 2 dozen HMR-1001, 3 gross of HMR-1002 and 96 each of HMR-1003/HMR-1004',
  'HMR-1001 24 and HMR-1003/HMR-1004',
  '48 HMR-1001 24 HMR-1002 12',
])('a sentence that is not surely understood stays whole: %s', (text) => {
  expect(rowsOf(text)).toMatchObject({
    rows: [{ state: 'waiting' }],
    lines: [expect.stringContaining(text.slice(-8))],
  })
})

test.each([
  ['> 24 HMR-1001', '> 24 HMR-1001'],
  ['On Mon, 23 Nov 2026 at 10:00 Ann wrote:\n24 HMR-1001', '24 HMR-1001'],
  ['-----Original Message-----\n24 HMR-1001', '24 HMR-1001'],
  ['Von: Ann\nGesendet: Montag\n24 HMR-1001', '24 HMR-1001'],
  ['Am 23.11.2026 um 10:00 schrieb Ann:\n24 HMR-1001', '24 HMR-1001'],
])('what is quoted below an order is left out, and said: %s', (below, left) => {
  const { rows, leftOut } = rowsOf(`Make it 45 HMR-1001\n\n${below}`)
  expect(rows).toMatchObject([{ state: 'ready', quantity: '45' }])
  expect(leftOut).toContain(left)
})

test('a mail that is passed on with nothing of its own is an order', () => {
  expect(rowsOf('FYI\nVon: Ann\nGesendet: Montag\n25 HMR-1001').rows.at(-1)).toMatchObject({
    state: 'ready',
    quantity: '25',
  })
})
