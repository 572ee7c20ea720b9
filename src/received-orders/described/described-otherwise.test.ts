/** What the words of a line say against the tool that its number names, and what says nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNumbersShop, type NumbersShop } from '../../customer-part-numbers/test-shop.ts'
import type { ReceivedOrder } from '../contract.ts'
import { callsOf } from '../test-calls.ts'
import { ublOrder } from '../test-files.ts'

let shop: NumbersShop
const { send, correct, place } = callsOf(() => shop)
beforeAll(async () => {
  shop = await openNumbersShop()
  const add = (sku: string, name: string, more: object = {}) =>
    shop.tool({ sku, name, price: 1000, stock: 500, ...more })
  await add('HMR-1001', 'Fiberglass Claw Hammer 16 oz', {
    brand: 'Brackmoor',
    specs: [
      { name: 'Head', value: 'Forged carbon steel' },
      { name: 'Handle', value: 'Fiberglass handle, rubber grip' },
    ],
    translations: { de: { name: 'Klauenhammer Fiberglas 450 g' } },
  })
  await add('HMR-1022', 'Sledgehammer 8 lb', { brand: 'Kestrow' })
  await add('WRN-3010', 'Combination Wrench 10 mm')
  await add('WRN-3301', 'Ratchet Handle 1/4 in Drive')
  await add('SCR-2013', 'Phillips Screwdriver PH2 x 100 mm')
  await add('CUT-5302', 'Aviation Tin Snips Left Cut')
})
afterAll(() => shop.close())

const stated = ({ lines }: ReceivedOrder) =>
  lines.map(({ state, reasons }) => [state, ...reasons.map(({ text }) => text)])
const described = async (sku: string, name: string) =>
  stated(await send(shop.buyer, ublOrder({ number: '', lines: [{ sku, name, quantity: 2 }] })))[0]

test.each([
  ['HMR-1001', 'Replacement handle for claw hammer', 'Replacement'],
  ['HMR-1001', 'Handle for Claw Hammer', 'handle'],
  ['HMR-1001', 'HANDLE, claw hammer', 'handle'],
  ['HMR-1001', 'Ersatzstiel für Hammer', 'ersatzstiel'],
  ['HMR-1001', 'Manche pour hammer', 'manche'],
  ['HMR-1001', 'Claw hammer, set of 3', 'set of'],
  ['HMR-1001', 'Claw hammer per 100', 'per 100'],
  ['HMR-1001', 'OPTION', 'option'],
  ['HMR-1001', 'Claw hammer BLUE ONLY', 'blue'],
  ['HMR-1001', 'Klauenhammer nur in Blau', 'nur'],
  ['HMR-1001', 'Martello claw hammer rosso', 'rosso'],
  ['HMR-1001', 'Claw hammer - deliver to our Dallas site', 'deliver'],
  ['HMR-1001', 'Claw hammer engraved NAVARRO', 'engraved'],
  ['HMR-1001', 'Sledgehammer', 'sledgehammer'],
  ['HMR-1001', 'Claw hammer Kestrow', 'kestrow'],
  ['SCR-2013', 'Pozidriv screwdriver', 'pozidriv'],
  ['SCR-2013', 'Screwdriver PZ2', 'pz2'],
  ['CUT-5302', 'Aviation tin snips right', 'right'],
  ['WRN-3010', 'Combination wrench left hand', 'left'],
  ['WRN-3010', 'Combination wrench, ratcheting', 'ratcheting'],
  ['WRN-3010', 'Combination wrench 10 mm - qty reduced to 12', 'qty'],
  ['WRN-3010', 'Combination wrench 10 mm (12 pcs)', '12 pcs'],
  ['WRN-3010', 'Combination wrench 10 mm x 100', 'x 100'],
  ['WRN-3010', '12 x combination wrench', '12 x'],
  ['WRN-3010', 'Combination wrench ***TEST ORDER***', 'test order'],
  ['WRN-3010', 'Combination wrench - return', 'return'],
  ['WRN-3010', 'Combination wrench, rental', 'rental'],
  ['WRN-3010', 'Combination wrench, needed by 12/15/2026', 'needed by'],
  ['WRN-3010', 'Combination wrench M10', 'm10'],
  ['WRN-3010', 'Wrench 10 mm, Menge auf 12 geändert', 'menge'],
  ['WRN-3010', 'Wrench 10 mm, replaces line 1', 'replaces line'],
  ['HMR-1001', 'Claw hammer on consignment', 'consignment'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz cxl', 'cxl'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz, we need them', 'we need them'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz iptal', 'iptal'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz キャンセル', 'キャンセル'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz (12 already here)', '.12 already here.'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz (x3)', '.x3.'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz (of 48)', '.of 48.'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz -> 36', '-> 36'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz dozen', 'dozen'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz 12/ctn', 'ctn'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz CS/24', 'CS'],
  ['HMR-1001', 'Claw hammer with hook', 'hook'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz 36', '36'],
  ['HMR-1001', 'Fiberglass Claw Hammer 16 oz (12/12)', '.12/12.'],
])('%s is not what “%s” says', async (sku, name, words) => {
  const [state, reason] = (await described(sku, name)) ?? []
  expect(state).toBe('to-confirm')
  expect(reason).toMatch(
    new RegExp(
      `^The line contains “.*”, but “${words}” does not describe the tool “.*”. Check`,
      'i',
    ),
  )
})

test.each([
  ['WRN-3010', 'Steak knives'],
  ['WRN-3010', 'Kombinationszange verchromt'],
])('%s shares no word with “%s”', async (sku, name) => {
  expect(await described(sku, name)).toEqual([
    'to-confirm',
    `The line contains “${name}”, but none of these words describes the tool “Combination Wrench 10 mm”. Check the tool, then confirm the line, or leave it out.`,
  ])
})

test('the number of another tool in the words contradicts that of the line', async () => {
  expect(await described('HMR-1001', 'Claw hammer (HMR-1022)')).toEqual([
    'to-confirm',
    '“Claw hammer (HMR-1022)” contains the number HMR-1022, which belongs to “Sledgehammer 8 lb”, but the line’s number belongs to “Fiberglass Claw Hammer 16 oz”. Choose the tool.',
  ])
})

test.each([
  ['HMR-1001', 'Hammer'],
  ['HMR-1001', 'Claw hammers, Brackmoor, forged steel'],
  ['HMR-1001', 'HMR 16oz FBRGLS CLW'],
  ['HMR-1001', 'Article'],
  ['HMR-1001', 'Hamer 16 oz'],
  ['HMR-1001', 'Claw hammer with fiberglass handle, professional quality'],
  ['HMR-1001', 'HMR-1001'],
  ['HMR-1001', 'Klauenhammer Fiberglas'],
  ['SCR-2013', 'Driver Phillips #2 PH2'],
  ['WRN-3010', 'Comb. wrench 10mm'],
  ['WRN-3010', 'Combination wrench 10 mm (2 pcs)'],
  ['WRN-3301', 'Ratchet handle 1/4"'],
])('%s may be what “%s” says', async (sku, name) => {
  expect(await described(sku, name)).toEqual(['certain'])
})

test('a number on bars that no tool has, and another maker, are asked about', async () => {
  const line = { sku: 'HMR-1001', name: 'Claw hammer', quantity: 2 }
  const asked = await send(
    shop.buyer,
    ublOrder({ number: '', lines: [{ ...line, gtin: '4012345678901' }] }),
  )
  expect(stated(asked)).toEqual([
    [
      'to-confirm',
      'No tool has the number 4012345678901; this tool was found by the number HMR-1001. Confirm the tool.',
    ],
  ])
  const cxml = (maker: string) =>
    `<cXML payloadID="1"><Header/><Request><OrderRequest><OrderRequestHeader orderID="" orderDate="2026-11-29" type="new"><Total><Money currency="USD">20.00</Money></Total></OrderRequestHeader><ItemOut quantity="2" lineNumber="1"><ItemID><SupplierPartID>HMR-1001</SupplierPartID></ItemID><ItemDetail><UnitPrice><Money currency="USD">10.00</Money></UnitPrice><Description>Claw hammer</Description><UnitOfMeasure>EA</UnitOfMeasure><ManufacturerPartID>X-9</ManufacturerPartID><ManufacturerName>${maker}</ManufacturerName></ItemDetail></ItemOut></OrderRequest></Request></cXML>`
  expect(stated(await send(shop.buyer, cxml('Stanley')))).toEqual([
    [
      'to-confirm',
      'The line names the manufacturer “Stanley”, but the tool “Fiberglass Claw Hammer 16 oz” is from “Brackmoor”. Check the tool, then confirm the line, or leave it out.',
    ],
  ])
  expect(stated(await send(shop.buyer, cxml('BRACKMOOR Tools Inc.')))).toEqual([['certain']])
})

test('tables and texts are compared as well; in a text the words of its sentence say nothing', async () => {
  const table = 'SKU;Item;Qty\nHMR-1001;Handle for hammer;2\nWRN-3010;Wrench;2\n'
  expect(stated(await send(shop.buyer, table, 'order.csv')).map(([state]) => state)).toEqual([
    'to-confirm',
    'certain',
  ])
  const text = 'Please deliver 2 x HMR-1001 to us\n2 x WRN-3010 left-hand\n2 x SCR-2013 but PH3\n'
  expect(stated(await send(shop.buyer, text, 'order.txt')).map(([state]) => state)).toEqual([
    'certain',
    'to-confirm',
    'to-confirm',
  ])
})

test.each([
  '24 HMR-1001 cartons',
  '24 HMR-1001 dozen',
  'HMR-1001 box 24',
  '24 HMR-1001, Krt',
  'Box: 24 HMR-1001',
  'HMR-1001 24 pcs/box',
  'HMR-1001 24 EA/CS',
  '24 HMR-1001 Pk/12',
  '24 HMR-1001 kg',
  '24 HMR-1001 (12+12)',
  '24 HMR-1001 (½)',
  '24 HMR-1001 /36',
  '24 HMR-1001 "36"',
  '24 HMR-1001 handles',
  '24 HMR-1001 erhalten',
  '24 HMR-1001 on order',
  '24 HMR-1001 no more',
])('the line “%s” asks', async (text) => {
  expect(
    stated(await send(shop.buyer, `${text}\n2 WRN-3010\n`, 'order.txt')).map(([state]) => state),
  ).toEqual(['to-confirm', 'certain'])
})

test('what a person of the company has confirmed and ordered once is not asked again', async () => {
  const { owner } = await shop.company('Agreed')
  const lines = [{ sku: 'WRN-3010', name: 'Steak knives', quantity: 2 }]
  const asked = await send(owner, ublOrder({ number: 'A-1', note: '', lines }))
  expect(asked.lines[0]?.state).toBe('to-confirm')
  const confirmed = await correct(owner, asked, [{ line: 0, confirmed: true }])
  await place(owner, confirmed)
  const again = await send(owner, ublOrder({ number: 'A-2', note: '', lines }))
  expect(stated(again)).toEqual([['certain']])
  const other = [{ sku: 'WRN-3010', name: 'Butter knives', quantity: 2 }]
  const further = await send(owner, ublOrder({ number: 'A-3', note: '', lines: other }))
  expect(further.lines[0]?.state).toBe('to-confirm')
  const { owner: stranger } = await shop.company('Not agreed')
  const theirs = await send(stranger, ublOrder({ number: 'A-1', note: '', lines }))
  expect(theirs.lines[0]?.state).toBe('to-confirm')
})
