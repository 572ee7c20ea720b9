/**
 * Columns that qualify a price or a stock, in the languages of lists: what is not used is asked
 * about, and a column with one meaning is read.
 */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

const list = (headings: string, cells: string) =>
  lists.imported(listOf(`SKU;Name;Price;${headings}`, `N-1;Hammer;8,90;${cells}`))

test.each([
  ['Stock;Reserved', '40;5', /'Reserved' contains 5/],
  ['Bestand;Reserviert', '40;5', /'Reserviert' contains 5/],
  ['Giacenza;Impegnato', '40;5', /'Impegnato' contains 5/],
  ['Stan;Rezerwacje', '40;5', /'Rezerwacje' contains 5/],
  ['Készlet;Foglalt', '40;5', /'Foglalt' contains 5/],
  ['Qty on hand;Qty committed', '40;5', /'Qty committed' contains 5/],
  ['Free goods', '10+1', /'Free goods' contains 10\+1/],
  ['Naturalrabatt', '10+1', /'Naturalrabatt' contains 10\+1/],
  ['Sconto merce', '10+1', /'Sconto merce' contains 10\+1/],
  ['Rabattfähig', 'nein', /'Rabattfähig' contains nein.*Discounts apply/],
  ['Discountable', 'N', /'Discountable' contains N.*Discounts apply/],
  ['Net item', 'Y', /'Net item' contains Y.*Discounts apply/],
  ['Offer until', '2026-12-31', /'Offer until' contains 2026-12-31/],
  ['Actie tot', '31-12-2026', /'Actie tot' contains 31-12-2026/],
  ['Kampanj t.o.m.', '2026-12-31', /'Kampanj t\.o\.m\.' contains 2026-12-31/],
  [
    'Aktionspreis;Aktion bis',
    '7,90;31.12.2026',
    /'Aktionspreis' contains 7,90.*'Aktion bis' contains/,
  ],
  ['Remark', 'brutto', /may include tax/],
])('%s with %s is asked about', async (headings, cells, asked) => {
  expect((await list(headings, cells))['N-1']?.asked).toMatch(asked)
})

test.each([
  ['Available;Reserved', '35;5'],
  ['Stock;Reserved', '40;0'],
  ['Rabattfähig', 'ja'],
  ['Net item', 'N'],
  ['Free goods', ''],
  // The offer is over, and its price is not used.
  ['Aktionspreis;Aktion bis', ';30.06.2026'],
])('%s with %s raises no question', async (headings, cells) => {
  expect((await list(headings, cells))['N-1']?.asked).toBe('')
})

test('a column with only 0 and 1 may say no and yes', async () => {
  const rows = ['F-1;Hammer;8,90;1', 'F-2;Saw;9,90;0', 'F-3;Axe;9,90;1']
  const flags = await lists.imported(listOf('SKU;Name;Price;In stock', ...rows))
  expect(flags['F-1']?.asked).toContain("'In stock' contains only 0 and 1")
  const counts = await lists.imported(listOf('SKU;Name;Price;In stock', ...rows, 'F-4;Bit;1,00;7'))
  expect(counts['F-1']?.asked).toBe('')
})

test('of 1,000 and 1.000 in one column one means decimals', async () => {
  const read = await lists.imported(
    listOf('SKU;Name;Price;Stock', 'D-1;Hammer;1.250,50;1,000', 'D-2;Saw;12,50;1.000'),
  )
  expect(read['D-1']?.asked).toContain("'1,000' is read as 1")
  expect(read['D-2']?.asked).toContain("'1.000' is read as 1,000")
})

test.each([
  ['Inactive', '1', 'draft'],
  ['Inactive Record', '0', undefined],
  ['Gesperrt', 'ja', 'draft'],
  ['Active Status', 'Not-active', 'draft'],
])('%s: %s is %s', async (heading, cell, state) => {
  expect((await list(heading, cell))['N-1']?.['state']).toBe(state)
})

test('exports of Xero, Ecwid and Magento are read by their headings', async () => {
  const xero = '*ItemCode,ItemName,Quantity,PurchasesUnitPrice,SalesUnitPrice,Status'
  expect(await lists.imported(listOf(xero, 'X-1,Hammer,40,5.00,8.90,Active'))).toMatchObject({
    'X-1': { name: 'Hammer', price: '€8.90', cost: '€5.00', Stock: '40' },
  })
  const ecwid =
    'type,product_internal_id,product_sku,product_name,product_price,product_quantity,product_is_available,product_weight,product_category_1'
  const read = await lists.imported(
    listOf(
      ecwid,
      'product,1,E-1,Hammer,8.90,40,true,0.45,Tools',
      'product,2,E-2,Saw,12.50,,false,0.9,Tools',
    ),
  )
  expect(read).toMatchObject({
    'E-1': { name: 'Hammer', price: '€8.90', Stock: '40', category: 'Tools' },
    'E-2': { name: 'Saw', price: '€12.50', state: 'draft' },
  })
  const magento = await lists.imported(
    listOf('sku,product_type,name,price,qty', 'M-1,simple,Hammer,8.90,40'),
  )
  expect(magento['M-1']?.['category']).toBeUndefined()
})

test('a Finnish piece is no set, and a tax that is excluded is not included', async () => {
  const finnish = await lists.imported(listOf('Tuotenro;Nimitys;Hinta;Yks.', 'K-1;Vasara;8,90;kpl'))
  expect(finnish).toMatchObject({ 'K-1': { unit: 'piece', price: '€8.90' } })
  const excluded = await lists.imported(listOf('SKU;Name;Price tax excluded', 'K-2;Hammer;8,90'))
  expect(excluded['K-2']?.asked).toBe('')
})

test('a list beside another one is not read into it', async () => {
  const { refused } = await lists.imported(
    listOf(
      'SKU;Name;Price;;Code;Qty',
      'B-1;Hammer;8,90;;B-1;40',
      'B-2;Saw;9,90;;B-3;12',
      'B-3;Axe;7,90;;B-2;3',
    ),
  )
  expect(refused?.asked).toContain('A second list begins beside the first, in column 5')
})

test.each([
  [
    'SKU;Aktionspreis;Aktion von;Aktion bis',
    'A-1;7,90;01.12.2026;31.12.2026',
    { price: 790, validFrom: '2026-12-01', validUntil: '2026-12-31', asked: '' },
  ],
  ['SKU;Preis', "'A-1;7,90", { price: 790, asked: '' }],
  ['SKU;Price per pair;Per', 'A-1;17,80;2', { price: 890, asked: '' }],
  [
    'SKU;Listenpreis;Percent off the list price',
    'A-1;10,00;15',
    { price: 850, asked: '10.00 less 15% is 8.50.' },
  ],
])('price list %s: %s', async (headings, row, price) => {
  expect(await lists.priced(listOf(headings, row))).toMatchObject({ 'A-1': price })
})

test('a quantity in words, or from and to in numbers, is a step of a ladder', async () => {
  const ladder = { price: 890, priceBreaks: [{ from: 10, price: 850 }], asked: '' }
  for (const [headings, ...rows] of [
    ['SKU;Tier;Preis', 'A-1;1+;8,90', 'A-1;10+;8,50'],
    ['SKU;Menge;Preis', 'A-1;1-9;8,90', 'A-1;ab 10;8,50'],
    ['SKU;von;bis;Preis', 'A-1;1;9;8,90', 'A-1;10;;8,50'],
  ])
    expect(await lists.priced(listOf(headings ?? '', ...rows)), headings).toMatchObject({
      'A-1': ladder,
    })
})

test.each([
  ['SKU;Preis;Mindestmenge', 'A-1;8,90;zwei', /'Mindestmenge' contains zwei/],
  ['SKU;Preis;Gültig bis', 'A-1;8,90;31.12.2020', /valid only until .*, which is in the past/],
  ['SKU;Preis;Gültig ab', 'A-1;8,90;Januar 2027', /Enter a date/],
  ['SKU;Preis;Preiseinheit', 'A-1;8,90;0', /'Preiseinheit' contains 0/],
  ['SKU;Preis;Preiseinheit', 'A-1;985,00;2', /'Preiseinheit' contains 2/],
  ['SKU;Percent', 'A-1;85', /85% off leaves 15%/],
  ['SKU;Rabatt', 'A-1;100 %', /The price is 0/],
  [
    'SKU;Listenpreis;Rabatt %',
    'A-1;10,00;15',
    /'Rabatt %' contains 15 beside a price.*“Percent off the price in the same row”/,
  ],
  ['SKU;Preis;Free goods', 'A-1;8,90;10+1', /'Free goods' contains 10\+1/],
])('price list %s: %s is asked about', async (headings, row, asked) => {
  expect((await lists.priced(listOf(headings, row)))['A-1']?.asked).toMatch(asked)
})
