/** Files of US sales tax rates: what tax services and shopkeepers write. */
import { expect, test } from 'vitest'
import { readRates } from './sales-tax-file.ts'

const today = '2026-11-22'
const read = (...lines: string[]) =>
  readRates(
    lines.map((line) => line.split(';')),
    today,
  )

test('a file of a tax service is read as it is', () => {
  const file = read(
    'State;ZipCode;TaxRegionName;EstimatedCombinedRate;RiskLevel',
    'OH;43215;FRANKLIN COUNTY;0.075000;1',
    'MA;2138;;0.0625;1',
  )
  expect(file).toEqual({
    rows: [
      { state: 'OH', zips: '43215', county: 'Franklin County', percent: 7.5, from: today },
      { state: 'MA', zips: '02138', county: '', percent: 6.25, from: today },
    ],
    wrong: [],
    ignored: ['RiskLevel'],
  })
})
test('a list by hand may name states, ranges, percents and days', () => {
  const file = read(
    'state;zip from;zip to;county;rate;valid from',
    'Ohio;;;;5.75 %;2026-01-01',
    'New York;10001;10299;New York City;8,875;7/1/2026',
    'KY;40001-42788;;Kentucky places;0.1%;',
  )
  expect(file?.wrong).toEqual([])
  expect(file?.rows).toEqual([
    { state: 'OH', zips: '', county: '', percent: 5.75, from: '2026-01-01' },
    {
      state: 'NY',
      zips: '10001-10299',
      county: 'New York City',
      percent: 8.875,
      from: '2026-07-01',
    },
    { state: 'KY', zips: '40001-42788', county: 'Kentucky places', percent: 0.1, from: today },
  ])
})
test('what is wrong is left out, with its line and the reason', () => {
  const file = read(
    'State;Zip;County;Rate',
    'Ontario;;;5',
    'OH;4321512;;5',
    'OH;;Franklin County;7.5',
    'OH;43215;;seven',
    ';;;',
  )
  expect(file?.rows).toEqual([])
  expect(file?.wrong.map(({ line }) => line)).toEqual([2, 3, 4, 5])
  expect(file?.wrong[0]?.why).toContain('“Ontario” is not a US state.')
  expect(file?.wrong[2]?.why).toContain('Enter the ZIP codes of the county')
})
test('a range of ZIP codes may be written from its end', () => {
  const file = read('State;Zip;Rate', 'OH;43299-43215;7')
  expect(file?.rows.map(({ zips }) => zips)).toEqual(['43215-43299'])
  expect(file?.wrong).toEqual([])
})
test('a file without State and Rate is none', () => {
  expect(read('Name;Price', 'Hammer;1')).toBeUndefined()
})
