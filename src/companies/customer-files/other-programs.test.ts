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
    ['Type', 'Supplier', 'marks this company as a supplier'],
    ['Art', 'Lieferant', 'marks this company as a supplier'],
  ])('with “%s: %s”', (heading, cell, why) => {
    expect(read(`Company;${heading}`, `A1;${cell}`)).toEqual({
      rows: [],
      wrong: [expect.stringMatching(new RegExp(`(?=.*“${heading}: ${cell}”).*${why}`))],
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
  expect(wrong).toEqual([
    expect.stringContaining('“Konto: 70001” marks this company as a supplier'),
  ])
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

test('SAP Business One: suppliers, leads and frozen accounts are left out', () => {
  const { rows, wrong } = read(
    'CardCode;CardName;CardType;GroupNum;CreditLine;frozenFor;E_Mail;Address;ZipCode;City;Country;Balance',
    'C100;Acme Tools;C;2;5000;N;a@acme.example;1 Main St;02110;Boston;US;120.50',
    'V100;Steel Works;S;3;0;N;b@steel.example;2 Main St;02111;Boston;US;-900',
    'L100;Lead Co;L;-1;0;N;c@lead.example;3 Main St;02112;Boston;US;0',
    'C101;Frozen Co;C;4;7000;Y;d@fr.example;4 Main St;02113;Boston;US;0',
  )
  expect(rows).toMatchObject([{ company: 'Acme Tools', creditLimit: 500_000 }])
  expect(rows[0]).not.toHaveProperty('paymentTerms')
  expect(wrong).toEqual([
    expect.stringContaining('“CardType: S” marks this company as a supplier'),
    expect.stringContaining('It is not clear whether this company may buy (“CardType: L”)'),
    expect.stringContaining('“frozenFor: Y”'),
  ])
})

test('Omni: terms in days are days, and limits beside a balance with cents are no cents', () => {
  const { rows, wrong } = read(
    'Customer Name;Credit Limit;Terms (Days);Street Address;Current Bal',
    'Sandton Painting;80000;30;22 West St;22400.00',
    'Highland;40000;7;55 North St;14800.00',
  )
  expect(wrong).toEqual([])
  expect(rows).toMatchObject([
    { creditLimit: 8_000_000, paymentTerms: 'net 30' },
    { creditLimit: 4_000_000, paymentTerms: 'net 7' },
  ])
})

test('a private person is asked about', () => {
  const { rows, wrong } = read('Namn;Företag;Typ', ';Acme AB;Företag', ';Sven;Privatperson')
  expect(rows).toMatchObject([{ company: 'Acme AB' }])
  expect(wrong).toEqual([expect.stringContaining('“Typ: Privatperson”')])
})

test.each([
  ['2025-12-31', 'wrong'],
  ['31.12.2025', 'wrong'],
  ['unknown', 'wrong'],
  ['2026-12-31', 'read'],
  ['', 'read'],
])('an exemption until %j is %s', (day, is) => {
  const table = [
    ['Company', 'Tax exempt', 'Certificate expires'],
    ['Alpha', 'Yes', day],
    ['Beta', 'No', '2025-12-31'],
  ]
  const file = readImport(table, [], false, true, { today: '2026-11-30' })
  expect(file?.rows.map(({ row }) => row.company)).toEqual(
    is === 'read' ? ['Alpha', 'Beta'] : ['Beta'],
  )
  expect(file?.wrong.map(({ why }) => why)).toEqual(
    is === 'read' ? [] : [expect.stringContaining(`“Certificate expires: ${day}”`)],
  )
  expect(file?.ignored).toEqual([])
})

test('a workbook: the currency of a number format, and a struck-out row', () => {
  const table = [
    ['Company', 'Credit limit'],
    ['Alpha', '5000'],
    ['Beta', '5100'],
  ]
  const inEuro = readImport(table, [], false, false, { currencies: ['€'] })
  expect(inEuro?.wrong).toEqual([
    { line: 2, why: expect.stringContaining('is in EUR') },
    { line: 3, why: expect.stringContaining('is in EUR') },
  ])
  const struck = readImport(table, [], false, false, { unseen: new Set([1]) })
  expect(struck).toMatchObject({
    rows: [{ row: { company: 'Beta' } }],
    wrong: [{ line: 2, why: expect.stringContaining('struck out') }],
  })
})
