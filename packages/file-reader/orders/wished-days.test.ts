/** Requested delivery days: of the order, of its lines, or of both. */
import { expect, test } from 'vitest'
import { wishedDays, type Span } from './wished-days.ts'

const no: Span = ['', '']
const [ten, twelve]: readonly Span[] = [
  ['2026-11-10', '2026-11-10'],
  ['2026-11-12', '2026-11-12'],
]

test('an order that only says until when says nothing of from when', () => {
  expect(wishedDays(['', '2026-11-12'], [no, no])).toEqual({
    wishedFrom: '',
    wishedUntil: '2026-11-12',
    isByLine: false,
    ofLines: [undefined, undefined],
  })
})

test('lines that all say the same day are of one day, also where the order says it', () => {
  const same = { wishedFrom: '2026-11-10', wishedUntil: '2026-11-10', isByLine: false }
  expect(wishedDays(no, [ten ?? no, ten ?? no])).toMatchObject(same)
  expect(wishedDays(ten ?? no, [ten ?? no, no])).toMatchObject(same)
})

test('the day of a line is not that of the order, and is named on its line', () => {
  const none = { wishedFrom: '', wishedUntil: '', isByLine: true }
  expect(wishedDays(no, [ten ?? no, twelve ?? no])).toEqual({ ...none, ofLines: [ten, twelve] })
  expect(wishedDays(no, [ten ?? no, no])).toEqual({ ...none, ofLines: [ten, undefined] })
  expect(wishedDays(ten ?? no, [twelve ?? no, no, ten ?? no])).toEqual({
    wishedFrom: '2026-11-10',
    wishedUntil: '2026-11-10',
    isByLine: true,
    ofLines: [twelve, undefined, undefined],
  })
})
