/** Lists whose columns only blanks separate are read by the headings above their cells. */
import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

const linesOf = (text: string) => {
  const parsed = parseText(text)
  return parsed.kind === 'parsed'
    ? parsed.entries
        .filter(({ prose }) => !prose)
        .map(({ term, quantity, doubt }) => [term, quantity, ...(doubt ? [doubt.kind] : [])])
    : []
}

test.each([
  [
    'left',
    `Part        Pack  Quantity
HMR-1001    6     24
WRN-3013    12    48`,
  ],
  [
    'right',
    `Item   Part no.     Description                   Pack     Quantity    Unit price
1      HMR-1001     Fiberglass Claw Hammer 16 oz     6           24          8.54
2      WRN-3013     Combination Wrench, 13 mm       12           48          2.53`,
  ],
])('a number of another column is not the quantity, with numbers on the %s', (_side, text) => {
  expect(linesOf(text)).toEqual([
    ['HMR-1001', '24'],
    ['WRN-3013', '48'],
  ])
})

test('an empty cell keeps its column', () => {
  const text = `SKU         Min   Stock   Order
HMR-1001    12    48      24
SCR-2013    36    120
WRN-3013          0       48`
  expect(linesOf(text)).toEqual([
    ['HMR-1001', '24'],
    ['SCR-2013', ''],
    ['WRN-3013', '48'],
  ])
})

test('two numbers below one heading, or a text over two columns, are asked about', () => {
  const text = `SKU         Stock   Quantity
HMR-1001    12     24
WRN-3013    12 in all 48 pcs
SCR-2013            12  36`
  expect(linesOf(text).map(([term, , ...doubts]) => [term, doubts.length])).toEqual([
    ['HMR-1001', 0],
    ['WRN-3013', 1],
    ['SCR-2013', 1],
  ])
})

test('a sentence is no heading, and a text below a list is no row of it', () => {
  expect(linesOf('Please send the quantity below:\n24 x HMR-1001')).toEqual([['HMR-1001', '24']])
  const text = 'SKU       Quantity\nHMR-1001  24\n\nMany thanks,  Bob\n12 x WRN-3013'
  expect(linesOf(text)).toEqual([
    ['HMR-1001', '24'],
    ['WRN-3013', '12'],
  ])
})

test('blanks between columns do not join numbers, and “24 120” is asked about', () => {
  expect(linesOf('HMR-1001   36   120')).toEqual([['HMR-1001', '36 / 120', 'columns']])
  expect(linesOf('HMR-1001 1 200')).toEqual([['HMR-1001', '1200']])
  expect(linesOf('HMR-1001 1 250 pcs')).toEqual([['HMR-1001', '1250']])
  expect(linesOf('HMR-1001 24 120')).toEqual([['HMR-1001', '24120', 'amount']])
})
