/** Columns of a price file that state whether, or where, the price of a row applies. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const lists = useLists()

test.each([
  ['Status', 'Rejected', 'Approved'],
  ['Status', 'Pending', 'new'],
  ['Status', 'inactive', 'active'],
  ['Status', 'abgelehnt', 'freigegeben'],
  ['Price status', 'Proposed', 'Released'],
  ['Valid', 'no', 'yes'],
  ['Approved', 'N', 'Y'],
  ['Freigegeben', 'nein', 'ja'],
  ['Sold', 'no', 'yes'],
  ['Blocked', 'X', ''],
  ['Deleted', 'X', ''],
  ['Gesperrt', 'X', ''],
  ['Expired', 'yes', 'no'],
  ['Type', 'Rental', 'Sale'],
  ['Type', 'List', 'Claw hammer'],
])('“%s” with %s makes a price doubtful, with “%s” it does not', async (heading, not, usual) => {
  const file = listOf(`SKU;Net price;${heading}`, `A-1;8,50;${not}`, `A-2;9,40;${usual}`)
  expect(await lists.priced(file)).toMatchObject({
    'A-1': {
      price: 850,
      asked: `'${heading}' contains ${not} in this row and is not used. Check whether this price applies.`,
    },
    'A-2': { price: 940, asked: '' },
  })
})

test('a row without a mark beside marked rows is doubtful', async () => {
  const file = listOf('SKU;Net price;Approved', 'A-1;8,50;', 'A-2;9,40;x')
  expect(await lists.priced(file)).toMatchObject({
    'A-1': {
      asked: expect.stringContaining("'Approved' is empty in this row but marked in other rows"),
    },
    'A-2': { asked: '' },
  })
})

test.each([
  ['Branch', 'Leeds', 'York'],
  ['Region', 'North', 'South'],
  ['Site', '1', '2'],
  ['Warehouse', 'A', 'B'],
  ['Niederlassung', 'Nord', 'Süd'],
  ['Contract', 'C1', 'C2'],
  ['Incoterm', 'EXW', 'DDP'],
])('where “%s” has %s and %s, each price is doubtful', async (heading, one, other) => {
  const headings = `SKU;Net price;${heading}`
  const asked = expect.stringContaining(`'${heading}' contains`)
  expect(
    await lists.priced(listOf(headings, `A-1;8,50;${one}`, `A-2;9,40;${other}`)),
  ).toMatchObject({ 'A-1': { asked }, 'A-2': { asked } })
  expect(await lists.priced(listOf(headings, `A-1;8,50;${one}`, `A-2;9,40;${one}`))).toMatchObject({
    'A-1': { asked: '' },
    'A-2': { asked: '' },
  })
})

test.each([
  'Price adjustment',
  'Price correction',
  'Preiskorrektur',
  'Price rank',
  'Preis-Nr.',
  'Listino n.',
  'Price break',
  'Price date',
])('“%s” is no price', async (heading) => {
  expect(await lists.priced(listOf(`SKU;${heading}`, 'A-1;2'))).toEqual({
    refused: {
      asked: `None of the headings is recognized as a heading for prices or percentages: 'SKU', '${heading}'. Choose the columns by hand, or name one column “Price” or “Percent off” and another “SKU”, “Brand” or “Category”.`,
    },
  })
})

test('a price per weight is not the price of an article, and a range of prices has two', async () => {
  expect(await lists.priced(listOf('SKU;Price per unit of weight', 'A-1;0,50'))).toMatchObject({
    'A-1': { asked: expect.stringContaining('a unit that the shop does not use') },
  })
  expect(await lists.priced(listOf('SKU;Price from;Price to', 'A-1;8,50;9,50'))).toMatchObject({
    'A-1': { asked: expect.stringContaining("'Price to' contains 9,50") },
  })
})
