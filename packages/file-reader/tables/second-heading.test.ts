/** Rows that name the columns again: the same fields in other words, or other fields. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'
import { tableKinds } from '../headings/article-headings.ts'
import { rowsBelow } from './second-heading.ts'

const read = (lines: readonly string[], of: (typeof tableKinds)[number] = 'tools') =>
  readTable('list.csv', new TextEncoder().encode(lines.join('\n')), { of })

test.each([
  ['SKU;Preis per 100', 'SKU;Preis per Stück'],
  ['SKU;Preis', 'Preis;SKU'],
  ['SKU;Name;Price EUR', 'SKU;Name;Price USD'],
  ['SKU;Name;Preis netto', 'SKU;Name;Preis inkl. MwSt.'],
  ['SKU;Name;Price/m', 'SKU;Name;Price/kg'],
  ['SKU;Name;Brand;Price', 'SKU;Brand;Name;Preis'],
  ['SKU;Price;Price;Name', 'SKU;Name;Price;Price'],
])('%s and %s further down: which row it is', async (first, second) => {
  for (const of of tableKinds)
    await expect(read([first, 'A-1;B;1,00', second, 'A-2;C;2,00'], of)).rejects.toThrow(
      /^Row 3 contains headings that differ from those in row 1\. Save .* separate file\.$/,
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

test.each([
  ['0', '5', '0'],
  ['5', '', '5'],
])('words that name columns beside %s, %s and %s are values', async (least, fixed, percent) => {
  const { rows } = await read(
    [
      'Pricelist Name,Apply On,Product,Min. Quantity,Compute Price,Fixed Price,Percentage Price,Start Date,End Date',
      'Trade,Product,A-1,0,Fixed Price,9.40,0,,',
      `Trade,Product Category,Hammers,${least},Discount,${fixed},${percent},,`,
    ],
    'prices',
  )
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

/** A list of anything: what is in brackets is a field. */
const below = (...lines: readonly string[]) =>
  rowsBelow(
    lines.map((line) => line.split(';')),
    0,
    {
      kindOf: (key) => (key.startsWith('field ') ? 'field' : 'unknown'),
      meaningOf: (heading) => heading.toLowerCase().replace('field one', 'field 1'),
      first: 0,
    },
  )
const headings = 'Field A;Field B;Field 1;Remark'

test('texts stand below the headings that name them, whatever their order further down', () => {
  expect(
    below(headings, 'a;b;1;x', 'Remark;Field 1;Field B;Field A', 'y;2;c;d', headings, 'e;f;3;z'),
  ).toEqual({
    rows: [['a', 'b', '1', 'x'], [], ['d', 'c', '2', 'y'], [], ['e', 'f', '3', 'z']],
    other: undefined,
  })
})

test.each([
  ['another name in another place', 'Field B;Field A;Field one;Remark'],
  ['a further field', 'Field B;Field A;Field 1;Field C'],
  ['a name twice', 'Field A;Field A;Field 1;Remark'],
])('%s: where texts can no longer be read by the headings', (_name, later) => {
  expect(below(headings, 'a;b;1;x', later, 'c;d;2;y').other).toBe(1)
})

test('two columns that nobody knows and that change places are said', () => {
  expect(below('Foo;Bar', 'a;b', 'Bar;Foo', 'c;d').other).toBe(1)
})

test('other words for the same columns, and a single column, are the heading again', () => {
  expect(below(headings, 'a;b;1;x', 'Field A;Field B;Field one;Remark', 'c;d;2;y')).toMatchObject({
    rows: { 1: [], 2: ['c', 'd', '2', 'y'] },
    other: undefined,
  })
  expect(below('Field A', 'a', 'FIELD A', 'b').rows).toEqual([['a'], [], ['b']])
})
