/** What a list says about a company besides its name and address: no customer, blocked, or elsewhere. */
import { describe, expect, test } from 'vitest'
import { readImport } from './import-columns.ts'

const read = (...lines: readonly string[]) => {
  const file = readImport(
    lines.map((line) => line.split(';')),
    [],
  )
  if (!file) return expect.unreachable('no file of customers')
  return { rows: file.rows.map(({ row }) => row), wrong: file.wrong.map(({ why }) => why) }
}

describe('a company is left out', () => {
  test.each([
    ['Status', 'On stop', 'is blocked'],
    ['Status', 'Bankrupt', 'is blocked'],
    ['Status', 'Insolvent', 'is blocked'],
    ['Status', 'Lieferstopp', 'is blocked'],
    ['Status', 'in Liquidation', 'is blocked'],
    ['Account on hold', 'TRUE', 'is blocked'],
    ['Sperrkennzeichen', '1', 'is blocked'],
    ['Status', 'Watch list', 'not clear whether'],
    ['Type', 'Supplier', 'means a supplier'],
    ['Art', 'Lieferant', 'means a supplier'],
  ])('with “%s: %s”', (heading, cell, why) => {
    expect(read(`Company;${heading}`, `A1;${cell}`)).toEqual({
      rows: [],
      wrong: [expect.stringMatching(new RegExp(`“${heading}: ${cell}”.*${why}`))],
    })
  })
})

test.each([
  ['Status', 'Active'],
  ['Status', 'Prospect'],
  ['Status', 'Kunde'],
  ['Status', '10'],
  ['Status', 'A'],
  ['Account on hold', 'FALSE'],
  ['Type', 'Customer'],
])('with “%s: %s” a company is read', (heading, cell) => {
  expect(read(`Company;${heading}`, `A1;${cell}`)).toEqual({ rows: [{ company: 'A1' }], wrong: [] })
})

test('in DATEV the days count, not the number of the condition, and 70001 is a supplier', () => {
  const headings = 'Konto;Firma;Zahlungsbedingung;Fälligkeit in Tagen (Debitor)'
  const { rows, wrong } = read(headings, '10001;Müller GmbH;10;30', '70001;Lieferant AG;;')
  expect(rows).toMatchObject([{ company: 'Müller GmbH', paymentTerms: 'net 30' }])
  expect(wrong).toEqual([expect.stringContaining('“Konto: 70001” means a supplier')])
})

test('a town and a postcode in the column of the other are read in their own', () => {
  const { rows } = read('Firma;Straße;Ort;PLZ', 'A1;Hauptstr. 1;01067;Dresden')
  expect(rows).toEqual([{ company: 'A1', address: 'Hauptstr. 1\n01067 Dresden' }])
})

test.each([
  ['Atlanta', '30301', 'GA', '“GA” may be a US state, but is the code of Gabon'],
  ['Boston', '2110', 'United States', '“2110” has too few digits'],
])('%s %s %s is asked about', (city, code, country, why) => {
  const { wrong } = read('Company;City;Postal Code;Country/Region', `A1;${city};${code};${country}`)
  expect(wrong).toEqual([expect.stringContaining(why)])
})

test('a country without such postcodes is read beside others', () => {
  const { rows } = read('Company;City;Postal code;Country', 'A1;Libreville;;GA', 'A2;Roma;00118;IT')
  expect(rows).toHaveLength(2)
})
