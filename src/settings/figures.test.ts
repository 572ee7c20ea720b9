/** The strip of figures as people write it. */
import { expect, test } from 'vitest'
import { defaultFigures, parseFigures } from './figures.ts'

test('the default is the strip of the specification', () => {
  expect(parseFigures(defaultFigures)).toEqual([
    ['100+', 'Country'],
    ['30+', 'Years of Trust'],
    ['347+', 'Happy Clients'],
    ['500+', 'Complete project'],
  ])
})

test.each([
  ['', []],
  [' \n\n', []],
  [
    '12|years\n\n 40 |  makers ',
    [
      ['12', 'years'],
      ['40', 'makers'],
    ],
  ],
  ['12 years', undefined],
  ['| years', undefined],
  ['12 |', undefined],
  ['1 | 2 | 3', undefined],
  [`${'9'.repeat(21)} | years`, undefined],
  [Array.from({ length: 7 }, () => '1 | year').join('\n'), undefined],
])('%j is read as %j', (text, figures) => {
  expect(parseFigures(text)).toEqual(figures)
})
