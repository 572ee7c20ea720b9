/** A percentage of a price list takes at most the whole price off, and never adds to it. */
import { expect, test } from 'vitest'
import { ImportedRowDto } from './import-fields.ts'
import { NewRowDto } from './row-fields.ts'

const listId = '0190a0b0-c0d0-7e1f-8a1b-2c3d4e5f6080'
const target = { target: 'brand', name: 'Ironside' } as const

test.each([100.01, 101, 1000, 0, -5, 12.345, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is refused with a sentence that says what can be written, singly and in a file',
  (percentOff) => {
    for (const result of [
      NewRowDto.safeParse({ listId, ...target, percentOff }),
      ImportedRowDto.safeParse({ row: 2, ...target, percentOff }),
    ])
      expect(result.error?.issues.map(({ path, message }) => [path.join('/'), message])).toEqual([
        ['percentOff', 'Enter a percentage from 0.01 to 100, such as 12.5.'],
      ])
  },
)
test.each([0.01, 12.5, 100])('%s is taken', (percentOff) => {
  expect(NewRowDto.safeParse({ listId, ...target, percentOff }).success).toBe(true)
})
