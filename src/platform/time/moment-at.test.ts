/** A typed time is the one that clocks at the shop show, wherever the browser is. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentAt } from './moment-at.ts'

test.each([
  ['winter', '2026-11-30T06:30', 'Europe/Berlin', '2026-11-30T05:30:00.000Z'],
  ['summer', '2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00:00.000Z'],
  [
    'the other side of the world',
    '2026-11-30T06:30',
    'Pacific/Auckland',
    '2026-11-29T17:30:00.000Z',
  ],
  [
    'just before clocks go forward',
    '2026-03-29T01:59',
    'Europe/Berlin',
    '2026-03-29T00:59:00.000Z',
  ],
  ['just after', '2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['skipped', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['half an hour off', '2026-11-30T12:00', 'Asia/Kolkata', '2026-11-30T06:30:00.000Z'],
])('%s', (_, shown, timeZone, moment) => {
  expect(momentAt(shown, timeZone).toISOString()).toBe(moment)
})

test('in UTC it is what was typed', () => {
  const minutes = fc.date({
    min: new Date('1990-01-01T00:00Z'),
    max: new Date('2090-01-01T00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minutes, (date) => {
      const shown = date.toISOString().slice(0, 16)
      expect(momentAt(shown, 'UTC').toISOString()).toBe(`${shown}:00.000Z`)
    }),
  )
})
