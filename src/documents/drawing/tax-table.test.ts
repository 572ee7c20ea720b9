/** The table of taxes on documents: what article 226 of the VAT Directive asks for. */
import { expect, test } from 'vitest'
import { taxHeadings, taxTable } from './tax-table.ts'

const euro = { code: 'EUR', symbol: '€' }

test('says rate, taxable amount and tax of each rate, and of what bears none', () => {
  const tax = {
    country: 'DE',
    lines: [
      { category: 'S' as const, rate: 1900, reason: '', base: 123_456, amount: 23_457 },
      { category: 'S' as const, rate: 550, reason: '', base: 1000, amount: 55 },
      { category: 'Z' as const, rate: 0, reason: '', base: 300, amount: 0 },
      { category: 'K' as const, rate: 0, reason: 'Exempt.', base: 99, amount: 0 },
    ],
    amount: 23_512,
    gross: 148_067,
  }
  expect([taxHeadings(), ...taxTable(tax, euro)]).toEqual([
    ['Tax rate', 'Taxable amount', 'Tax'],
    ['19 %', '€1,234.56', '€234.57'],
    ['5.5 %', '€10.00', '€0.55'],
    ['0 %', '€3.00', '€0.00'],
    ['No tax', '€0.99', '€0.00'],
  ])
})
