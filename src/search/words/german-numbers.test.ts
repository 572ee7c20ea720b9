/** Numbers as they are said: each line was written before the code. */
import { expect, test } from 'vitest'
import { withNumbersInDigits } from './german-numbers.ts'

test.each([
  ['Ratsche halb Zoll', 'Ratsche 1/2 zoll'],
  ['Ratsche halbzoll', 'Ratsche 1/2 zoll'],
  ['halbzöllige Nuss', '1/2 zoll Nuss'],
  ['Knarre Viertel-Zoll', 'Knarre 1/4 zoll'],
  ['anderthalb Zoll Rohrzange', '1 1/2 zoll Rohrzange'],
  ['Rollgabelschlüssel fünfzehn Zoll', 'Rollgabelschlüssel 15 zoll'],
  ['Rollgabelschlüssel fuenfzehn Zoll', 'Rollgabelschlüssel 15 zoll'],
  ['Siebzehner Schlüssel', '17er Schlüssel'],
  ['vierundzwanziger Ringschlüssel', '24er Ringschlüssel'],
  ['Zwei Kilo Hammer', '2 Kilo Hammer'],
  ['6kant Schlüssel', 'sechskant Schlüssel'],
  ['6-Kant', 'sechskant'],
])('%s is %s', (said, written) => {
  expect(withNumbersInDigits(said)).toBe(written)
})

test('words that only look like numbers stay: Hammer, Zollstock, Schraubendreher', () => {
  for (const text of ['Hammer', 'Zollstock', 'Schraubendreher', 'Dreierlei', 'Einer', 'eine Zange'])
    expect(withNumbersInDigits(text)).toBe(text)
})
