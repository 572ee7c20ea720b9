/** Which numbers of orders may be the same order again. */
import { expect, test } from 'vitest'
import { isAlike } from './number-alike.ts'

test.each([
  ['C-02', 'PO C-02'],
  ['C-02', 'PO-C-02'],
  ['C-02', 'C-02-A'],
  ['C-02', 'C-02 rev 2'],
  ['C-02', '0C-02'],
  ['C-02', '#C-02.'],
  ['C-02', 'C-02/2'],
  ['4500012345', 'Bestellung Nr. 4500012345'],
  ['4500012345', '4500012345 KORREKTUR'],
  ['4500012345', 'Cde 4500012345 bis'],
  ['4500012345', '4500012345-v2'],
  ['PO-7', 'Order No. 7'],
])('%s and %s may be one order', (one, other) => {
  expect([isAlike(one, other), isAlike(other, one)]).toEqual([true, true])
})
test.each([
  ['4711-1', '4711-2'],
  ['C-02', 'C-03'],
  ['C-02', 'C-021'],
  ['PO-7', 'PO-77'],
  ['45001', '4500'],
  ['', 'PO-1'],
  ['2026-11-A', '2026-12-A'],
])('%s and %s are two', (one, other) => {
  expect([isAlike(one, other), isAlike(other, one)]).toEqual([false, false])
})
