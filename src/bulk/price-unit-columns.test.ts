/** For how many a price is: read wherever a cell says it, and asked where its column is not known. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

test.each([
  ['1', 'C', 100],
  ['1', '100 St', 100],
  ['1', '%', 100],
  ['1', '% Stk', 100],
  ['1', 'Hundert', 100],
  ['1', 'CIENTO', 100],
  ['1', 'HST', 100],
  ['1', 'Tsd', 1000],
  ['1', 'MILLAR', 1000],
])('a price unit %s beside the unit %s is one of %i', async (per, unit, read) => {
  for (const [first, second] of [
    ['PE;ME', `${per};${unit}`],
    ['ME;PE', `${unit};${per}`],
  ]) {
    const file = listOf(`SKU;Name;Preis;${first}`, `N-1;Schraube;4,50;${second}`)
    expect(await lists.imported(file)).toMatchObject({
      'N-1': { price_per: String(read), asked: expect.stringContaining(`'${unit}'`) },
    })
    const prices = listOf(`SKU;Preis;${first}`, `A-1;4,50;${second}`)
    expect(await lists.priced(prices)).toMatchObject({
      'A-1': { price: 450, pricePer: read, asked: expect.stringContaining(`'${unit}'`) },
    })
  }
})

test('a dozen is read for a piece or for ten, where that is whole cents', async () => {
  const file = listOf('SKU;Price;Per;UOM', 'A-1;106.80;1;DZ', 'A-2;4.50;1;DZ', 'A-3;5.50;1;DZ')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': { price: 890, pricePer: 1 },
    'A-2': { price: 375, pricePer: 10 },
    'A-3': { asked: expect.stringContaining('12') },
  })
})

test('a price unit and a unit that differ are wrong, and alike they are one', async () => {
  const file = listOf('SKU;Preis;PE;ME', 'A-1;4,50;10;C', 'A-2;4,50;100;C', 'A-3;4,50;100;St')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': { asked: expect.stringContaining("'C' is a price per 100") },
    'A-2': { pricePer: 100, asked: '' },
    'A-3': { pricePer: 100, asked: '' },
  })
})

test.each([
  'Pr.Einh.',
  'Preis-Einheit',
  'Bezugsgröße',
  'BME',
  'Ud. precio',
  'Unid. preço',
  'U.M. prezzo',
  'Quantité de base',
  'Hintayksikkö',
  'Áregység',
  'Per aantal',
  'MJ ceny',
  'Quote UOM',
  'Qty per price',
])('“%s” is a price unit', async (heading) => {
  const file = listOf(`SKU;Preis;${heading}`, 'A-1;4,50;C', 'A-2;45,00;100')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': { pricePer: 100, asked: '' },
    'A-2': { pricePer: 100, asked: '' },
  })
})

test.each([
  ['Basis', 'C'],
  ['Lot size', 'C'],
  ['Price factor', 'C'],
  ['Unité fact.', 'CENT'],
  ['Prisenh.', '100 st'],
  ['Per pz', '100'],
  ['Mængde', '100 stk'],
  ['Za ile sztuk', '1000'],
  ['Mennyiség/ár', '100 db'],
  ['Xyz', 'MILLAR'],
  ['Xyz', 'kg'],
  ['Xyz', 'Karton'],
  ['Xyz', '100er'],
])('a column “%s” that nobody knows is asked about above %s', async (heading, cell) => {
  const file = listOf(`SKU;Name;Preis;${heading}`, `N-1;Schraube;4,50;${cell}`)
  const prices = listOf(`SKU;Preis;${heading}`, `A-1;4,50;${cell}`)
  const asked = expect.stringContaining('Check whether this is the price unit')
  expect(await lists.imported(file)).toMatchObject({ 'N-1': { asked } })
  expect(await lists.priced(prices)).toMatchObject({ 'A-1': { asked } })
})

test.each([
  ['Size', 'M'],
  ['Class', 'A'],
  ['Länge (mm)', '1000'],
  ['Ø', '10'],
  ['VPE', '100'],
  ['Sort', '1'],
])('a column “%s” above %s says nothing of the price', async (heading, cell) => {
  const file = listOf(`SKU;Name;Preis;${heading}`, `N-1;Schraube;4,50;${cell}`)
  expect(await lists.imported(file)).toMatchObject({ 'N-1': { asked: '' } })
})

test.each([
  [
    'Price Unit of Measure,Selling Unit,Conversion',
    'EA,BX,6',
    {},
    /The price is per piece, but .* sold by the box/,
  ],
  [
    'Price UOM,Selling Unit,Pack size',
    'EA,BX,6',
    { pack_size: '6' },
    /sold by the piece, with 6 in a box/,
  ],
  ['Price unit,Selling unit', 'kg,ROLL', {}, /per kilogram, but .* sold by the roll/],
  ['Price unit,Selling unit', 'EA,EA', { price: '€10.00' }, /^$/],
  ['Price unit,Selling unit', 'BX,PK', { price: '€10.00' }, /^$/],
])('%s with %s', async (headings, cells, fields, asked) => {
  const read = await lists.imported(
    listOf(`SKU,Name,Price,${headings}`, `N-1,Hammer,10.00,${cells}`),
  )
  expect(read['N-1']).toMatchObject(fields)
  expect(read['N-1']?.asked).toMatch(asked)
})

test('in a price list, the unit of the price is used', async () => {
  const file = listOf('SKU,Price,Price Unit,Selling unit', 'A-1,8.50,EA,BX')
  expect(await lists.priced(file)).toEqual({ 'A-1': { price: 850, pricePer: 1, asked: '' } })
})

test.each([
  ['per m', 'metre', undefined],
  ['je m', 'metre', undefined],
  ['/ m', 'metre', undefined],
  ['par m', 'metre', undefined],
  ['per kg', 'kilogram', undefined],
  ['per M', 'piece', '1000'],
  ['per C', 'piece', '100'],
])('the unit “%s” is a %s', async (cell, unit, per) => {
  const file = listOf('SKU;Name;Price;Unit', `N-1;Rope;1,20;${cell}`)
  const read = (await lists.imported(file))['N-1']
  expect([read?.['unit'] ?? 'piece', read?.['price_per']]).toEqual([unit, per])
})
