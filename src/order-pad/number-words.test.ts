/** Quantities in words, decimals of whole numbers, and signs between an article and its quantity. */
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { withDigits } from './number-words.ts'

const read = (text: string) => {
  const parsed = parseText(text)
  return parsed.kind === 'parsed'
    ? parsed.entries.map(({ term, quantity, each }) => [term, quantity, each])
    : []
}

test.each([
  ['SCR-2013 three dozen', [['SCR-2013', '3 dozen', 12]]],
  ['zwei Dutzend SCR-2013', [['SCR-2013', '2 Dutzend', 12]]],
  ['SCR-2012 a gross', [['SCR-2012', '1 gross', 144]]],
  ['HMR-1001 twelve', [['HMR-1001', '12', undefined]]],
  ['WRN-3010 twenty-four', [['WRN-3010', '24', undefined]]],
  ['vierundzwanzig Stück WRN-3010', [['WRN-3010', '24', undefined]]],
  ['douze HMR-1001', [['HMR-1001', '12', undefined]]],
  ['dodici pezzi HMR-1001', [['HMR-1001', '12', undefined]]],
  ['HMR-1001 doce', [['HMR-1001', '12', undefined]]],
  ['twaalf stuks HMR-1001', [['HMR-1001', '12', undefined]]],
  ['WRN-3013=24', [['WRN-3013', '24', undefined]]],
  ['WRN-3013 => 24', [['WRN-3013', '24', undefined]]],
  ['HMR-1002;24,00;9,46', [['HMR-1002', '24', undefined]]],
  ['SKU;Menge;Preis\nHMR-1002;24,00;9,46', [['HMR-1002', '24', undefined]]],
  ['SKU;Quantity\nHMR-1002;24.00', [['HMR-1002', '24', undefined]]],
])('%s', (text, entries) => {
  expect(read(text)).toEqual(entries)
})

test.each(['SCR-2013 a dozen and a half', '24 HMR-1001 two days late', 'HMR-1001 two or three'])(
  '%s stays as it is',
  (line) => {
    expect(withDigits(line)).toBe(line)
  },
)
