/** Numbers of pieces with words beside them are read as what they count, or asked about. */
import { expect, test } from 'vitest'
import { listOf, useLists } from './test-lists.ts'

const lists = useLists()

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

test.each([
  ['C', '5', /unit of this row is 100 pieces, but 5 is read/],
  ['100 st', '9', /unit of this row is 100 pieces, but 9 is read/],
  ['per 100', '5', /unit of this row is 100 pieces, but 5 is read/],
  ['1000', '2', /unit of this row is 1,000 pieces, but 2 is read/],
  ['Dozen', '30', /unit of this row is 12 pieces, but 30 is read/],
  // Hundreds in pieces are the stock.
  ['C', '4300', /^$/],
  ['Dozen', '24', /unit of this row is 12 pieces, but 24 is read/],
  ['C', '0', /^$/],
  ['C', '', /^$/],
  ['C', '5 pcs', /unit of this row/],
  ['each', '5', /^$/],
])('a stock in a row with the unit %s: %s', async (unit, stock, asked) => {
  for (const other of ['each', unit]) {
    const file = listOf(
      'SKU,Name,Price,Unit,Stock',
      `N-1,Nut,12.00,${unit},${stock}`,
      `N-2,Saw,12.00,${other},0`,
    )
    expect((await lists.imported(file))['N-1']?.asked).toMatch(asked)
  }
})

test('a pack that is smaller than the unit of its row is asked about', async () => {
  const file = listOf(
    'Indeks;Nazwa;J.m.;Cena;Opak.',
    'N-1;Wkręt;100 szt.;12,00;2',
    'N-2;Wkręt;100 szt.;12,00;200',
  )
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { asked: expect.stringContaining('unit of this row is 100 pieces, but 2 is read') },
    'N-2': { pack_size: '200', asked: '' },
  })
})

test('Dutch dozen are boxes', async () => {
  const file = (heading: string) =>
    listOf(
      `Artikelnr;Omschrijving;Prijs;Min. afname;${heading}`,
      'N-1;Hamer;10,00;2 dozen;6',
      'N-2;Zaag;10,00;1 doos;12',
    )
  expect(await lists.imported(file('Inhoud doos'))).toMatchObject({
    'N-1': { minimum_quantity: '12', asked: '' },
    'N-2': { minimum_quantity: '12', asked: '' },
  })
  expect(await lists.imported(file('Verpakt per'))).toMatchObject({
    'N-1': { minimum_quantity: '12', asked: "'2 dozen' is read as 12." },
  })
  const english = listOf('SKU,Name,Price,MOQ', 'N-1,Hammer,10.00,2 dozen')
  expect(await lists.imported(english)).toMatchObject({
    'N-1': { minimum_quantity: '24', asked: '' },
  })
})

test('a box is a Dutch unit as well', async () => {
  const file = listOf(
    'Artikelnr;Omschrijving;Prijs;Eenheid',
    'N-1;Schroef;10,00;dozen',
    'N-2;Zaag;9,00;doos',
  )
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { unit: 'box' },
    'N-2': { unit: 'box' },
  })
})

test('GR is a gram or a gross', async () => {
  const file = listOf('SKU,Name,Sell UOM,Price', 'N-1,Brush,GR,144.00', 'N-2,Paste,gr,1.00')
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { unit: 'gram', asked: expect.stringContaining('“gross” (144)') },
    'N-2': { unit: 'gram', asked: '' },
  })
})

test.each([['2x6'], ['6+1'], ['06-Dec'], ['6-12'], ['12 (2x6)']])(
  'a column of packs that cannot be read is asked about: %s',
  async (cell) => {
    const file = listOf(
      'SKU,Name,Price,Pack',
      ...[1, 2, 3].map((n) => `N-${n},Hammer,30.00,${cell}`),
    )
    expect(await lists.imported(file)).toMatchObject({
      'N-1': {
        price: '€30.00',
        asked: `'Pack' contains ${cell} in this row and is not used. Enter the number of pieces in a pack.`,
      },
    })
  },
)

test('a dozen below a pack is not the unit of the article', async () => {
  const file = listOf('SKU,Name,Price,Pack', ...[1, 2, 3].map((n) => `N-${n},Hammer,30.00,dz`))
  expect(await lists.imported(file)).toMatchObject({
    'N-1': { price: '€30.00', asked: expect.stringContaining("'Pack' contains dz") },
  })
})

test('the kind of a pack raises no question', async () => {
  const file = listOf(
    'SKU,Name,Price,Packing',
    'N-1,Hammer,30.00,blister',
    'N-2,Saw,30.00,cardboard',
  )
  expect((await lists.imported(file))['N-1']?.asked).toBe('')
})

test('one case of an article that is sold by the case', async () => {
  const file = listOf(
    'Item,Description,Unit Price,Master Qty,MOQ,Sold By',
    'N-1,Hammer,4.50,24,1 case,Case',
  )
  expect((await lists.imported(file))['N-1']?.asked).toBe("'1 case' is read as 1.")
})

test('a quantity of 100 before a price may be what the price is for', async () => {
  const asked = expect.stringContaining("'Qty' contains only 10, 100 and 1000")
  const file = listOf('SKU,Name,Qty,Price', 'N-1,Screw,100,4.50', 'N-2,Nut,1000,5.50')
  expect(await lists.imported(file)).toMatchObject({ 'N-1': { asked }, 'N-2': { asked } })
  const stock = listOf('SKU,Name,Qty,Price', 'N-1,Screw,100,4.50', 'N-2,Nut,250,5.50')
  expect((await lists.imported(stock))['N-1']?.asked).toBe('')
})

test.each([
  [
    'Stock,Backlog',
    '40,12',
    "'Backlog' contains 12 in this row and is not used. Check whether the stock includes these pieces.",
  ],
  [
    'Bestand,Rückstand',
    '40,12',
    "'Rückstand' contains 12 in this row and is not used. Check whether the stock includes these pieces.",
  ],
  [
    'Lagersaldo,Disponibelt',
    '40,25',
    "'Disponibelt' contains 25 in this row and is not used. Check whether this is part of the stock.",
  ],
  [
    'Multipack',
    '6',
    "'Multipack' contains 6 in this row and is not used. Check whether this changes the price.",
  ],
  ['Multipack', '1', ''],
])('%s with %s', async (headings, cells, asked) => {
  const file = listOf(`SKU,Name,Price,${headings}`, `N-1,Hammer,4.50,${cells}`)
  expect((await lists.imported(file))['N-1']?.asked).toBe(asked)
})

test('a kilogram does not weigh 500 g', async () => {
  const file = listOf('SKU,Name,Price/kg,Weight kg', 'N-1,Chain,12.00,0.5', 'N-2,Wire,8.00,1')
  expect(await lists.imported(file)).toMatchObject({
    'N-1': {
      unit: 'kilogram',
      asked: expect.stringContaining('one piece of this tool weighs 500 g'),
    },
    'N-2': { unit: 'kilogram', asked: '' },
  })
})

test.each([
  ['Cond./Verp.', '6', { pack_size: '6' }],
  ['Unid. Emb.', '6', { pack_size: '6' }],
  ['Stav skladu', '6', { Stock: '6' }],
  ['Qty/Ctn', '24', { packs: 'Carton 24' }],
  ['Unit', 'stuk', { unit: 'piece' }],
  ['Unit', 'kom', { unit: 'piece' }],
  ['Unit', 'Nos', { unit: 'piece' }],
])('“%s” with %s is read', async (heading, cell, fields) => {
  const file = listOf(`SKU,Name,Price,${heading}`, `N-1,Hammer,4.50,${cell}`)
  expect((await lists.imported(file))['N-1']).toMatchObject({ ...fields, asked: '' })
})
