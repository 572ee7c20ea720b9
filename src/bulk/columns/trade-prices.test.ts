/** Prices beside the chosen one: for packs, for other customers, and of larger orders. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const lists = useLists()

test.each([
  ['SKU;Name;Retail ex GST;Trade A;Cost', 'A-1;Saw;10,00;8,00;5,00', 'Trade A'],
  ['SKU;Name;MSRP;MAP;Dealer', 'A-1;Saw;20,00;18,00;12,00', 'MAP'],
  ['SKU;Name;MSRP;Dealer;Distributor', 'A-1;Saw;20,00;12,00;10,00', 'Distributor'],
  ['SKU;Name;List;Trade;W/S', 'A-1;Saw;20,00;12,00;9,50', 'W/S'],
  ['Referencia;Descripción;Tarifa;Neto', 'A-1;Saw;10,00;6,00', 'Neto'],
  ['SKU;Name;Each;Doz', 'A-1;Saw;4,50;48,00', 'Doz'],
  ['SKU;Name;Price each;Price per box;Box qty', 'A-1;Saw;4,50;24,00;6', 'Price per box'],
  ['SKU;Name;Each;5 ctn;Ctn qty', 'A-1;Saw;10,00;8,00;6', '5 ctn'],
])('in %j %j another price is asked about', async (headings, row, heading) => {
  expect(await lists.imported(listOf(headings, row))).toMatchObject({
    'A-1': { asked: expect.stringContaining(`'${heading}' contains`) },
  })
})

test.each([
  ['SKU;Name;Each;Doz', 'A-1;Saw;4,50;54,00'],
  ['SKU;Name;Price each;Price per box;Box qty', 'A-1;Saw;4,50;27,00;6'],
  ['SKU;Name;Price;Case', 'A-1;Saw;4,50;12'],
])('in %j %j nothing is asked', async (headings, row) => {
  expect(await lists.imported(listOf(headings, row))).toMatchObject({ 'A-1': { asked: '' } })
})

test('quantities with K and up are steps, and an amount of an order is none', async () => {
  const read = async (headings: string, row: string) =>
    (await lists.imported(listOf(headings, row)))['B-1']
  expect(
    await read('SKU;Name;1-11 each;12-47 each;48 up each', 'B-1;Saw;10,00;9,00;8,00'),
  ).toMatchObject({ price: '€10.00', price_breaks: '12+ €9.00 · 48+ €8.00', asked: '' })
  expect(await read('SKU;Name;100;500;1K;5K', 'B-1;Screw;0,10;0,09;0,08;0,07')).toMatchObject({
    price_breaks: expect.stringMatching(/500\+.*0\.09.*1,?000\+.*0\.08.*5,?000\+.*0\.07/),
  })
  expect(await read('SKU;Name;Price;Price over €500', 'B-1;Saw;10,00;9,00')).toMatchObject({
    price: '€10.00',
    asked: expect.stringContaining("'Price over €500' contains 9,00"),
  })
})

test('of Amazon the number and the price of the seller', async () => {
  const file = listOf(
    'Seller SKU\tProduct Name\tProduct ID\tProduct ID Type\tStandard Price\tQuantity',
    'AM-1\tHammer\t036000291452\tUPC\t12.50\t40',
    'AM-2\tSaw\tB01ABCDEFG\tASIN\t20.00\t10',
  )
  expect(await lists.imported(file, 'amazon.txt')).toMatchObject({
    'AM-1': { name: 'Hammer', price: '€12.50' },
    'AM-2': { name: 'Saw', price: '€20.00' },
  })
})

test.each([
  ['SKU;Preço;IPI %', 'A-1;10,00;5', 'IPI %'],
  ['SKU;Preço;ICMS ST', 'A-1;10,00;1,20', 'ICMS ST'],
  ['SKU;Net price H', 'A-1;850,00', 'does not show the price unit'],
  ['SKU;Net price;Minimum qty for price', 'A-1;8,50;100', 'minimum'],
])('a price file with %j %j is asked about', async (headings, row, said) => {
  expect(await lists.priced(listOf(headings, row))).toMatchObject({
    'A-1': { asked: expect.stringContaining(said) },
  })
})

test('sentences about a price are true', async () => {
  const offered = listOf('SKU,Net price,Offer', 'A-1,8.90,3 for 2', 'A-2,9.10,12 for £100')
  expect(await lists.priced(offered)).toMatchObject({
    'A-1': { price: 890 },
    'A-2': { price: 910 },
  })
  const fractions = listOf('SKU,Net price', 'A-1,9 1/4', 'A-2,9.40')
  expect(await lists.priced(fractions)).toMatchObject({
    'A-1': { asked: "'9 1/4' is not a number." },
    'A-2': { asked: '' },
  })
  const group = listOf('SKU;Discount group;Discount %', 'A-1;H1;40')
  expect((await lists.priced(group))['A-1']?.asked).not.toContain('The price is used')
})
