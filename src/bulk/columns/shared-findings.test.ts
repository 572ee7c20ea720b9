/** What most rows of a list have in common is counted in rows. */
import { expect, test } from 'vitest'
import { createFindingCounts } from './shared-findings.ts'

test('two columns with the same doubt in each row are a doubt about as many rows as there are', () => {
  const counts = createFindingCounts()
  counts.add(
    [1, 2, 3, 4, 5].map((row) => ({
      row,
      kind: 'new',
      errors: [],
      warnings: ['Discount from', 'Discount to'].map((heading) => ({
        field: 'price',
        why: `'${heading}' contains 2026-06-01 here and is not used. Check whether this changes the price.`,
      })),
    })),
  )
  expect(counts.result()).toMatchObject({
    shared: [{ rows: 5, why: expect.stringContaining('Discount from') }],
    onlyShared: [1, 2, 3, 4, 5],
  })
})
