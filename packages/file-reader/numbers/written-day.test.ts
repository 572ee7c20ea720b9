/** Dates as people and programs write them. */
import { expect, test } from 'vitest'
import { writtenDay } from './written-day.ts'

test.each([
  ['15-Apr-27', '2027-04-15'],
  ['15-Apr-2027', '2027-04-15'],
  ['1 Mar 2027', '2027-03-01'],
  ['March 15, 2027', '2027-03-15'],
  ['1. März 2027', '2027-03-01'],
  ['15. Apr. 2027', '2027-04-15'],
  ['1er mars 2027', '2027-03-01'],
  ['15 août 2027', '2027-08-15'],
  ['3 de mayo de 2027', '2027-05-03'],
  ['2 gennaio 2027', '2027-01-02'],
  ['1 stycznia 2027', '2027-01-01'],
  ['2027. január 15.', '2027-01-15'],
  ['20270103', '2027-01-03'],
  ['2027-01-02T00:00:00Z', '2027-01-02'],
  ['2027-01-02 00:00', '2027-01-02'],
  ['01.02.2027 00:00:00', '2027-02-01'],
  ['1.2.2027', '2027-02-01'],
])('%s', (text, day) => {
  expect(writtenDay(text)).toBe(day)
})

test.each([
  'Januar 2027',
  'March 2027',
  '3/4/2027',
  '20271301',
  'Foo 15, 2027',
  '12 Stk 2027',
  'sofort',
])('“%s” stays as it is', (text) => {
  expect(writtenDay(text)).toBe(text)
})
