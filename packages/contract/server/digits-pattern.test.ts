/** The pattern of a range of whole numbers matches the numbers of that range and nothing else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitsPattern } from './digits-pattern.server.ts'

test.each([
  [0, 9, '^(?:\\d)$'],
  [1, 1000, '^(?:[1-9]|[1-9]\\d|[1-9]\\d{2}|1000)$'],
  [5, 5, '^(?:5)$'],
])('%i to %i', (minimum, maximum, pattern) => {
  expect(digitsPattern(minimum, maximum)).toBe(pattern)
})

test('matches the numbers of the range alone', () => {
  const bound = fc.nat({ max: 2_147_483_647 })
  fc.assert(
    fc.property(bound, bound, fc.nat({ max: 9_999_999_999 }), (one, other, number) => {
      const [minimum, maximum] = one < other ? [one, other] : [other, one]
      const pattern = new RegExp(digitsPattern(minimum, maximum))
      for (const tried of [number, minimum, maximum, minimum - 1, maximum + 1])
        expect(pattern.test(String(tried))).toBe(tried >= minimum && tried <= maximum)
      expect(pattern.test(`0${minimum}`)).toBe(false)
    }),
  )
})

test('matches each number of a small range', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1100 }), fc.nat({ max: 1100 }), (minimum, length) => {
      const pattern = new RegExp(digitsPattern(minimum, minimum + length))
      const matched = Array.from({ length: 2300 }, (_, number) => number).filter((number) =>
        pattern.test(String(number)),
      )
      expect([matched[0], matched.at(-1), matched.length]).toEqual([
        minimum,
        minimum + length,
        length + 1,
      ])
    }),
    { numRuns: 30 },
  )
})
