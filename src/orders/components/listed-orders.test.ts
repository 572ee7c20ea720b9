/** Which orders stand above and below one in the list from which somebody came. */
import { expect, test } from 'vitest'
import { neighboursIn } from './listed-orders.ts'

const nobody = { previous: undefined, next: undefined }

test('the orders above and below are those of the list', () => {
  const state = { listed: [10_015, 10_014, 10_011] }
  expect(neighboursIn(state, 10_014)).toEqual({ previous: 10_015, next: 10_011 })
  expect(neighboursIn(state, 10_015)).toEqual({ previous: undefined, next: 10_014 })
  expect(neighboursIn(state, 10_011)).toEqual({ previous: 10_014, next: undefined })
})

test('an order that was opened another way has none', () => {
  for (const state of [null, undefined, 'listed', { listed: 3 }, { listed: [10_015] }, {}])
    expect(neighboursIn(state, 10_012)).toEqual(nobody)
  expect(neighboursIn({ listed: ['x', 10_012, null] }, 10_012)).toEqual(nobody)
})
