/** Numbers never run backwards, are never double, and have no gap within their prefix. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedNumber, validateSeries, type SeriesState } from './series-rules.ts'

const state: SeriesState = { prefix: 'INV', last: 42, begun: true, given: 42 }
const used = new Set(['INV', 'PS', 'OLD'])

test.each([
  ['INV', 43, undefined],
  ['INV', 42, 'backwards'],
  ['INV', 44, 'gap'],
  ['INV-2027', 43, undefined],
  ['INV-2027', 2000, undefined],
  ['INV-2027', 1, 'backwards'],
  ['PS', 43, 'used'],
  ['OLD', 43, 'used'],
  ['', 43, 'none'],
] as const)('invoices up to INV-000042, then %s and %i: %s', (prefix, next, reason) => {
  expect(validateSeries('invoice', state, { prefix, next }, used)?.reason).toBe(reason)
})

test('before the first document, any number may be the first', () => {
  const empty = { prefix: 'INV', last: 0, begun: false, given: 0 }
  expect(validateSeries('invoice', empty, { prefix: 'INV', next: 5000 }, used)).toBeUndefined()
})

test('a prefix that was left comes back where nothing was issued since, and its numbers go on', () => {
  const left = { prefix: 'RE', last: 1999, begun: false, given: 42 }
  const back = (next: number, before: number) =>
    validateSeries('invoice', left, { prefix: 'INV', next }, new Set(['PS']), before)?.reason
  expect([43, 42, 44].map((next) => back(next, 42))).toEqual([undefined, 'backwards', 'gap'])
  // Others were issued in between.
  expect(back(43, 7)).toBe('used')
  expect(
    validateSeries('invoice', left, { prefix: 'RE', next: 43 }, new Set(['PS'])),
  ).toBeUndefined()
  const begun = { ...left, last: 50, begun: true, given: 50 }
  expect(validateSeries('invoice', begun, { prefix: 'INV', next: 51 }, new Set(), 42)?.reason).toBe(
    'used',
  )
})

test('orders have a number alone, and may leave some out', () => {
  const orders = { prefix: '', last: 10_041, begun: true, given: 10_041 }
  expect(validateSeries('order', orders, { prefix: '', next: 20_000 }, used)).toBeUndefined()
  expect(validateSeries('order', orders, { prefix: 'A', next: 20_000 }, used)?.reason).toBe('order')
  expect(validateSeries('order', orders, { prefix: '', next: 10_041 }, used)?.reason).toBe(
    'backwards',
  )
})

test('whatever is set and issued, no number is given twice, and no series has a gap', () => {
  const step = fc.oneof(
    fc.record({
      prefix: fc.constantFrom('INV', 'A', 'B', 'PS'),
      next: fc.integer({ min: 1, max: 60 }),
    }),
    fc.constant('issue' as const),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let current: SeriesState = { prefix: 'INV', last: 0, begun: false, given: 0 }
      const issued: (readonly [prefix: string, number: number])[] = []
      for (const each of steps) {
        const lastOf = (prefix: string) => issued.findLast(([other]) => other === prefix)?.[1]
        if (each === 'issue') {
          const last = current.last + 1
          current = { ...current, last, begun: true, given: last }
          issued.push([current.prefix, last])
          continue
        }
        const before = lastOf(each.prefix)
        if (validateSeries('invoice', current, each, new Set(['PS']), before) !== undefined)
          continue
        const begun = before !== undefined
        current = { prefix: each.prefix, last: each.next - 1, begun, given: current.given }
      }
      const given = issued.map(([, number]) => number)
      expect(given).toEqual(given.toSorted((a, b) => a - b))
      expect(new Set(issued.map(([prefix, number]) => displayedNumber(prefix, number))).size).toBe(
        issued.length,
      )
      for (const prefix of new Set(issued.map(([each]) => each))) {
        const numbers = issued.filter(([each]) => each === prefix).map(([, number]) => number)
        const [first = 0] = numbers
        expect(numbers).toEqual(numbers.map((_, index) => first + index))
      }
    }),
  )
})
