/** A note in a line may change the line: it asks, unless every word is known to be harmless. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'
import { ublOrder } from '../test-files.ts'

let shop: NumbersShop
const { send, correct, place } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HMR-1001', name: 'Claw Hammer 16 oz', price: 1000, stock: 500 })
})
afterAll(() => shop.close())

const orderWith = (note: string, number = ''): Uint8Array =>
  new TextEncoder().encode(
    new TextDecoder()
      .decode(
        ublOrder({
          number,
          note: '',
          lines: [{ sku: 'HMR-1001', name: 'Claw hammer', quantity: 24 }],
        }),
      )
      .replace('<cbc:Quantity', `<cbc:Note>${note}</cbc:Note><cbc:Quantity`),
  )
const stateOf = async (note: string) =>
  (await send(shop.buyer, orderWith(note))).lines.map(({ state }) => state)

test.each([
  'cancelled',
  'blue',
  'Blue',
  'bitte 20 oz',
  'only 12 of them',
  '36',
  'dozens',
  'kommt weg',
  'Sztornó',
  'as HMR-1022',
  'KW 50',
  '24 Dutzend',
  'Menge in VPE',
  'Is that the right one?',
])('“%s” asks', async (note) => {
  expect(await stateOf(note)).toEqual(['to-confirm'])
})

test.each(['Thank you', 'Claw hammers, please', '24 pcs', 'Vielen Dank', '16 oz', ''])(
  '“%s” does not ask',
  async (note) => {
    expect(await stateOf(note)).toEqual(['certain'])
  },
)

test('the note is quoted, and a note that was confirmed once does not ask again', async () => {
  const { owner } = await shop.company('Notes')
  const draft = await send(owner, orderWith('For the new workshop', 'N-1'))
  expect(draft.lines[0]?.reasons).toEqual([
    {
      code: 'doubtful',
      text: 'The line has the note “For the new workshop”. Check whether it changes the line, then confirm the line, or leave it out.',
    },
  ])
  await place(owner, await correct(owner, draft, [{ line: 0, confirmed: true }]))
  const states = async (note: string, number: string) =>
    (await send(owner, orderWith(note, number))).lines.map(({ state }) => state)
  expect(await states('For the new workshop', 'N-2')).toEqual(['certain'])
  expect(await states('For the old workshop', 'N-3')).toEqual(['to-confirm'])
})

test.each([
  ['order.csv', 'SKU;Qty;Remark\nHMR-1001;24;kommt weg\n'],
  [
    'order.edi',
    "UNA:+.? 'UNB+UNOA:3+A+B+261102:1000+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+E-1+9'DTM+137:20261102:102'LIN+1++HMR-1001:SA'QTY+21:24'FTX+LIN+++kommt weg'UNS+S'UNT+8+1'UNZ+1+1'",
  ],
  [
    'order.edi',
    "UNA:+.? 'UNB+UNOA:3+A+B+261102:1000+1'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+E-2+9'DTM+137:20261102:102'LIN+1++HMR-1001:SA'QTY+21:24'FTX+LIN++X7'UNS+S'UNT+8+1'UNZ+1+1'",
  ],
  [
    'order.xml',
    '<cXML><Request><OrderRequest><OrderRequestHeader orderID="C-1" orderDate="2026-11-02" type="new"/><ItemOut quantity="24" lineNumber="1"><ItemID><SupplierPartID>HMR-1001</SupplierPartID></ItemID><Comments>kommt weg</Comments></ItemOut></OrderRequest></Request></cXML>',
  ],
])('%s: a note in a line is read in every format', async (name, text) => {
  const { lines } = await send(shop.buyer, text, name)
  expect(lines.map(({ state }) => state)).toEqual(['to-confirm'])
})
