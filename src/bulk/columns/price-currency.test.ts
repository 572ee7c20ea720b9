/** Lists with prices in several currencies: the shop's own is taken, and another one is named. */
import { describe, expect, test } from 'vitest'
import { guessTargets } from './fields.ts'
import { priceCurrency } from './price-currency.ts'

const rowsOf = (...cells: readonly (readonly string[])[]) =>
  cells.map((row, index) => ({ row: index + 2, cells: row }))

describe('of several columns of prices', () => {
  test.each([
    ['EUR', ['SKU', 'Name', 'Price USD', 'Price EUR', 'Price GBP'], 3],
    ['GBP', ['SKU', 'Name', 'Price USD', 'Price EUR', 'Price GBP'], 4],
    ['USD', ['SKU', 'Name', 'Preis (€)', 'Preis ($)', 'Preis (CHF)'], 3],
    ['CHF', ['SKU', 'Name', 'EUR', 'USD', 'CHF'], 4],
    // Nothing is said of the first, and of the second that it is another.
    ['EUR', ['SKU', 'Name', 'Price', 'Price USD'], 2],
    ['USD', ['SKU', 'Name', 'Price', 'Price USD'], 3],
    // Net before gross, in its own currency.
    ['EUR', ['SKU', 'Name', 'Gross EUR', 'Net price USD', 'Net price EUR'], 4],
  ])('in a shop of %s that of its own is the price: %s', (currency, headings, column) => {
    const rows = rowsOf(['A-1', 'Hammer drill', '10.00', '11.00', '12.00'])
    expect(guessTargets(headings, rows, currency).indexOf('price')).toBe(column)
  })

  test('cells name it where headings do not', () => {
    const headings = ['SKU', 'Name', 'Price', 'Price']
    const rows = rowsOf(['A-1', 'Claw hammer', '€ 10.00', '$ 11.00'], ['A-2', 'Saw', '€ 4', '$ 5'])
    expect(guessTargets(headings, rows, 'USD')).toEqual(['sku', 'name', '', 'price'])
    expect(guessTargets(headings, rows, 'EUR')).toEqual(['sku', 'name', 'price', ''])
  })

  test('costs and ladders of another currency are left out, since a list has one rate', () => {
    const headings = ['SKU', 'Cost USD', 'Price EUR', 'from 10 EUR', 'from 10 USD', 'Cost EUR']
    const rows = rowsOf(['A-1', '7.00', '10.00', '9.00', '8.00', '6.00'])
    expect(guessTargets(headings, rows, 'EUR')).toEqual(['sku', '', 'price', 'from:10', '', 'cost'])
    expect(guessTargets(['SKU', 'Cost USD', 'Price EUR'], rows, 'EUR')).not.toContain('cost')
  })
})

test('the currency of a list is that of the price that is taken', () => {
  const headings = ['SKU', 'Price USD', 'Price EUR']
  const rows = rowsOf(['A-1', '10.00', '9.00'])
  const of = (...columns: string[]) => priceCurrency({ columns, headings, rows }, 'USD')
  expect(of('sku', '', 'price')).toBe('EUR')
  expect(of('sku', 'price', '')).toBe('USD')
  // A price beside one in dollars is not in dollars by that.
  const beside = { headings: ['SKU', 'Price', 'Price USD'], rows }
  expect(priceCurrency({ ...beside, columns: ['sku', 'price', ''] }, 'USD')).toBe('')
  // A title may say it.
  const titled = { headings: ['SKU', 'Price'], rows, columns: ['sku', 'price'] }
  expect(priceCurrency(titled, 'EUR')).toBe('EUR')
})

test('the price of a pallet gives way to the price, which is in another currency than the shop', () => {
  const rows = [{ row: 2, cells: ['HAND 1', 'Zange 1', '10,00', '8,50'] }]
  const headings = ['Artikelnr.', 'Bezeichnung', 'Preis €', 'Palettenpreis']
  expect(guessTargets(headings, rows, 'USD')).toEqual(['sku', 'name', 'price', ''])
})
