/** Rows with cells that people do not read as values. */
import { expect, test } from 'vitest'
import { rowsWithUnseen } from './unseen-cells.ts'

const struck = [{ from: 1, to: 1, column: 0, lastColumn: 1 }]

test('a struck-out cell marks its row, with headings or without', () => {
  expect([...rowsWithUnseen(struck, ['SKU', 'Price'])]).toEqual([1])
  expect([...rowsWithUnseen(struck, [])]).toEqual([1])
})

test('a former price is struck out as usual', () => {
  const prices = [{ from: 1, to: 3, column: 1, lastColumn: 1 }]
  expect([...rowsWithUnseen(prices, ['SKU', 'Old price', 'Price'])]).toEqual([])
})
