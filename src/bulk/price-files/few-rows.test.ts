/** Columns of a price file that set a few rows apart are asked about, whatever their headings. */
import { expect, test } from 'vitest'
import { listOf, useLists } from '../test-lists.ts'

const lists = useLists()
const askedIn = async (heading: string, ...cells: readonly string[]) =>
  Object.values(
    await lists.priced(
      listOf(`SKU;Price;${heading}`, ...cells.map((cell, index) => `A-${index + 1};9,40;${cell}`)),
    ),
  ).map(({ asked }) => asked)

// The mark, word or number applies to the first row only.
test.each([
  ['Utgår', 'Ja'],
  ['Udgået', 'Ja'],
  ['Fin de série', 'O'],
  ['Fuori catalogo', 'SI'],
  ['Baja', 'S'],
  ['Wycofany', 'TAK'],
  ['Vyřazeno', 'A'],
  ['Uitlopend', 'J'],
  ['Verkaufsstopp', 'X'],
  ['NLA', 'Y'],
  ['Sommeil', '1'],
  ['Price approved', 'N'],
  ['Provisional', 'Y'],
  ['Cash only', 'Y'],
  ['Freight', 'extra'],
  ['Region', 'US'],
  ['Sales code', 'C100'],
  ['Contract', '4711'],
  ['Qty', '10'],
  ['Land', 'DE'],
  ['Kundennr', '4711'],
  ['Filiale', 'Nord'],
  ['Zusatz', 'zzgl. Fracht'],
  ['Note', 'más portes'],
  ['Bemerkung', 'neu im 2er-Pack'],
  ['Remarque', 'par paquet de 2'],
  ['Nota', 'fino al 15/12'],
  ['Opmerking', 'vanaf 10 st.'],
  ['Comment', 'while stocks last'],
])('%s: %s in one row is asked about', async (heading, cell) => {
  const [marked, ...others] = await askedIn(heading, cell, '', '')
  expect(marked).toMatch(new RegExp(`'${heading}' contains '?${cell.replaceAll(/[.+]/g, '.')}`))
  expect(others).toEqual(['', ''])
})

test.each(['Vége', 'Päättyy', 'Laatste dag', 'Ultimo giorno'])(
  'a past day below %s may be the last one of the price',
  async (heading) => {
    const [over, ...others] = await askedIn(heading, '30.06.2026', '', '')
    expect(over).toMatch(new RegExp(`'${heading}' contains '?30.06.2026`))
    expect(others).toEqual(['', ''])
  },
)

test.each([
  ['Region', 'US', 'US', 'US'],
  ['Colour', 'red', 'blue', 'green'],
  ['Last changed', '2026-01-01', '', ''],
  ['Kehtivus', '2026-02-01', '2026-02-01', '2026-02-01'],
  ['Utgår', 'Nej', 'Nej', 'Nej'],
  ['Description', 'with case', '', ''],
  ['Valid from', '2026-01-01', '', ''],
])('no question: %s with %s, %s, %s', async (heading, ...cells) => {
  expect(await askedIn(heading, ...cells)).toEqual(['', '', ''])
})

test.each([
  ['Remark', 'price per 100'],
  ['Bonus', '2%'],
  ['Menge', '10'],
])('what another question asks about %s is not asked twice', async (heading, cell) => {
  const [asked = ''] = await askedIn(heading, cell, '', '')
  expect(asked.split(`'${heading}' contains`)).toHaveLength(2)
})
