/** CSV that a spreadsheet opens without computing anything. */
import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('fields with separators, quotes and line ends are quoted', () => {
  expect(toCsv([['a', 'b;c', 'd "e"', 'f\ng', 1.5]])).toBe('\uFEFFa,"b;c","d ""e""","f\ng",1.5\r\n')
})
test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '＝1+1', '＠SUM'])(
  '%j is text, and no formula',
  (text) => {
    expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`)
  },
)
test('numbers below zero stay numbers', () => {
  expect(toCsv([['-4,50', -4.5]])).toBe('\uFEFF"-4,50",-4.5\r\n')
})
