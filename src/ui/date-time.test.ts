/** Relative days, in any zone, at any hour and across daylight-saving changes. */
import { expect, test } from 'vitest'
import { displayDate, displayTime } from './date-time.tsx'

const zone = 'America/New_York'
/** Ten minutes past midnight there. */
const now = new Date('2026-11-21T05:10:00Z')

test.each([
  ['the same day', '2026-11-22T04:59:00Z', 'Today'],
  ['twenty minutes ago, but before midnight', '2026-11-21T04:50:00Z', 'Yesterday'],
  ['almost two days ago', '2026-11-20T05:00:00Z', 'Yesterday'],
  ['three days ago', '2026-11-18T14:05:00Z', 'Nov 18'],
  ['before the clocks changed', '2026-03-01T17:00:00Z', 'Mar 1'],
  ['last year', '2025-12-31T17:00:00Z', 'Dec 31, 2025'],
  ['last year there, this year in UTC', '2026-01-01T04:00:00Z', 'Dec 31, 2025'],
])('%s', (_, moment, expected) => {
  expect(displayDate(moment, zone, now)).toBe(expected)
})

test('the day after clocks were set back is yesterday for its whole length', () => {
  const evening = new Date('2026-11-02T23:00:00Z')
  expect(displayDate('2026-11-01T04:00:00Z', zone, evening)).toBe('Yesterday')
  expect(displayDate('2026-11-02T04:59:00Z', zone, evening)).toBe('Yesterday')
  expect(displayDate('2026-11-02T05:00:00Z', zone, evening)).toBe('Today')
})

test('the same moment is another day in another zone', () => {
  const morning = '2026-11-20T20:00:00Z'
  expect(displayDate(morning, 'Pacific/Auckland', new Date(morning))).toBe('Today')
  expect(displayDate(morning, 'UTC', new Date('2026-11-21T01:00:00Z'))).toBe('Yesterday')
})

test('the time of day has two digits each', () => {
  expect(displayTime('2026-11-18T14:05:00Z', zone)).toBe('09:05')
})
