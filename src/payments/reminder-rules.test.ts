/** Which reminder follows, from which day and hour. */
import { describe, expect, test } from 'vitest'
import { parseReminderDays } from '../settings/reminder-texts.ts'
import { lastDueDay, nextStep } from './reminder-rules.ts'

describe('the days of the steps', () => {
  test.each([
    ['', []],
    ['7', [7]],
    ['7, 21,35', [7, 21, 35]],
    ['1, 2, 365', [1, 2, 365]],
  ] as const)('are read from “%s”', (text, days) => {
    expect(parseReminderDays(text)).toEqual(days)
  })
  test.each(['0', '7, 7', '21, 7', '1, 2, 3, 4', '366', 'seven', '7;21', ' 7', '-1', '1.5'])(
    'are not “%s”',
    (text) => {
      expect(parseReminderDays(text)).toBeUndefined()
    },
  )
})

describe('the step that follows', () => {
  const days = [7, 21, 35]
  const dueDate = '2026-11-01'
  test('is the first, its days after the due date', () => {
    expect(nextStep({ dueDate, sent: [] }, days)).toEqual({ step: 1, on: '2026-11-08' })
    expect(nextStep({ dueDate, sent: [] }, [])).toBeUndefined()
  })
  test('is as long after the one before as the settings say, however late that was', () => {
    const onTime = { dueDate, sent: [{ step: 1, on: '2026-11-08' }] }
    expect(nextStep(onTime, days)).toEqual({ step: 2, on: '2026-11-22' })
    const late = { dueDate, sent: [{ step: 1, on: '2026-12-20' }] }
    // 14 days after 20 December.
    expect(nextStep(late, days)).toEqual({ step: 2, on: '2027-01-03' })
    const early = { dueDate, sent: [{ step: 1, on: '2026-11-02' }] }
    expect(nextStep(early, days)).toEqual({ step: 2, on: '2026-11-22' })
  })
  test('is none after the last, also where the settings have fewer steps now', () => {
    const sent = [1, 2, 3].map((step) => ({ step, on: '2026-12-06' }))
    expect(nextStep({ dueDate, sent }, days)).toBeUndefined()
    expect(nextStep({ dueDate, sent: sent.slice(0, 2) }, [7])).toBeUndefined()
  })
})

test.each([
  // Berlin is an hour ahead of UTC in November.
  ['2026-11-08T10:59:59Z', 'Europe/Berlin', '2026-11-07'],
  ['2026-11-08T11:00:00Z', 'Europe/Berlin', '2026-11-08'],
  ['2026-11-08T19:59:59Z', 'America/Los_Angeles', '2026-11-07'],
  ['2026-11-08T20:00:00Z', 'America/Los_Angeles', '2026-11-08'],
])('at %s in %s the last day whose reminders go out is %s', (now, timeZone, day) => {
  expect(lastDueDay(new Date(now), timeZone)).toBe(day)
})
