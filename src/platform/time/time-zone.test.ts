/**
 * Days of a time zone: every moment is in one, and days have no gaps between them, even at clock
 * changes.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, isTimeZone, startOfDay } from './time-zone.ts'

const zones = [
  'UTC',
  'Pacific/Auckland',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Europe/Lisbon',
]
const zone = fc.constantFrom(...zones)
const moment = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2099-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const day = moment.map((date) => date.toISOString().slice(0, 10))

test('a moment lies between the start of its day and that of the next', () => {
  fc.assert(
    fc.property(moment, zone, (at, timeZone) => {
      const itsDay = dayOf(at, timeZone)
      expect(startOfDay(itsDay, timeZone).getTime()).toBeLessThanOrEqual(at.getTime())
      expect(startOfDay(addDays(itsDay, 1), timeZone).getTime()).toBeGreaterThan(at.getTime())
    }),
  )
})

test('a day begins with the first moment that is in it or after it', () => {
  fc.assert(
    fc.property(day, zone, (wanted, timeZone) => {
      const start = startOfDay(wanted, timeZone)
      expect(dayOf(start, timeZone) >= wanted).toBe(true)
      expect(dayOf(new Date(start.getTime() - 1), timeZone) < wanted).toBe(true)
    }),
  )
})

test.each([
  ['a summer day', '2026-11-21', 'Pacific/Auckland', '2026-11-20T11:00:00.000Z'],
  ['clocks forward at 02:00', '2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['the day after it', '2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['no midnight: 00:00 is 01:00', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ['midnight twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
  ['a day that was skipped', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['the day after the skipped one', '2011-12-31', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
])('%s', (_, itsDay, timeZone, start) => {
  expect(startOfDay(itsDay, timeZone).toISOString()).toBe(start)
})

test('days are counted by the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
})

test('a zone has the name of one', () => {
  expect(['Pacific/Auckland', 'UTC', 'Europe/Berlin'].every(isTimeZone)).toBe(true)
  expect(['', 'Middle/Earth', 'summer'].some(isTimeZone)).toBe(false)
})
