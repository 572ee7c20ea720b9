/** Which orders stand above and below one in the list that was open. */
import { expect, test } from 'vitest'
import { keepListed, neighboursOf } from './listed-orders.browser.ts'

test('the orders above and below are those of the list that was open last', () => {
  keepListed([10_015, 10_014, 10_011])
  expect(neighboursOf(10_014)).toEqual({ previous: 10_015, next: 10_011 })
  expect(neighboursOf(10_015)).toEqual({ previous: undefined, next: 10_014 })
  expect(neighboursOf(10_011)).toEqual({ previous: 10_014, next: undefined })
  expect(neighboursOf(10_012)).toEqual({ previous: undefined, next: undefined })
})
