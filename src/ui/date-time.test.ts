/** Relative days, at any hour and across daylight-saving changes. */
import { expect, test } from 'vitest'
import { displayDate, displayTime } from './date-time.tsx'

const now = new Date(2026, 10, 21, 0, 10)
const at = (...date: [number, number, number, number, number]) => new Date(...date).toISOString()

test.each([
  ['the same day', at(2026, 10, 21, 23, 59), 'Today'],
  ['twenty minutes ago, but before midnight', at(2026, 10, 20, 23, 50), 'Yesterday'],
  ['almost two days ago', at(2026, 10, 20, 0, 0), 'Yesterday'],
  ['three days ago', at(2026, 10, 18, 9, 5), 'Nov 18'],
  ['before the clocks changed', at(2026, 2, 1, 12, 0), 'Mar 1'],
  ['last year', at(2025, 11, 31, 12, 0), 'Dec 31, 2025'],
])('%s', (_, moment, expected) => {
  expect(displayDate(moment, now)).toBe(expected)
})

test('the time of day has two digits each', () => {
  expect(displayTime(at(2026, 10, 18, 9, 5))).toBe('09:05')
})
