/** An entry of a day to come is not posted yet, except on the next day on which banks book. */
import { expect, test } from 'vitest'
import { futureDays } from './future-days.ts'

test.each([
  ['Monday', '2026-11-30', '2026-12-01', false],
  ['Monday', '2026-11-30', '2026-12-02', true],
  ['Thursday', '2026-12-03', '2026-12-04', false],
  ['Friday', '2026-12-04', '2026-12-07', false],
  ['Friday', '2026-12-04', '2026-12-08', true],
  ['Saturday', '2026-12-05', '2026-12-07', false],
])('on %s, %s, an entry of %s', (_, today, bookedOn, isAsked) => {
  const question = expect.stringContaining('which is in the future')
  expect(futureDays([{ bookedOn }], today)).toEqual(isAsked ? [question] : [])
})
