/** When an order leaves: by the shop's clock and working days, wherever the visitor is. */
import { expect, test } from 'vitest'
import { nextDispatch, type CutOff } from './cut-off.ts'
import { parseDaysOff } from './days-off.ts'

const berlin = 'Europe/Berlin'
const weekdays = { time: '14:00', week: 'mon-fri', daysOff: [] } as const satisfies CutOff

// November 30, 2026 is a Monday.
test.each<readonly [string, string, CutOff, string, string, number, number | undefined]>([
  ['before the cut-off', '2026-11-30T10:46:00Z', weekdays, berlin, '2026-11-30', 0, 134],
  ['seconds are not promised', '2026-11-30T10:46:01Z', weekdays, berlin, '2026-11-30', 0, 133],
  ['one minute before', '2026-11-30T12:59:00Z', weekdays, berlin, '2026-11-30', 0, 1],
  ['in the last minute', '2026-11-30T12:59:01Z', weekdays, berlin, '2026-12-01', 1, undefined],
  ['exactly at the cut-off', '2026-11-30T13:00:00Z', weekdays, berlin, '2026-12-01', 1, undefined],
  ['after it', '2026-11-30T20:00:00Z', weekdays, berlin, '2026-12-01', 1, undefined],
  ['on Friday after it', '2026-12-04T13:30:00Z', weekdays, berlin, '2026-12-07', 3, undefined],
  ['on Saturday', '2026-12-05T08:00:00Z', weekdays, berlin, '2026-12-07', 2, undefined],
  ['on Sunday', '2026-12-06T08:00:00Z', weekdays, berlin, '2026-12-07', 1, undefined],
  [
    'where Saturday is a day of work',
    '2026-12-05T08:00:00Z',
    { ...weekdays, week: 'mon-sat' },
    berlin,
    '2026-12-05',
    0,
    300,
  ],
  [
    'where every day is one',
    '2026-12-06T08:00:00Z',
    { ...weekdays, week: 'daily' },
    berlin,
    '2026-12-06',
    0,
    300,
  ],
  [
    'on a holiday of this year',
    '2026-12-24T08:00:00Z',
    { ...weekdays, daysOff: ['2026-12-24', '12-25', '12-26'] },
    berlin,
    '2026-12-28',
    4,
    undefined,
  ],
  [
    'across the turn of the year',
    '2026-12-31T13:00:00Z',
    { ...weekdays, daysOff: ['01-01'] },
    berlin,
    '2027-01-04',
    4,
    undefined,
  ],
  [
    'a holiday of another year',
    '2026-12-24T08:00:00Z',
    { ...weekdays, daysOff: ['2025-12-24'] },
    berlin,
    '2026-12-24',
    0,
    300,
  ],
  ['just before midnight', '2026-11-30T22:59:59Z', weekdays, berlin, '2026-12-01', 1, undefined],
  ['at midnight of the shop', '2026-11-30T23:00:00Z', weekdays, berlin, '2026-12-01', 0, 840],
  [
    'a cut-off at midnight is never ahead',
    '2026-11-30T23:00:00Z',
    { ...weekdays, time: '00:00' },
    berlin,
    '2026-12-02',
    1,
    undefined,
  ],
  [
    'the day when clocks go forward has 23 hours',
    '2026-03-28T23:00:00Z',
    { ...weekdays, week: 'daily' },
    berlin,
    '2026-03-29',
    0,
    13 * 60,
  ],
  [
    'the day when clocks go back has 25',
    '2026-10-24T22:00:00Z',
    { ...weekdays, week: 'daily' },
    berlin,
    '2026-10-25',
    0,
    15 * 60,
  ],
  [
    'a time that clocks skip is as much later',
    '2026-03-29T00:30:00Z',
    { ...weekdays, week: 'daily', time: '02:30' },
    berlin,
    '2026-03-29',
    0,
    60,
  ],
  [
    'where it is tomorrow already',
    '2026-11-29T22:00:00Z',
    weekdays,
    'Pacific/Auckland',
    '2026-11-30',
    0,
    180,
  ],
  [
    'where it is still yesterday',
    '2026-12-01T02:00:00Z',
    { ...weekdays, time: '21:30' },
    'America/New_York',
    '2026-11-30',
    0,
    30,
  ],
  ['half an hour off', '2026-11-30T08:00:00Z', weekdays, 'Asia/Kolkata', '2026-11-30', 0, 30],
])('%s', (_, now, cutOff, timeZone, day, daysAhead, minutes) => {
  expect(nextDispatch(new Date(now), cutOff, timeZone)).toEqual({
    day,
    daysAhead,
    ...(minutes === undefined ? {} : { minutes }),
  })
})

test('a shop that closes for longer than two months promises nothing', () => {
  const months = ['12', '01', '02']
  const daysOff = months.flatMap((month) =>
    Array.from({ length: 31 }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  )
  const closed = { ...weekdays, daysOff }
  expect(nextDispatch(new Date('2026-12-01T08:00:00Z'), closed, berlin)).toBeUndefined()
})

test.each([
  ['', []],
  ['2026-12-24\n\n 12-25 ', ['2026-12-24', '12-25']],
  ['02-29', ['02-29']],
  ['2026-02-29', undefined],
  ['12-32', undefined],
  ['24.12.\n24.12.2026\n1. 5. 2027', ['12-24', '2026-12-24', '2027-05-01']],
  ['29.02.', ['02-29']],
  ['29.2.2026', undefined],
  ['12.24.', undefined],
  ['24.12.26', undefined],
  ['Christmas', undefined],
])('days off: %j', (text, days) => {
  expect(parseDaysOff(text)).toEqual(days)
})
