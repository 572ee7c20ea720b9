/** Relative days, in any zone, at any hour and across daylight-saving changes. */
import { expect, test } from 'vitest'
import { inLanguage } from '../platform/languages/in-language.server.ts'
import { formatFully } from './date-formats.ts'
import { displayDate, displayTime, displayWait } from './date-time.tsx'
import { displayRange } from './desk/day-range.tsx'

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
  expect(displayDate(moment, { timeZone: zone }, now)).toBe(expected)
})

test('the day after clocks were set back is yesterday for its whole length', () => {
  const evening = new Date('2026-11-02T23:00:00Z')
  expect(displayDate('2026-11-01T04:00:00Z', { timeZone: zone }, evening)).toBe('Yesterday')
  expect(displayDate('2026-11-02T04:59:00Z', { timeZone: zone }, evening)).toBe('Yesterday')
  expect(displayDate('2026-11-02T05:00:00Z', { timeZone: zone }, evening)).toBe('Today')
})

test('the same moment is another day in another zone', () => {
  const morning = '2026-11-20T20:00:00Z'
  expect(displayDate(morning, { timeZone: 'Pacific/Auckland' }, new Date(morning))).toBe('Today')
  expect(displayDate(morning, { timeZone: 'UTC' }, new Date('2026-11-21T01:00:00Z'))).toBe(
    'Yesterday',
  )
})

test.each([
  ['of this year', '2026-03-01', '2026-12-20', ['Mar 1', 'Dec 20']],
  ['from last year', '2025-12-20', '2026-12-20', ['Dec 20, 2025', 'Dec 20, 2026']],
  ['into next year', '2026-11-21', '2027-11-20', ['Nov 21, 2026', 'Nov 20, 2027']],
  ['of another year', '2024-01-01', '2024-12-31', ['Jan 1, 2024', 'Dec 31, 2024']],
])('a period %s has its years at both ends or at neither', (_, from, until, expected) => {
  expect(displayRange([from, until], { timeZone: zone }, now)).toEqual(expected)
})

test('the time of day has two digits each', () => {
  expect(displayTime('2026-11-18T14:05:00Z', zone)).toBe('09:05')
})

test.each([
  ['an hour earlier', '2026-11-21T04:10:00Z', 'yesterday'],
  ['of this year', '2026-11-18T14:05:00Z', 'November 18'],
  ['of another year', '2025-11-18T14:05:00Z', 'November 18, 2025'],
  ['within two weeks', '2026-12-03T17:00:00Z', 'Thursday, December 3'],
])('in a sentence: %s', (_, moment, expected) => {
  expect(displayDate(moment, { timeZone: zone }, now, 'sentence')).toBe(expected)
})

test.each([
  ['tomorrow', '2026-11-22', 'Tomorrow'],
  ['within two weeks', '2026-12-03', 'Thu, Dec 3'],
  ['two weeks from now', '2026-12-05', 'Sat, Dec 5'],
  ['later this year', '2026-12-06', 'Dec 6'],
  ['next year', '2027-02-01', 'Feb 1, 2027'],
  ['a day that has passed', '2026-11-18', 'Nov 18'],
])('a day to come: %s', (_, day, expected) => {
  expect(displayDate(day, { timeZone: zone }, now)).toBe(expected)
})

test.each([
  ['DE', '2026-11-18T14:05:00Z', '18.11.'],
  ['DE', '2025-11-18T14:05:00Z', '18.11.2025'],
  ['GB', '2025-11-18T14:05:00Z', '18/11/2025'],
  ['EG', '2025-11-18T14:05:00Z', '18/11/2025'],
  ['DE', '2026-12-03T14:05:00Z', 'Thu, 3.12.'],
  ['DE', '2026-11-21T04:50:00Z', 'Yesterday'],
])('in a shop of %s', (country, moment, expected) => {
  const shown = displayDate(moment, { timeZone: zone, country }, now)
  // Right-to-left marks are not read.
  expect(shown.replaceAll('\u200f', '')).toBe(expected)
})

test.each([
  [39.9, '39 min'],
  [21 * 60 + 59, '21 h'],
  [24 * 60, '1 day'],
  [2 * 24 * 60 + 1, '2 days'],
  [-5, '0 min'],
])('%d minutes have been waited', (minutes, expected) => {
  const since = new Date(now.getTime() - minutes * 60_000).toISOString()
  expect(displayWait(since, now)).toBe(expected)
})

test('words of dates are those of the page, whatever country the shop is in', () => {
  const inGerman = (country: string | undefined, place: 'list' | 'sentence') =>
    inLanguage('de', () =>
      displayDate('2026-11-18T14:05:00Z', { timeZone: zone, country }, now, place),
    )
  expect(inGerman('US', 'list')).toBe('18. Nov.')
  expect(inGerman(undefined, 'sentence')).toBe('18. November')
  expect(inGerman('DE', 'list')).toBe('18.11.')
  expect(inLanguage('de', () => formatFully(now, zone))).toBe('Samstag, 21. November 2026 um 00:10')
})
