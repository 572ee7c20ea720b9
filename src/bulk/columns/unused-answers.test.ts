/** An unused column with answers that differ between articles is asked about once. */
import { expect, test } from 'vitest'
import { doubtsBelow, listOf, useLists } from '../test-lists.ts'

const { imported, priced } = useLists()
const askedIn = doubtsBelow(imported)

// As articles end in lists of eighteen languages: the first article is sold, the second is not.
test.each([
  ['Vyřazeno', 'N', 'A'],
  ['Udgået', 'Nej', 'Ja'],
  ['Utgått', '', 'X'],
  ['Poistuva tuote', '', 'x'],
  ['Fin de série', 'N', 'O'],
  ['Actif', 'O', 'N'],
  ['Fuori catalogo', 'NO', 'SI'],
  ['Baja', 'N', 'S'],
  ['Descontinuado', 'Não', 'Sim'],
  ['Uitlopend', 'N', 'J'],
  ['Wycofany', 'NIE', 'TAK'],
  ['Verkaufsstopp', '', 'X'],
  ['NLA', '', 'Y'],
  ['Web Visible', 'Y', 'N'],
  ['Sommeil', '0', '1'],
  ['Fermé', '-', 'X'],
  ['Freigabe', 'ja', 'nein'],
  ['Aktiivinen', 'Kyllä', 'Ei'],
  ['Internet', 'Ano', 'Ne'],
  ['End of life', '', '2026-03-31'],
  ['Available from', '2025-01-01', '2027-06-01'],
  ['Lifecycle', 'Current', 'Last time buy'],
  ['Preiskennzeichen', '1', '2'],
  ['SellItem', 'Y', 'N'],
])('%s: %s and %s', async (heading, sold, ended) => {
  const asked = await askedIn(heading, sold, ended)
  // What is read changes the second row: it is a draft, or is discontinued.
  const read = Object.values(
    await imported(
      listOf(`SKU;Name;Price;${heading}`, `UB-1;Saw;9,50;${sold}`, `UB-2;Axe;9,50;${ended}`),
    ),
  )
  expect(asked.join('') !== '' || read[1]?.['state'] !== undefined).toBe(true)
})

test('one sentence for the column, which quotes what it contains', async () => {
  const why =
    "'Sommeil' contains '0', '1' in some rows and is not used. Check whether it changes the price, or shows which articles are still sold."
  expect(await askedIn('Sommeil', '0', '1', '0')).toEqual([why, why, why])
})

test.each([
  ['the same answer for all', 'Sommeil', '0', '0', '0'],
  ['numbers', 'Position', '1', '2', '3'],
  ['a number in one row', 'Shelf', '', '1', ''],
  ['words', 'Colour', 'red', 'blue', 'green'],
  ['a class', 'ABC', 'A', 'B', 'C'],
  ['whether it is featured', 'Is featured?', '0', '1', '0'],
  ['tax', 'Variant Taxable', 'true', 'false', 'true'],
  ['when a row was changed', 'Last changed', '2026-01-01', '2026-02-01', ''],
])('no question: %s', async (_what, heading, ...cells) =>
  expect(await askedIn(heading, ...cells)).toEqual(['', '', '']),
)

test.each(['KW 5/2027', 'Q1 2027', 'Spring 2027'])('%s is a first day of the price', async (cell) =>
  expect((await askedIn('Gültig ab', cell)).join('')).toContain(`contains ${cell}`),
)

test.each([
  ['Contract end', '2027-06-30', '2025-06-30'],
  ['Web', 'Y', 'N'],
])('a price file: %s', async (heading, one, other) => {
  const read = await priced(listOf(`SKU;Price;${heading}`, `A-1;10,50;${one}`, `A-2;9,50;${other}`))
  for (const { asked } of Object.values(read))
    expect(asked).toContain(`'${heading}' contains '${one}', '${other}' in some rows`)
})

test('a price file: a state has its own question only', async () => {
  const read = await priced(listOf('SKU;Price;Approved', 'A-1;10,50;Yes', 'A-2;9,50;No'))
  expect(read['A-1']?.asked).toBe('')
  expect(read['A-2']?.asked).toContain("'Approved' contains No in this row")
})
