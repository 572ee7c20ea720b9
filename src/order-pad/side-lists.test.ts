/** Lists beside each other are read as lists below each other. */
import { expect, test } from 'vitest'
import { parseRows, parseText } from './parse-text.ts'

const linesOf = (parsed: ReturnType<typeof parseText>) =>
  parsed.kind === 'parsed'
    ? parsed.entries.map(({ term, quantity, doubt }) => [term, quantity, doubt?.kind])
    : []

test.each([
  ['SKU', 'Qty', 'SKU', 'Qty'],
  ['SKU', 'Qty', '', 'SKU', 'Qty'],
])('each with its numbers: %j', (...headings) => {
  const between = headings.length === 5 ? [''] : []
  const rows = [
    headings,
    ['HMR-1001', '24', ...between, 'SCR-2013', '36'],
    ['HMR-1003', '12', ...between, '', ''],
    ['HMR-1004', '', ...between, 'WRN-3010', '24'],
  ]
  const found = [
    ['HMR-1001', '24', undefined],
    ['SCR-2013', '36', undefined],
    ['HMR-1003', '12', undefined],
    ['HMR-1004', '', undefined],
    ['WRN-3010', '24', undefined],
  ]
  expect(linesOf(parseRows(rows))).toEqual(found)
  expect(linesOf(parseText(rows.map((row) => row.join('\t')).join('\n')))).toEqual(found)
})

test('two quantities of one list are no lists beside each other', () => {
  const rows = [
    ['SKU', 'Qty', 'Qty'],
    ['HMR-1001', '24', '12'],
  ]
  expect(linesOf(parseRows(rows))).toEqual([['HMR-1001', '24 / 12', 'columns']])
})

test('a hidden column of the second list is known as its own', () => {
  const rows = [
    ['SKU', 'Qty', 'SKU', 'Qty'],
    ['HMR-1001', '24', 'SCR-2013', '36'],
  ]
  const hidden = { rows: new Set<number>(), columns: new Set([3]) }
  expect(linesOf(parseRows(rows, hidden))).toEqual([
    ['HMR-1001', '24', undefined],
    ['SCR-2013', '36', 'hidden-column'],
  ])
})
