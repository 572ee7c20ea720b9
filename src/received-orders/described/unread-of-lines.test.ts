/** A line with parts that are not read is not certain: they may change its article or quantity. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import { callsOf } from '../test-calls.ts'
import { ublOrder } from '../test-files.ts'

let shop: NumbersShop
const { send } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  await shop.tool({ sku: 'HAM-16', price: 1000, stock: 500 })
  await shop.tool({ sku: 'SAW-1', price: 2000, stock: 500 })
})
afterAll(() => shop.close())

const statesIn = async (text: string | Uint8Array, name = 'order.xml') =>
  (await send(shop.buyer, text, name)).lines.map(({ state }) => state)

/** @param segments of two lines */
const edifact = (segments: readonly string[]): string => {
  const body = ['BGM+220+E-1+9', 'DTM+137:20261102:102', ...segments, 'UNS+S']
  const message = ['UNH+1+ORDERS:D:96A:UN', ...body, `UNT+${body.length + 2}+1`]
  return `UNB+UNOA:3+A+B+261102:1000+1'${message.join("'")}'UNZ+1+1'`
}

test.each([
  ['LIN+1++HAM-16:SA', 'QTY+21:12', 'LIN+2++SAW-1:SA+1:1', 'QTY+21:24'],
  ['LIN+1++HAM-16:SA', 'QTY+21:12', 'PAC+2++CT', 'LIN+2++SAW-1:SA', 'QTY+21:24', 'QTY+12:24'],
  ['LIN+1++HAM-16:SA', 'QTY+21:12', 'PIA+1+SAW-1:SA', 'LIN+2++SAW-1:SA', 'QTY+21:24', 'SCC+1'],
])(
  'EDIFACT: sets and their parts, packages, other quantities, schedules ask (%s)',
  async (...lines) => {
    expect(await statesIn(edifact(lines), 'order.edi')).toEqual(['to-confirm', 'to-confirm'])
  },
)

test('EDIFACT: what says nothing of the goods does not ask', async () => {
  const lines = ['LIN+1++HAM-16:SA', 'QTY+21:12', 'RFF+BO:4711', 'LIN+2++SAW-1:SA', 'QTY+21:24']
  expect(await statesIn(edifact(lines), 'order.edi')).toEqual(['certain', 'certain'])
})

const cxml = (attributes: string, more = ''): string =>
  `<cXML><Request><OrderRequest><OrderRequestHeader orderID="C-1" orderDate="2026-11-02" type="new"/><ItemOut quantity="24" lineNumber="1" ${attributes}><ItemID><SupplierPartID>HAM-16</SupplierPartID>${more}</ItemID></ItemOut></OrderRequest></Request></cXML>`

test.each([
  cxml('itemType="composite"'),
  cxml('parentLineNumber="2"'),
  cxml('', '<SupplierPartAuxiliaryID>blue</SupplierPartAuxiliaryID>'),
])('cXML: %s asks', async (text) => {
  expect(await statesIn(text)).toEqual(['to-confirm'])
})

const hammers = ['LIN+1++HAM-16:SA', 'QTY+21:24']
const noted = (note: string): readonly (string | Uint8Array)[] => [
  edifact([`FTX+AAI+++${note.replaceAll(':', '?:')}`, ...hammers]),
  ublOrder({ note, lines: [{ sku: 'HAM-16', quantity: 24 }] }),
  cxml('').replace('type="new"/>', `type="new"><Comments>${note}</Comments></OrderRequestHeader>`),
]

test.each([
  'Bitte nur die Hälfte liefern',
  'If out of stock cancel the hammers',
  'Quantities are in boxes',
  'HAM-16: 12',
  'Half now, half later',
])('a note of the whole order makes its lines ask, and is shown: %s', async (note) => {
  for (const file of noted(note)) {
    const { lines, notes } = await send(shop.buyer, file)
    expect(notes).toEqual([note])
    expect(lines.map(({ state, reasons }) => [state, reasons.map(({ text }) => text)])).toEqual([
      [
        'to-confirm',
        [
          `“${note}” is written outside the order lines. Check whether it changes this line, then confirm the line, or leave it out.`,
        ],
      ],
    ])
  }
})

test.each(['Gate 4', 'Thank you', 'Please confirm receipt', 'Navarro Framing, 418 Mill Street'])(
  'a harmless note of the whole order asks nothing: %s',
  async (note) => {
    for (const file of noted(note)) expect(await statesIn(file)).toEqual(['certain'])
  },
)

test('EDIFACT: a text in the place of its language is a note', async () => {
  const { notes } = await send(shop.buyer, edifact(['FTX+AAI++++Kostenlos', ...hammers]))
  expect(notes).toEqual(['Kostenlos'])
  const inLanguage = await send(shop.buyer, edifact(['FTX+AAI+++Danke+DE', ...hammers]))
  expect(inLanguage.notes).toEqual(['Danke'])
})

test('UBL: properties of the article ask, and the reason names them', async () => {
  const order = new TextDecoder().decode(ublOrder({ lines: [{ sku: 'HAM-16', quantity: 2 }] }))
  const property = '<cac:AdditionalItemProperty><cbc:Name>x</cbc:Name></cac:AdditionalItemProperty>'
  const { lines } = await send(shop.buyer, order.replace('</cac:Item>', `${property}</cac:Item>`))
  expect(lines[0]?.reasons).toEqual([
    {
      code: 'doubtful',
      text: 'The line contains information that the shop does not read: AdditionalItemProperty. Check the original, then confirm the line, or leave it out.',
    },
  ])
})

test('Order-X and openTRANS: packages and user-defined parts ask', async () => {
  const orderX =
    '<SCRDMCCBDACIOMessageStructure><ExchangedDocument><ID>X-1</ID><TypeCode>220</TypeCode></ExchangedDocument><SupplyChainTradeTransaction><IncludedSupplyChainTradeLineItem><SpecifiedTradeProduct><SellerAssignedID>HAM-16</SellerAssignedID></SpecifiedTradeProduct><SpecifiedLineTradeDelivery><RequestedQuantity unitCode="C62">24</RequestedQuantity><PackageQuantity>2</PackageQuantity></SpecifiedLineTradeDelivery></IncludedSupplyChainTradeLineItem></SupplyChainTradeTransaction></SCRDMCCBDACIOMessageStructure>'
  const openTrans =
    '<ORDER version="2.1" type="standard"><ORDER_HEADER><ORDER_INFO><ORDER_ID>O-1</ORDER_ID></ORDER_INFO></ORDER_HEADER><ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><SUPPLIER_PID>HAM-16</SUPPLIER_PID></PRODUCT_ID><QUANTITY>24</QUANTITY><ITEM_UDX><UDX.A>twice</UDX.A></ITEM_UDX></ORDER_ITEM></ORDER_ITEM_LIST></ORDER>'
  expect(await statesIn(orderX)).toEqual(['to-confirm'])
  expect(await statesIn(openTrans)).toEqual(['to-confirm'])
})
