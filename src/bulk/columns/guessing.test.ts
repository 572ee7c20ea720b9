/** Headings, numbers and quantities of lists that nobody has seen before. */
import {
  fieldOfHeading,
  headingKinds,
  priceQuantityOfHeading,
} from '../../../packages/file-reader/headings/article-headings.ts'
import { describe, expect, test } from 'vitest'
import { guessTargets } from './fields.ts'
import { findHeading } from '../../../packages/file-reader/tables/heading-rows.ts'
import { firstMapping } from './first-mapping.ts'
import { mapRow, type Mapping } from './mapping.ts'
import {
  guessDecimals,
  likelySign,
  signOf,
} from '../../../packages/file-reader/numbers/decimal-signs.ts'
import {
  onlyNumber,
  parseDecimal,
  splitAmount,
} from '../../../packages/file-reader/numbers/numbers.ts'
import { currencyOf, toTable } from '../../../packages/file-reader/tables/table.ts'
import { unitOfWord } from './unit-words.ts'

describe('a heading', () => {
  test.each([
    ['Art.-Nr.', 'sku'],
    ['Item #', 'sku'],
    ['Referencia', 'sku'],
    ['Codice articolo', 'sku'],
    ['Artikelnummer', 'sku'],
    ['Código', 'sku'],
    ['Denominazione', 'name'],
    ['Descripción', 'name'],
    ['Omschrijving', 'name'],
    ['Désignation', 'name'],
    ['Listenpreis (EUR)', 'price'],
    ['Preis in € / 100', 'price'],
    ['Precio unitario', 'price'],
    ['Prezzo di listino €', 'price'],
    ['Prijs excl. BTW', 'price'],
    ['Prix unitaire HT', 'price'],
    ['Unit Price (USD)', 'price'],
    ['Ihr EK', undefined],
    ['EK netto', 'cost'],
    ['Preiseinheit', 'price_per'],
    ['EAN-Code', 'gtin'],
    ['GTIN-13', 'gtin'],
    ['Código de barras', 'gtin'],
    ['Confezione', 'pack_size'],
    ['VE', 'pack_size'],
    ['Uds. por caja', undefined],
    ['Cantidad mínima', 'minimum_quantity'],
    ['Existencias', 'Stock'],
    ['Voorraad', 'Stock'],
    ['Merk', 'brand'],
    ['Familia', 'category'],
    ['Land van herkomst', 'origin'],
    ['Warennummer', undefined],
    ['Zolltarifnr.', 'customs_number'],
    ['UoM', 'unit'],
    ['Bemerkung', undefined],
    ['Prezzo per', 'price_per'],
    ['pro', 'price_per'],
    ['Price UOM', 'price_per'],
    ['Unité tarif', 'price_per'],
    ['Hersteller', 'brand'],
    ['Hersteller-Artikelnr.', 'mpn'],
    ['Bohrhammer SDS-plus', undefined],
    ['À-pris', 'price'],
    ['MRP (₹)', 'price'],
    ['FOB PRICE (USD/PC)', 'cost'],
    ['SUPPLIER_AID', 'sku'],
    ['net_list', 'price'],
    ['Артикул', 'sku'],
    ['Остаток', 'Stock'],
    ['Cikkszám', 'sku'],
    ['Περιγραφή', 'name'],
    ['单价', 'price'],
  ])('%s is %s', (heading, field) => expect(fieldOfHeading(heading)).toBe(field))

  test('says for how many a price is', () => {
    expect(priceQuantityOfHeading('Preis € / 100 Stück')).toBe(100)
    expect(priceQuantityOfHeading('Prezzo x 1000')).toBe(1000)
    expect(priceQuantityOfHeading('Price')).toBeUndefined()
    expect(priceQuantityOfHeading('Unit price')).toBeUndefined()
    const { columns, constants } = firstMapping(['Codice', 'Descrizione', 'Prezzo €/100'], [])
    expect(columns).toEqual(['sku', 'name', 'price'])
    expect(constants).toEqual({ price_per: '100' })
  })

  test.each([
    'Price per piece',
    'Price each',
    'Price (per pc.)',
    'Preis/Stück',
    'Preis pro Stück',
    'Stückpreis',
    'Prix par pièce',
    'Precio por unidad',
    'Prezzo al pezzo',
    'Prijs per stuk',
    'Cena za szt.',
    'Cena za kus',
    'Pris per styck',
  ])('%s is for one', (heading) => {
    expect(priceQuantityOfHeading(heading)).toBe(1)
    expect(firstMapping(['SKU', heading], [])).toMatchObject({
      columns: ['sku', 'price'],
      constants: { price_per: '1' },
    })
  })
  test.each(['Preis/Stange', 'Preis je 100 Stück', 'Price per kg', 'Packed pieces'])(
    '%s is not for one',
    (heading) => expect(priceQuantityOfHeading(heading)).not.toBe(1),
  )

  test('that nobody knows is guessed from what stands below', () => {
    const rows = [
      ['AB-100', 'Hammer, 500 g', '12,50 €', 'x'],
      ['AB-101', 'Hammer, 800 g', '14,00 €', 'x'],
      ['AB-102', 'Zange, 180 mm', '9,99 €', 'y'],
    ].map((cells, index) => ({ row: index + 2, cells }))
    expect(guessTargets(['Kol. 1', 'Kol. 2', 'Kol. 3', 'Kol. 4'], rows)).toEqual([
      'sku',
      'name',
      'price',
      '',
    ])
  })

  test('Description beside Name is the description', () =>
    expect(guessTargets(['SKU', 'Description', 'Product name'], [])).toEqual([
      'sku',
      'description',
      'name',
    ]))
})

describe('of several columns', () => {
  const columns = (...headings: string[]) => guessTargets(headings, [])
  test.each([
    [
      ['Code', 'PU TTC', 'PU HT'],
      ['sku', '', 'price'],
    ],
    [
      ['SKU', 'RRP inc VAT', 'Trade', 'RRP ex VAT'],
      ['sku', '', 'cost', 'price'],
    ],
    [
      ['Nr.', 'Artikelnummer', 'VK brutto', 'VK netto'],
      ['', 'sku', '', 'price'],
    ],
    [
      ['Art.-Nr.', 'Bruttopreis', 'Rabatt', 'Nettopreis'],
      ['sku', 'price', '', 'cost'],
    ],
    [
      ['SKU', 'Price', '10+', '50+'],
      ['sku', 'price', 'from:10', 'from:50'],
    ],
    [
      ['SKU', 'Name', 'UVP', 'Netto-EK'],
      ['sku', 'name', 'price', 'cost'],
    ],
  ])('%j are %j', (headings, targets) => expect(columns(...headings)).toEqual(targets))

  const below = (headings: string[], ...rows: string[][]) =>
    guessTargets(
      headings,
      rows.map((cells, index) => ({ row: index + 2, cells })),
    )
  test('those of words are no numbers, and those of units say what prices are for', () => {
    expect(
      below(
        ['Code', 'Product', 'Packing', 'Kol. 4', 'Price'],
        ['A-1', 'Tape 5 m', 'Card', 'C', '12.50'],
        ['A-2', 'Tape 8 m', 'Colour box', 'EA', '14.50'],
        ['A-3', 'Knife', 'Blister', 'M', '3.50'],
      ),
    ).toEqual(['sku', 'name', '', 'unit', 'price'])
    expect(below(['Code', 'Price/unit'], ['A', '1.25'], ['B', '2.50'])).toEqual(['sku', 'price'])
  })

  test('Article over numbers beside a description is the article number, and words are names', () => {
    const rows = [
      ['TC-1', 'Hammer'],
      ['TC-2', 'Pliers'],
    ]
    expect(below(['Article', 'Description'], ...rows)).toEqual(['sku', 'name'])
    expect(below(['Cod', 'Articolo'], ...rows)).toEqual(['sku', 'name'])
  })

  test('quantities and prices in turns are a ladder, the lowest of which is the price', () => {
    const headings = ['SKU', 'Qty1', 'Price1', 'Qty2', 'Price2']
    const mapping = firstMapping(headings, [])
    expect(mapping.columns).toEqual(['sku', 'tier:1', 'tierprice:1', 'tier:2', 'tierprice:2'])
    expect(mapRow(mapping, headings, ['W', '6', '20.00', '24', '18.00']).fields).toMatchObject({
      price: '20.00',
      minimum_quantity: 6,
      price_breaks: [{ min_quantity: 24, price: '18.00' }],
    })
  })

  test('one that counts the rows is no article number, and words below Item are names', () => {
    const rows = [
      ['1', '7310', 'Claw hammer 16 oz'],
      ['2', '7315', 'Club hammer 3 lb'],
      ['3', '7388', 'Bolster chisel 4 in'],
    ].map((cells, index) => ({ row: index + 2, cells }))
    expect(guessTargets(['No.', 'Number', 'Item'], rows)).toEqual(['', 'sku', 'name'])
  })
})

describe('names of columns', () => {
  const headingsOf = (...rows: string[][]) => findHeading(rows, headingKinds.tools)
  test('may stand in two rows, of groups and of their parts', () => {
    expect(
      headingsOf(
        ['Price list 2027'],
        ['Stock code', 'Description', 'Prices', '', 'Brand'],
        ['', '', 'RRP ex VAT', 'Trade', ''],
        ['A-1', 'Hammer', '12.50', '8.00', 'Ashdown'],
      ),
    ).toMatchObject({
      headings: ['Stock code', 'Description', 'RRP ex VAT', 'Trade', 'Brand'],
      next: 3,
    })
  })
  test('have their units below them, which are no article', () =>
    expect(
      headingsOf(
        ['Art.-Nr.', 'Name', 'Preis', 'Gewicht'],
        ['', '', 'EUR/100', 'kg'],
        ['1', 'B', '2'],
      ),
    ).toMatchObject({ headings: ['Art.-Nr.', 'Name', 'Preis EUR/100', 'Gewicht kg'], next: 2 }))
  test('are the first, where they are repeated', () =>
    expect(
      headingsOf(['SKU', 'Name', 'Price'], ['A', 'B', '1'], ['SKU', 'Name', 'Price'])?.next,
    ).toBe(1))
})

test.each([
  ['CHF 1’234.50', 'dot', 1234.5],
  ['1,2E+05', 'comma', 120_000],
  ['12,- €', 'comma', 12],
  ['EUR 0,85', 'comma', 0.85],
  ['1.234,50 zł', 'comma', 1234.5],
  ['12 stuks', 'comma', 12],
  ['on request', 'dot', undefined],
  ['12,50-', 'comma', -12.5],
  ['45:50', 'comma', 45.5],
  ['139:-', 'dot', 139],
  ['Rs. 310/-', 'dot', 310],
  ['₹ 1,24,500.00', 'dot', 124_500],
  ['1 000', 'comma', 1000],
  ['1\u00A0000', 'dot', 1000],
  ['1\u202F000,5', 'comma', 1000.5],
  ["1'000'000", 'dot', 1_000_000],
  ['0,125', 'dot', undefined],
  ['0.125', 'comma', undefined],
  ['0 125', 'comma', undefined],
  ['12 50', 'comma', undefined],
  ["12'50", 'dot', undefined],
] as const)('%s with the decimal %s is %s', (text, sign, number) =>
  expect(parseDecimal(text, sign)).toBe(number),
)

test.each([
  ['12,50 € / 100 St.', '12,50 €', 100],
  ['12.50 per 1000', '12.50', 1000],
  ['8,40/C', '8,40', 100],
  ['12.50', '12.50', undefined],
] as const)('%s is %s for %s', (text, amount, per) =>
  expect(splitAmount(text)).toEqual(per === undefined ? { amount } : { amount, per }),
)

describe('which sign stands before decimals', () => {
  test.each([
    // A zero is before no group of thousands.
    ['0,125', 'comma'],
    ['-0.089', 'dot'],
    [',125', 'comma'],
    // Groups have three digits, and at most three before them.
    ['12,5', 'comma'],
    ['0.1255', 'dot'],
    ['12.4567', 'dot'],
    ['1250,125', 'comma'],
    // Both signs, and several of one kind.
    ['1.234,567', 'comma'],
    ['1,234.567', 'dot'],
    ['1.234.567', 'comma'],
    ['1,24,500', 'dot'],
    // Thousands with a blank or an apostrophe leave the sign to the decimals.
    ['1 250,125', 'comma'],
    ['1\u00A0250,125', 'comma'],
    ['1\u202F250.125', 'dot'],
    ["1'250.125", 'dot'],
    ['€ 0,125 / 100 St.', 'comma'],
    // These are right both ways.
    ['1.250', 'open'],
    ['12,400', 'open'],
    ['125', undefined],
    ['12.05.2026', undefined],
    ['on request', undefined],
  ] as const)('of %s: %s', (text, sign) => expect(signOf(text)).toBe(sign))

  test('is decided by all values of a list, however few of them prove it', () => {
    expect(guessDecimals(['1,250', '12,400', '2,000', '0,125'], 'dot')).toBe('comma')
    expect(guessDecimals(['1.250', '2.000', '0.089'], 'comma')).toBe('dot')
  })

  test('is that of the language, else of the country, where no value proves it', () => {
    expect(likelySign(['Artikelnummer', 'Preis'], 'US')).toBe('comma')
    expect(likelySign(['Référence', 'Prix HT'], '')).toBe('comma')
    expect(likelySign(['SKU', 'Price'], 'DE')).toBe('comma')
    expect(likelySign(['SKU', 'Price'], 'PL')).toBe('comma')
    expect(likelySign(['SKU', 'Price'], 'GB')).toBe('dot')
    expect(likelySign(['SKU', 'Price'], 'CH')).toBe('dot')
    expect(guessDecimals(['1.250', '85'], 'comma')).toBe('comma')
  })
})

test('prices are for what a title above them says, unless a column or heading says it', () => {
  const rows = [['Preisliste 2027, alle Preise je 100 Stück'], ['Nr', 'Bezeichnung', 'Preis']]
  const { titledQuantity } = toTable(rows, findHeading(rows, headingKinds.tools))
  expect(titledQuantity).toBe(100)
  expect(firstMapping(['Nr', 'Name', 'Preis'], [], 100).constants).toEqual({ price_per: '100' })
  expect(firstMapping(['Nr', 'Name', 'Preis', 'PE'], [], 100).constants).toEqual({})
  expect(firstMapping(['Nr', 'Name', 'Preis/1000'], [], 100).constants).toEqual({
    price_per: '1000',
  })
})

test('a price for a pack is divided, where the pack is known', () => {
  expect(firstMapping(['Nr', 'Name', 'VPE', 'Preis pro VPE'], []).formulas).toEqual({
    price: 'price ÷ pack_size',
  })
  expect(firstMapping(['Nr', 'Name', 'Preis pro VPE'], []).formulas).toEqual({})
})

test('a pack is read out of words, and not out of a date', () => {
  expect(['box of 12', '10er', 'x 6 pcs', '12-Jun', '3 x 4'].map(onlyNumber)).toEqual([
    12,
    10,
    6,
    undefined,
    undefined,
  ])
})

test('units are known by the words of suppliers', () =>
  expect(['Stk.', 'Paar', 'lfm', 'pz', 'Rolle', 'Kolli'].map(unitOfWord)).toEqual([
    'piece',
    'pair',
    'metre',
    'piece',
    'roll',
    undefined,
  ]))

test('the currency is the one that is named most', () => {
  expect(currencyOf(['Preise in EUR', '12,50 €', '$'])).toBe('EUR')
  expect(currencyOf(['12.50', 7])).toBe('')
})

test('a price of less than a cent is one for ten, a hundred or a thousand', () => {
  const mapping: Mapping = {
    columns: ['sku', 'price'],
    decimals: 'dot',
    rate: 1,
    constants: {},
    defaults: {},
    formulas: {},
  }
  const fieldsOf = (price: string) => mapRow(mapping, ['SKU', 'Price'], ['A-1', price]).fields
  expect(fieldsOf('0.0375')).toMatchObject({ price: '3.75', price_per: 100 })
  expect(fieldsOf('0.035')).toMatchObject({ price: '0.35', price_per: 10 })
  expect(fieldsOf('0.35')).toEqual({ sku: 'A-1', price: '0.35' })
})
