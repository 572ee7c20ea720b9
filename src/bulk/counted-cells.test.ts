/** Numbers of pieces with words beside them are read as what they count, or asked about. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listOf, openLists } from './test-lists.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let lists: Awaited<ReturnType<typeof openLists>>
beforeAll(async () => {
  lists = await openLists()
})
afterAll(() => lists.close())

const listWith = (heading: string, cell: string) =>
  listOf(`SKU;Name;Preis;${heading}`, `N-1;Hammer;4,50;${cell}`)

test.each([
  ['2 Dtz', '24'],
  ['1 dozen', '12'],
  ['1 DZ', '12'],
  ['2 douzaines', '24'],
  ['3 docenas', '36'],
  ['2 dussin', '24'],
  ['1 Gros', '144'],
  ['2 Hundert', '200'],
  ['200 St.', '200'],
  ['1.000 Stk', '1000'],
  ['10er', '10'],
  ['10er-Pack', '10'],
  ['10-pack', '10'],
  ['Box of 12', '12'],
  ['Pack à 12', '12'],
  ['12/Box', '12'],
  ['12 Stück/Karton', '12'],
  ['12 pro Karton', '12'],
  ['50 szt.', '50'],
  ['6 kpl', '6'],
])('a pack of “%s” has %s', async (cell, read) => {
  expect(await lists.imported(listWith('VPE', cell))).toMatchObject({
    'N-1': { pack_size: read, asked: '' },
  })
  expect(await lists.imported(listWith('Mindestmenge', cell))).toMatchObject({
    'N-1': { minimum_quantity: read, asked: '' },
  })
})

test.each([
  '310 ml',
  '5 kg',
  '25 m',
  '1 lb',
  '1 Karton',
  '2 boîtes',
  '1 caja',
  '$250',
  '250 €',
  '20 %',
  '2 Rollen',
  '2 pallets',
])('a pack or minimum of “%s” is no number of pieces', async (cell) => {
  for (const heading of ['VPE', 'Mindestmenge'])
    expect(await lists.imported(listWith(heading, cell))).toMatchObject({
      'N-1': { asked: expect.stringContaining(`'${cell}'`) },
    })
})

test('packs are counted in pieces where the row says how many are in one', async () => {
  const file = listOf(
    'SKU,Name,Price,MOQ,Case qty',
    'N-1,Hammer,4.50,2 cases,12',
    'N-2,Saw,5.50,1 case,6',
    'N-3,Axe,5.50,24,6',
  )
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { minimum_quantity: '24', asked: '' },
    'N-2': { minimum_quantity: '6', asked: '' },
    'N-3': { minimum_quantity: '24', asked: '' },
  })
})

test('a number of what the article is sold by is one', async () => {
  const file = listOf(
    'SKU;Name;Preis;Einheit;Mindestmenge',
    'N-1;Kette;4,50;m;25 m',
    'N-2;Schrauben;4,50;Karton;2 Kartons',
  )
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { unit: 'metre', minimum_quantity: '25', asked: '' },
    'N-2': { unit: 'box', minimum_quantity: '2', asked: '' },
  })
})

test('a word that nobody knows beside a number is said', async () => {
  expect(await lists.imported(listWith('VPE', '12 Xyz'))).toMatchObject({
    'N-1': { pack_size: '12', asked: "'12 Xyz' is read as 12." },
  })
})

test.each([
  ['1 C', '100,00', { price: 10000, pricePer: 100 }],
  ['1 DZ', '12,00', { price: 100, pricePer: 1 }],
  ['2 C', '200,00', { price: 100, pricePer: 1 }],
  ['100 St', '100,00', { price: 10000, pricePer: 100 }],
])('a price unit of “%s” is read', async (cell, price, read) => {
  const file = listOf('SKU;Preis;PE', `A-1;${price};${cell}`)
  expect(await lists.priced(file)).toMatchObject({ 'A-1': { ...read, asked: '' } })
})

test('a price unit in another measure than the article is sold by is wrong', async () => {
  expect(await lists.imported(listWith('PE', '100 kg'))).toMatchObject({
    'N-1': { unit: 'kilogram', price_per: '100' },
  })
  expect(
    await lists.imported(listOf('SKU;Name;Preis;PE;ME', 'N-1;Kette;4,50;100 kg;m')),
  ).toMatchObject({ 'N-1': { asked: expect.stringContaining("'100 kg'") } })
})

test('steps of a ladder that count packs are wrong', async () => {
  const file = listOf('SKU;Name;Menge 1;Preis 1;Menge 2;Preis 2', 'N-1;Hammer;1;8,90;2 VE;8,50')
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { asked: expect.stringContaining("'2 VE'") },
  })
})
