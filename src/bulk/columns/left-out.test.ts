/** Cells and exports that used to be refused or ignored, although they can be read or asked about. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const lists = useLists()

test('a minimum of 0 is none, as in exports of BigCommerce', async () => {
  const file = listOf('SKU;Name;Price;Minimum Purchase Quantity', 'B-1;Saw;18,00;0')
  expect(await lists.imported(file)).toMatchObject({
    'B-1': { price: '€18.00', minimum_quantity: '1', asked: '' },
  })
})

test('a step of 0 with a price of 0 is none', async () => {
  const file = listOf(
    'SKU,Qty1,Price1,Qty2,Price2,Qty3,Price3',
    'A-1,1,8.90,24,8.50,144,8.00',
    'A-2,1,9.85,24,9.40,0,0',
  )
  expect(await lists.priced(file)).toMatchObject({
    'A-1': {
      price: 890,
      priceBreaks: [
        { from: 24, price: 850 },
        { from: 144, price: 800 },
      ],
    },
    'A-2': { price: 985, priceBreaks: [{ from: 24, price: 940 }] },
  })
})

test('Nos below Per are pieces', async () => {
  const file = listOf('Item Code,Item Name,Rate,Per', 'B-1,Hammer,120.00,Nos')
  expect(await lists.imported(file)).toMatchObject({ 'B-1': { price: '€120.00', price_per: '1' } })
})

test('sizes of the present export of Shopify take their name from the article', async () => {
  const file = listOf(
    'Title,URL handle,Vendor,Type,Status,SKU,Option1 name,Option1 value,Price,Inventory quantity',
    'Oak Mallet,oak-mallet,Toolco,Mallet,Active,OM-1,Size,Small,12.50,40',
    ',oak-mallet,,,,OM-2,Size,Large,16.50,25',
  )
  expect(await lists.imported(file)).toMatchObject({
    'OM-1': { name: 'Oak Mallet Small', price: '€12.50', Stock: '40', asked: '' },
    'OM-2': { name: 'Oak Mallet Large', price: '€16.50', Stock: '25', asked: '' },
  })
})

test('lines in quotes as a whole, and bars within cells of Markdown', async () => {
  expect(
    await lists.imported('"SKU;Name;Price"\n"B-1;Hammer;4,50"\n"B-2;Saw;5,50"\n'),
  ).toMatchObject({ 'B-1': { price: '€4.50', asked: '' }, 'B-2': { price: '€5.50', asked: '' } })
  const table = listOf(
    '| SKU | Name | Price |',
    '|-----|:----:|------:|',
    '| B-1 | Hammer | 4.50 |',
    String.raw`| B-2 | Saw \| big | 5.50 |`,
  )
  const read = await lists.imported(table, 'list.md')
  expect(read).toMatchObject({
    'B-1': { price: '€4.50', asked: '' },
    'B-2': { name: 'Saw | big', price: '€5.50', asked: '' },
  })
  expect(Object.values(read).filter(({ asked }) => asked !== '')).toEqual([])
})

test.each([
  ['Remark', 'only for orders above 500', 'net'],
  ['Remark', 'promo until 15.12.', 'new'],
  ['Bemerkung', 'nur ab 10 Stück', 'nur in Rot'],
  ['Note', 'sold in pairs', 'sold in shops'],
  ['Note', 'min. 10', 'mini'],
  ['Remarks', 'net, no discount', 'netted'],
])('below “%s” “%s” is a condition, and “%s” is not', async (heading, condition, usual) => {
  const file = listOf(
    `SKU;Name;Price;${heading}`,
    `A-1;Saw;8,50;${condition}`,
    `A-2;Saw;9,50;${usual}`,
  )
  const rows = {
    'A-1': { asked: expect.stringContaining(`'${heading}' contains ${condition}`) },
    'A-2': { asked: '' },
  }
  expect(await lists.priced(file)).toMatchObject(rows)
  expect(await lists.imported(file)).toMatchObject(rows)
})

test.each([
  ['Цена с ДДС', 'with'],
  ['Цена без ДДС', 'without'],
  ['Τιμή με ΦΠΑ', 'with'],
  ['Kaina su PVM', 'with'],
  ['Cena z DDV', 'with'],
  ['Cena brez DDV', 'without'],
  ['Verð með vsk.', 'with'],
  ['Verð m/vsk', 'with'],
  ['Verð án vsk', 'without'],
  ['Hind km-ga', 'with'],
  ['Hind km-ta', 'without'],
])('below “%s” prices are read %s tax', async (heading, tax) => {
  const read = await lists.imported(listOf(`SKU;Name;${heading}`, 'B-1;Saw;12,00'))
  expect(read['B-1']?.asked).toEqual(tax === 'without' ? '' : expect.stringMatching(/tax/))
})

test.each([
  ['Red = discontinued, no longer available', true],
  ['grau = nicht lieferbar', true],
  ['Grey rows: discontinued', true],
  ['Red Tools - price list', false],
])('the title “%s” gives a colour a meaning: %s', async (title, isMeant) => {
  const file = listOf(title, '', 'SKU;Name;Price', 'B-1;Saw;8,50', 'B-2;File;9,50')
  const asked = isMeant ? expect.stringContaining('Colors are not read') : ''
  expect(await lists.imported(file)).toMatchObject({ 'B-1': { asked }, 'B-2': { asked } })
  expect(await lists.priced(file.replaceAll('B-', 'A-'))).toMatchObject({
    'A-1': { asked },
    'A-2': { asked },
  })
})
