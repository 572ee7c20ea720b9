/** What stands beside a part number may change what it means: its row is skipped with the reason. */
import { expect, test } from 'vitest'
import { readNumbers } from './import-columns.ts'

const read = (heading: string, ...cells: readonly string[]) => {
  const rows = cells.map((cell, index) => [`471${index}`, `HMR-100${index}`, cell])
  const file = readNumbers([['Customer part', 'SKU', heading], ...rows], false, true, '2026-11-30')
  return { read: file?.rows.map(({ row }) => row), wrong: file?.wrong.map(({ why }) => why) }
}

test.each([
  ['Valid to', '2024-12-31', '2026-12-31', 'no longer used'],
  ['Gültig bis', '31.12.2024', '31.12.2026', 'no longer used'],
  ['Valid from', '2027-01-01', '2026-01-01', 'as soon as the number is in use'],
  ['Approved', 'No', 'Yes', 'does not use'],
  ['Qty per', '10', '1', 'several units'],
  ['Conversion', '12', '1', 'several units'],
  ['Factor', '12', '1,0', 'several units'],
  ['Umrechnungsfaktor', '12', '1', 'several units'],
  ['Unit', 'BX', 'EA', 'several units'],
  ['Customer UOM', 'Box', 'pcs', 'several units'],
  ['Einheit', 'Karton', 'Stück', 'several units'],
  ['Remark', 'discontinued', 'new', 'no longer used'],
])('%s: %s is skipped, %s and nothing are not', (heading, cell, other, why) => {
  expect(read(heading, cell, other, '')).toEqual({
    read: [3, 4],
    wrong: [expect.stringMatching(new RegExp(`“${heading}: ${cell}”.*${why}`))],
  })
})

test('a name that begins like a state is none, and a pack beside the number is not asked about', () => {
  expect(read('Name', 'Auslaufventil')).toEqual({ read: [2], wrong: [] })
  expect(read('Pack', '12')).toEqual({ read: [2], wrong: [] })
})

test('the error of a spreadsheet is no part number', () => {
  const { rows, wrong } =
    readNumbers([
      ['Customer part', 'SKU'],
      ['#N/A', 'HMR-1004'],
    ]) ?? expect.unreachable('it was not read')
  expect(rows).toEqual([])
  expect(wrong).toEqual([{ row: 2, why: expect.stringContaining('“#N/A”') }])
})

test.each(['-', 'n/a', 'N.A.', 'tbd', '0', '?'])('“%s” is no part number', (text) => {
  const file = readNumbers([
    ['Customer part', 'SKU'],
    [text, 'HMR-1004'],
    ['4712', 'HMR-1005'],
  ])
  expect(file?.rows.map(({ number }) => number)).toEqual(['4712'])
  expect(file?.wrong).toEqual([{ row: 2, why: expect.stringContaining('has no number') }])
})

test.each(['4711 / 4712', '4713, 4714', '4713; 4714'])('“%s” may be two numbers', (text) => {
  const file = readNumbers([
    ['Customer part', 'SKU'],
    [text, 'HMR-1004'],
    ['47/12-3,5', 'HMR-1005'],
  ])
  expect(file?.rows.map(({ number }) => number)).toEqual(['47/12-3,5'])
  expect(file?.wrong).toEqual([{ row: 2, why: expect.stringContaining('may be several numbers') }])
})

test('Business Central: only the references of customers are part numbers', () => {
  const file = readNumbers([
    ['Item No.', 'Unit of Measure', 'Reference Type', 'Reference No.', 'Description'],
    ['HMR-1001', 'PCS', 'Customer', '4711', 'Hammer'],
    ['HMR-1002', 'BOX', 'Customer', '4712', 'Hammer'],
    ['HMR-1003', 'PCS', 'Vendor', 'V-99', 'Hammer'],
    ['HMR-1004', 'PCS', 'Bar Code', '4006381333931', 'Hammer'],
  ])
  expect(file).toEqual({
    rows: [{ row: 2, number: '4711', sku: 'HMR-1001' }],
    wrong: [
      { row: 3, why: expect.stringContaining('“Unit of Measure: BOX”') },
      { row: 4, why: expect.stringContaining('“Reference Type: Vendor”') },
      { row: 5, why: expect.stringContaining('“Reference Type: Bar Code”') },
    ],
  })
})

test('SAP: KDMAT is the number of the customer, and a list of two customers is for none', () => {
  const list = (other: string) =>
    readNumbers([
      ['KUNNR', 'MATNR', 'KDMAT'],
      ['0000100001', 'HMR-1001', '4711'],
      [other, 'HMR-1002', '4712'],
    ])
  expect(list('0000100001')).toMatchObject({
    rows: [
      { number: '4711', sku: 'HMR-1001' },
      { number: '4712', sku: 'HMR-1002' },
    ],
  })
  expect(list('0000100002')).toMatchObject({
    rows: [],
    wrong: [{ why: expect.stringContaining('0000100002') }, {}],
  })
})
