/** Aisles, ticks that wait, and what a code means on a pick list. */
import { expect, test } from 'vitest'
import {
  countComplete,
  isDone,
  nextToPick,
  piecesToTake,
  rowsOfCode,
  skipNext,
  toAisles,
  withKept,
  type ShownRow,
} from './aisles.ts'

const row = (bin: string, sku: string, orders = [10001]): ShownRow => ({
  toolId: sku,
  sku,
  name: sku,
  unit: 'piece',
  bin,
  pieces: 12 * orders.length,
  picked: 0,
  parts: orders.map((number) => ({ number, line: 1, pieces: 12, picked: 0, pickedBy: '' })),
})

test('an aisle is what bins begin with; tools without a bin are one', () => {
  const rows = [row('A-01', 'a'), row('A-02', 'b'), row('B-01', 'c'), row('', 'd'), row('', 'e')]
  expect(toAisles(rows).map(({ name, rows: { length } }) => [name, length])).toEqual([
    ['A', 2],
    ['B', 1],
    ['', 2],
  ])
})

test('a row is done when each of its orders is, by ticks that wait as well', () => {
  const two = row('A-01', 'a', [10001, 10002])
  const first = { number: 10001, line: 1, picked: true }
  expect(isDone(withKept(two, [first]))).toBe(false)
  expect(withKept(two, [first]).picked).toBe(12)
  const both = withKept(two, [first, { number: 10002, line: 1, picked: true }])
  expect(isDone(both)).toBe(true)
  expect(isDone(withKept(both, [{ ...first, picked: false }]))).toBe(false)
})

test('what is still to be taken from a bin is what no order has been given yet', () => {
  const two = row('C-01-2', 'a', [10008, 10013])
  expect(piecesToTake(two)).toBe(24)
  const first = withKept(two, [{ number: 10008, line: 1, picked: true }])
  expect(piecesToTake(first), 'without the 12 in the box').toBe(12)
  const half = { ...two, parts: two.parts.map((part) => ({ ...part, picked: 5 })) }
  expect(piecesToTake(half), 'an order that is picked in part').toBe(14)
  const both = withKept(first, [{ number: 10013, line: 1, picked: true }])
  expect(piecesToTake(both), 'a row that is done says what was taken').toBe(24)
})

test('a skipped row is next again after all others were skipped', () => {
  const open = [row('A-01', 'a'), row('A-02', 'b'), row('A-03', 'c')]
  let skipped: readonly string[] = []
  const seen: (string | undefined)[] = []
  for (let step = 0; step < 4; step += 1) {
    seen.push(nextToPick(open, skipped)?.sku)
    skipped = skipNext(open, skipped)
  }
  expect(seen).toEqual(['a', 'b', 'c', 'a'])
  expect(nextToPick([row('A-01', 'a')], ['a'])?.sku, 'the last one left').toBe('a')
  expect(nextToPick([], ['a'])).toBeUndefined()
})

test('an order is complete when all of its rows are', () => {
  const rows = [row('A-01', 'a', [10001, 10002]), row('A-02', 'b', [10002])]
  expect(countComplete(rows)).toBe(0)
  const ticked = rows.map((one) =>
    withKept(one, [
      { number: 10001, line: 1, picked: true },
      { number: 10002, line: 1, picked: one.sku === 'a' },
    ]),
  )
  expect(countComplete(ticked)).toBe(1)
})

test('a code means the bin, else the SKU, in any letter case, or nothing of the list', () => {
  const rows = [row('A-01', 'HMR-1'), row('A-01', 'HMR-2'), row('B-01', 'A-01')]
  expect(rowsOfCode(rows, ' a-01 ').map(({ sku }) => sku)).toEqual(['HMR-1', 'HMR-2'])
  expect(rowsOfCode(rows, 'hmr-2').map(({ sku }) => sku)).toEqual(['HMR-2'])
  expect(rowsOfCode(rows, '4006381333931')).toEqual([])
})
