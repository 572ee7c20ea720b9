/** Rows that name the columns again: the same in other words, or something else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'
import { tableKinds } from '../headings/article-headings.ts'

const read = (lines: readonly string[], of: (typeof tableKinds)[number] = 'tools') =>
  readTable('list.csv', new TextEncoder().encode(lines.join('\n')), { of })

test.each([
  ['SKU;Preis per 100', 'SKU;Preis per Stück'],
  ['SKU;Preis', 'Preis;SKU'],
  ['SKU;Name;Price EUR', 'SKU;Name;Price USD'],
  ['SKU;Name;Preis netto', 'SKU;Name;Preis inkl. MwSt.'],
  ['SKU;Name;Price/m', 'SKU;Name;Price/kg'],
])('%s and %s further down: which row it is', async (first, second) => {
  for (const of of tableKinds)
    await expect(read([first, 'A-1;B;1,00', second, 'A-2;C;2,00'], of)).rejects.toThrow(
      /^Row 3 has headings again, different from those in row 1\. Save .* separate file\.$/,
    )
})

test('the same columns in other words are the heading again', async () => {
  const { headings, rows } = await read([
    'SKU;Name;Preis;Marke',
    'A-1;Säge;1,00;Stahl',
    'Artikelnummer;Bezeichnung;Preis;Hersteller',
    'A-2;Beil;2,00;Stahl',
  ])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['A-1', 'Säge', '1,00', 'Stahl'],
    headings,
    ['A-2', 'Beil', '2,00', 'Stahl'],
  ])
})

test('an article whose words name columns too is an article', async () => {
  const { rows } = await read(['SKU;Name;Brand;Price', 'A-1;Set;Price;1.00', 'A-2;Tool;Brand;2.00'])
  expect(rows).toHaveLength(2)
})

/** Words that name columns, in rows of values. */
const named = fc.constantFrom(
  ...'No|Nr|Item|Part|Code|Ref|Artikel|Name|SKU|Model|Price|Preis|Brand|Stock|Unit|Total|EAN'.split(
    '|',
  ),
)

test.each(tableKinds)('no text in a column makes a row of %s disappear', async (of) => {
  await fc.assert(
    fc.asyncProperty(fc.array(named, { minLength: 9, maxLength: 9 }), async (words) => {
      const rows = [0, 3, 6].map((at, nth) =>
        [`A-${nth + 1}`, ...words.slice(at, at + 3), `${nth + 1}.50`].join(';'),
      )
      const { rows: found } = await read(['SKU;Name;Brand;Description;Price', ...rows], of)
      expect(found.map(({ cells }) => cells.join(';'))).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})
test('nor in a list without amounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(named, { minLength: 6, maxLength: 6 }), async (words) => {
      const rows = [0, 3].map((at, nth) => [`A-${nth + 1}`, ...words.slice(at, at + 3)].join(';'))
      const { rows: found } = await read(['SKU;Name;Brand;Description', ...rows])
      expect(found.map(({ cells }) => cells.join(';'))).toEqual(rows)
    }),
    { numRuns: 300 },
  )
})
