/** Cells that are no single part number, and columns of yes and no: each row is skipped, and says why. */
import { expect, test } from 'vitest'
import { readNumbers } from './import-columns.ts'

const read = (headings: readonly string[], ...rows: readonly (readonly string[])[]) => {
  const file = readNumbers([headings, ...rows]) ?? expect.unreachable('it was not read')
  return { read: file.rows.map(({ number }) => number), wrong: file.wrong.map(({ why }) => why) }
}
const numbers = (...cells: readonly string[]) =>
  read(['Customer part', 'SKU'], ...cells.map((cell, index) => [cell, `HMR-100${index}`]))

test.each([
  ['-', '–', '?', '...', '/', '0', '000'],
  ['n/a', 'N.A.', 'tbd', 'none', 'unknown', 'to follow', 'xxx'],
  ['keine', 'offen', 'folgt', 'unbekannt', 'noch nicht vergeben'],
  ['néant', 'à définir', 'inconnu', 'da definire', 'nessuno', 'ninguno', 'por definir', 's/o'],
  ['geen', 'n.v.t.', 'brak', 'není', 'nincs', 'saknas', 'mangler', 'nenhum', 'puuttuu'],
])('placeholders are no part numbers: %s, %s, %s …', (...words) => {
  expect(numbers(...words)).toEqual({
    read: [],
    wrong: words.map((word) =>
      expect.stringContaining(`Part number: “${word}” may mean that the company has no number`),
    ),
  })
})

test('a word among numbers is no part number, whatever its language', () => {
  expect(numbers('4711', '4712', 'ontbreekt', '4713')).toEqual({
    read: ['4711', '4712', '4713'],
    wrong: [expect.stringContaining('“ontbreekt” may mean that the company has no number')],
  })
  expect(numbers('HAMMER-L', 'HAMMER-S', 'SAW', '4711').read).toHaveLength(4)
})

test.each([
  '4711 / 4712',
  '4711/4712',
  '4713, 4714',
  '4713,4714',
  '4711; 4712',
  '4711\n4712',
  'MJ-10 | MJ-11',
  '4711 + 4712',
  '4711 & 4712',
  '4711 und 4712',
  '4711 or 4712',
  '4711 ou 4712',
  '4711 (alt: 4700)',
  '4711 / 4712 / 4713',
])('%j may be several numbers', (cell) => {
  expect(numbers(cell, '4800')).toEqual({
    read: ['4800'],
    wrong: [expect.stringContaining('may be several numbers')],
  })
})

test.each([
  ['M8 x 20 / A2', 'K 12 / L'],
  ['12-34-56', '1/2-13'],
  ['87 01 250', '10.20.30'],
  ['1234/5678', '1235/5679'],
  ['ABC/DEF', '(4711)'],
])('%j and %j are single numbers', (...cells) => {
  expect(numbers(...cells)).toEqual({ read: cells, wrong: [] })
})

test.each([
  ['Cancelled', 'X', ''],
  ['Geannuleerd', 'ja', 'nee'],
  ['Needed', 'No', 'Yes'],
  ['Käytössä', 'ei', 'kyllä'],
  ['Hyllymärkki', 'X', ''],
  ['Voorkeur', 'N', 'J'],
])('the rare answer below “%s” is skipped: %s, not %s', (heading, rare, usual) => {
  const rows = [rare, usual, usual].map((cell, index) => [`471${index}`, `HMR-100${index}`, cell])
  expect(read(['Customer part', 'SKU', heading], ...rows)).toEqual({
    read: ['4711', '4712'],
    wrong: [expect.stringContaining(`“${heading}: ${rare}” may mean that the number is not used`)],
  })
})

test.each(['Qty per', 'Pieces per unit', 'Menge pro', 'Stück je Einheit', 'Ilość w opak'])(
  '%s: 10 is another quantity than one piece',
  (heading) => {
    const rows = ['1', '10'].map((cell, index) => [`471${index}`, `HMR-100${index}`, cell])
    expect(read(['Customer part', 'SKU', heading], ...rows)).toEqual({
      read: ['4710'],
      wrong: [expect.stringContaining('several units of the tool')],
    })
  },
)

test('a row that a workbook hides or strikes out is skipped', () => {
  const rows = [
    ['Customer part', 'SKU'],
    ['4711', 'HMR-1001'],
    ['4712', 'HMR-1002'],
  ]
  expect(readNumbers(rows, false, false, '', new Set([2]))).toMatchObject({
    rows: [{ row: 2, number: '4711' }],
    wrong: [{ row: 3, why: expect.stringContaining('struck out') }],
  })
})
