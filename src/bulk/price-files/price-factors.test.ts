/** Price files in which nearly all prices differ from the shop's by one factor. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

// The tools cost 10.00.
const { priced } = useLists()
const askedIn = async (...lines: readonly string[]) =>
  Object.values(await priced(listOf(...lines))).map(({ asked }) => asked)
const prices = (...amounts: readonly string[]) => [
  'SKU;Price',
  ...amounts.map((amount, nth) => `A-${nth + 1};${amount}`),
]

test.each([
  ['120,00', '118,00', '121,50', '132,00', 12],
  ['100,00', '101,00', '102,00', '99,00', 10],
  ['1000,00', '1050,50', '900,00', '990,00', 100],
  ['10000,00', '10500,50', '9000,00', '9900,00', 1000],
] as const)('%s, %s, %s and %s for 10.00', async (...row) => {
  const [times, amounts] = [row[4], row.slice(0, 4).map(String)]
  const why = `4 of 4 prices are about ${times === 1000 ? '1,000' : times} times the shop’s prices. Check the currency, the decimals and the price unit.`
  expect(await askedIn(...prices(...amounts))).toEqual([why, why, why, why])
})

test.each([
  ['0,83', '0,85', '0,80', '0,90', 12],
  ['1,00', '1,01', '0,95', '1,02', 10],
  ['0,10', '0,11', '0,10', '0,10', 100],
] as const)('%s, %s, %s and %s for 10.00', async (...row) => {
  const [times, amounts] = [row[4], row.slice(0, 4).map(String)]
  const why = `For 4 of 4 prices, the shop’s price is about ${times} times the price in the file. Check the currency, the decimals and the price unit.`
  expect(await askedIn(...prices(...amounts))).toEqual([why, why, why, why])
})

test.each([
  ['prices that rise', prices('12,00', '13,50', '11,00', '14,00')],
  ['different factors', prices('120,00', '1000,00', '9,90', '10,50')],
  ['fewer than three tools', prices('100,00', '100,00')],
  ['half of the prices', prices('120,00', '120,00', '10,50', '9,90')],
  [
    'the same price for 100',
    ['SKU;Price;PE', ...[1, 2, 3, 4].map((nth) => `A-${nth};1000,00;100`)],
  ],
])('%s are not asked about', async (_, lines) =>
  expect((await askedIn(...lines)).every((asked) => asked === '')).toBe(true),
)
