/** Headings, numbers and quantities of lists that nobody has seen before. */
import { describe, expect, test } from 'vitest'
import { guessTargets } from './fields.ts'
import { fieldOfHeading, priceQuantityOfHeading } from './headings.ts'
import { firstMapping } from './first-mapping.ts'
import { mapRow, type Mapping } from './mapping.ts'
import { onlyNumber, parseDecimal, splitAmount } from './numbers.ts'
import { currencyOf } from './table.ts'
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
  ])('%s is %s', (heading, field) => expect(fieldOfHeading(heading)).toBe(field))

  test('says for how many a price is', () => {
    expect(priceQuantityOfHeading('Preis € / 100 Stück')).toBe(100)
    expect(priceQuantityOfHeading('Prezzo x 1000')).toBe(1000)
    expect(priceQuantityOfHeading('Price')).toBeUndefined()
    const { columns, constants } = firstMapping(['Codice', 'Descrizione', 'Prezzo €/100'], [])
    expect(columns).toEqual(['sku', 'name', 'price'])
    expect(constants).toEqual({ price_per: '100' })
  })

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

test.each([
  ['CHF 1’234.50', 'dot', 1234.5],
  ['12,- €', 'comma', 12],
  ['EUR 0,85', 'comma', 0.85],
  ['1.234,50 zł', 'comma', 1234.5],
  ['12 stuks', 'comma', 12],
  ['on request', 'dot', undefined],
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
    ...{ columns: ['sku', 'price'], decimals: 'dot', rate: 1 },
    ...{ constants: {}, defaults: {}, formulas: {} },
  }
  const fieldsOf = (price: string) => mapRow(mapping, ['SKU', 'Price'], ['A-1', price]).fields
  expect(fieldsOf('0.0375')).toMatchObject({ price: '3.75', price_per: 100 })
  expect(fieldsOf('0.035')).toMatchObject({ price: '0.35', price_per: 10 })
  expect(fieldsOf('0.35')).toEqual({ sku: 'A-1', price: '0.35' })
})
