/** What most rows of a list have in common is counted in rows. */
import { expect, test } from 'vitest'
import { createFindingCounts, isShared } from './shared-findings.ts'

test('two columns with the same doubt in each row are two doubts about as many rows as there are', () => {
  const counts = createFindingCounts(['SKU', 'Discount from', 'Discount to'])
  counts.add(
    [1, 2, 3, 4, 5].map((row) => ({
      row,
      kind: 'new',
      errors: [],
      warnings: ['Discount from', 'Discount to'].map((heading) => ({
        field: 'price',
        why: `'${heading}' contains 2026-06-01 in this row and is not used. Check whether this changes the price.`,
      })),
    })),
  )
  expect(counts.result()).toMatchObject({
    shared: [
      { rows: 5, why: expect.stringContaining('Discount from') },
      { rows: 5, why: expect.stringContaining('Discount to') },
    ],
    onlyShared: [1, 2, 3, 4, 5],
  })
})

const rowWith = (row: number, ...why: readonly string[]) => ({
  row,
  kind: 'new',
  errors: [],
  warnings: why.map((text) => ({ field: 'state', why: text })),
})

test('a note about another column is not hidden by the note that most rows share', () => {
  const counts = createFindingCounts(['SKU', 'Note', 'Remark'])
  const shared = "'Note' contains 12 in this row and is not used."
  const own = "'Remark' contains 3 in this row and is not used."
  counts.add([1, 2, 3, 4, 5].map((row) => rowWith(row, shared)))
  counts.add([rowWith(6, shared, own)])
  expect(counts.result()).toMatchObject({
    shared: [{ rows: 6, why: shared }],
    onlyShared: [1, 2, 3, 4, 5],
  })
  const { shared: found } = counts.result()
  expect(isShared(found, 'warning', { field: 'state', why: own })).toBe(false)
  expect(isShared(found, 'warning', { field: 'state', why: shared })).toBe(true)
})

test('a row whose cell has other words keeps its note; another number does not count', () => {
  const counts = createFindingCounts(['SKU', 'State'])
  const said = (text: string) => `'${text}' is not a known state.`
  counts.add([1, 2, 3, 4].map((row) => rowWith(row, said(`Level ${row}`))))
  counts.add([rowWith(5, said('Level 5')), rowWith(6, said('unsafe, recalled'))])
  expect(counts.result()).toMatchObject({
    shared: [{ rows: 6, why: said('Level 1') }],
    onlyShared: [1, 2, 3, 4, 5],
  })
})
