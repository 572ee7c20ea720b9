/** Quantities of price breaks in a separate row below one heading for prices, merged or not. */
import { expect, test } from 'vitest'
import { quantityOfHeading } from '../headings/article-headings.ts'
import { readTable } from '../read-table.ts'

const headingsOf = async (...lines: readonly string[]) =>
  (await readTable('list.csv', new TextEncoder().encode(lines.join('\n')))).headings

test.each([
  'Preis ab',
  'Price from',
  'Prix à partir de',
  'Prezzo da',
  'Cena od',
  'Precio desde',
  'Preis bei Abnahme von',
  'Menge',
])('numbers below “%s” say from how many on', async (name) => {
  const headings = await headingsOf(
    `SKU;Name;${name};;`,
    ';;1;10;100',
    'A-1;Hammer;9,50;8,50;7,50',
    'A-2;Zange;8,50;7,50;6,50',
  )
  expect(headings.slice(0, 2)).toEqual(['SKU', 'Name'])
  expect(headings.slice(2).map((heading) => /\d+/.exec(heading)?.[0])).toEqual(['1', '10', '100'])
})

test.each(['Preis/100', 'Preis inkl. MwSt. ab', 'Preis USD ab'])(
  'what “%s” says of prices, each quantity below it says',
  async (name) => {
    const headings = await headingsOf(`SKU;Name;${name};;`, ';;1;10;100', 'A-1;A;9,50;8,50;7,50')
    expect(headings.slice(2)).toEqual([`1 (${name})`, `10 (${name})`, `100 (${name})`])
    expect(headings.slice(2).map(quantityOfHeading)).toEqual([1, 10, 100])
  },
)

test.each([
  ['SKU;Name;Preis;Bestand', ';;9;10'],
  ['SKU;Name;Preis;', ';;10;5'],
  ['SKU;Name;Bild;', ';;1;2'],
])('“%s” over “%s” are no ladder', async (headings, row) => {
  expect((await headingsOf(headings, row, 'A-1;Hammer;9,50;5')).slice(0, 3)).toEqual(
    headings.split(';').slice(0, 3),
  )
})
