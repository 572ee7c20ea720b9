/** Days as banks write them, in the languages of their lists. */
import { describe, expect, test } from 'vitest'
import {
  areSerials,
  croatianMonths,
  daySince1900,
  mixedDays,
  toDay,
  usualDays,
} from './bank-days.ts'

const languages = ['en', 'de', 'fr', 'it', 'es', 'nl', 'pl', 'cs', 'hu', 'sv', 'da', 'pt']
const written = (language: string, day: Date, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
    .format(day)
    .normalize('NFC')

describe.each([...languages, 'hr'])('in %s', (language) => {
  test.each(['long', 'short'] as const)('every month is known by its %s name', (month) => {
    const days = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 26)))
    const order = { ...usualDays, isCroatian: language === 'hr' }
    const texts = days.map((day) => written(language, day, month))
    expect(
      texts.map((text) => toDay(text, order)),
      texts.join(' · '),
    ).toEqual(days.map((day) => day.toISOString().slice(0, 10)))
  })
})

test.each([
  '26.11.2026',
  '26. 11. 2026',
  '26/11/26',
  '2026-11-26T10:00:00Z',
  '2026. 11. 26.',
  '2026/11/26 08:12',
  '20261126',
  '26112026',
  '26-nov-26',
  'Thu 26 Nov 2026',
  'Do., 26.11.2026',
  'Nov 26, 2026',
  '26Nov2026',
])('%s is November 26', (text) => {
  expect(toDay(text)).toBe('2026-11-26')
})

test.each(['26.11.', 'yesterday', '1.250,00', 'INV-2026', 'Saldo', '458,40', '12 pieces 2026'])(
  '“%s” is no day',
  (text) => {
    expect(toDay(text)).toBe(text)
  },
)

test('listopad is October beside Croatian words, November beside others, else open', () => {
  const open = ['26 lis 2026']
  expect(croatianMonths(open, ['Datum', 'Iznos']).isCroatian).toBe(true)
  expect(croatianMonths([...open, '26 sij 2026'], []).isCroatian).toBe(true)
  expect(croatianMonths([...open, '26 paź 2026'], [])).toEqual({
    isCroatian: false,
    open: undefined,
  })
  expect(croatianMonths(open, ['Date', 'Amount']).open).toBe('26 lis 2026')
})

test('numbers of a spreadsheet are days where the whole column is such numbers', () => {
  expect(areSerials(['46352', '', '46353.5'])).toBe(true)
  expect(areSerials(['46352', '26.11.2026'])).toBe(false)
  expect(areSerials(['119,00', '46352'])).toBe(false)
  expect(daySince1900('46352')).toBe('2026-11-26')
  expect(daySince1900('36526')).toBe('2000-01-01')
})

test('a list with the day first and the month first is called so', () => {
  expect(mixedDays(['27/11/2026', '05/06/2026', '11/28/2026'])).toEqual({
    dayFirst: '27/11/2026',
    monthFirst: '11/28/2026',
  })
  expect(mixedDays(['27/11/2026', '05/06/2026'])).toBeUndefined()
})
