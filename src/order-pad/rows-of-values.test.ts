/** A row of values is a line, whatever words its cells hold: 'No' and 'Item' name columns, too. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRows, parseText } from './parse-text.ts'

const linesOf = (read: ReturnType<typeof parseText>) =>
  read.kind === 'parsed'
    ? read.entries.map(({ term, quantity, doubt }) => [term, quantity, doubt?.kind ?? ''].join(' '))
    : read.kind
const lines = ['HMR-1001 24 ', 'WRN-3013 48 ', 'SCR-2013 2026 ']

/** Words that name columns, in the languages of those who order, and values of any kind. */
const words =
  'No|no|No.|Nr|Nr.|N°|Item|Part|Code|Ref|Artikel|Article|Name|SKU|Model|Yes|Qty|Menge|Stück|Unit|pcs|' +
  'Price|Preis|Total|Pos|Set|Pack|Type|Text|Description|Bezeichnung|Quantité|Réf|Codice|Order|PO|' +
  'Jan|2026|KW 12|1|24|Open|Berlin|EAN|Brand'
const word = fc.oneof(
  fc.constantFrom(...words.split('|')),
  fc
    .tuple(fc.constantFrom(...words.split('|')), fc.constantFrom(...words.split('|')))
    .map((two) => two.join(' ')),
  fc.string({ unit: fc.constantFrom('a', 'N', 'o', ' ', '-', '/', '?', 'é'), maxLength: 12 }),
)

test.each(['before', 'between', 'behind'])(
  'no text in a column makes a row disappear or be read by other columns: %s the others',
  (place) => {
    const at = { before: 0, between: 1, behind: 2 }[place] ?? 0
    const row = (sku: string, quantity: string, text: string) =>
      [sku, quantity].toSpliced(at, 0, text.trim())
    fc.assert(
      fc.property(
        fc.constantFrom('Rush', 'Kind', 'Taxable', 'In stock?'),
        fc.array(word, { minLength: 3, maxLength: 3 }),
        (heading, [a = '', b = '', c = '']) => {
          const rows = [
            row('Article', 'Quantity', heading),
            row('HMR-1001', '24', a),
            row('WRN-3013', '48', b),
            row('SCR-2013', '2026', c),
          ]
          for (const read of [
            parseRows(rows),
            parseText(rows.map((cells) => cells.join(';')).join('\n')),
          ]) {
            const found = linesOf(read)
            expect(found).toHaveLength(3)
            // What a cell says against its line is asked about: 'no no'.
            for (const [nth, line] of lines.entries())
              if (found[nth]?.endsWith(' ')) expect(found[nth]).toBe(line)
              else expect(found[nth]?.split(' ')[0]).toBe(line.split(' ')[0])
          }
        },
      ),
    )
  },
)

test.each([
  ['HMR-1001;48;No', ['HMR-1001 48 ']],
  ['HMR-1001;48 Stk;No', ['HMR-1001 48 ']],
  ['Claw hammer;48 pcs;Item', ['Claw hammer 48 ']],
  ['Article;Quantity;Kind\nHMR-1001;48 pcs;No\nhammer;48 pcs;Nr', ['HMR-1001 48 ', 'hammer 48 ']],
])('without headings, and with a word beside the number: %s', (text, expected) => {
  expect(linesOf(parseText(text))).toEqual(expected)
})

test.each([
  // Another list below, with its columns in another order.
  ['SKU;Qty\nHMR-1001;24\nMenge;Artikel\n48;WRN-3013', ['HMR-1001 24 ', 'WRN-3013 48 ']],
  [
    'SKU;Qty;Name\nHMR-1001;24;Hammer\nSKU;Qty;Name\nWRN-3013;48;Key',
    ['HMR-1001 24 ', 'WRN-3013 48 '],
  ],
  ['SKU;2025\nHMR-1001;24\nSKU;2026\nWRN-3013;48', ['HMR-1001 24 time', 'WRN-3013 48 time']],
  ['SKU;Qty 2025\nHMR-1001;24\nSKU;Qty 2026\nWRN-3013;48', ['HMR-1001 24 ', 'WRN-3013 48 ']],
])('a second row of headings is one: %s', (text, expected) => {
  expect(linesOf(parseText(text))).toEqual(expected)
})

describe('an old number beside a new one', () => {
  test.each([
    ['Alte Artikelnr.', 'Neue Artikelnr.', 'Menge'],
    ['Artikelnr. alt', 'Artikelnr. neu', 'Menge'],
    ['Old SKU', 'New SKU', 'Qty'],
    ['SKU', 'New SKU', 'Qty'],
    ['SKU', 'Replaced by', 'Qty'],
    ['Artikelnr.', 'Ersatzartikel', 'Menge'],
    ['Ancienne référence', 'Nouvelle référence', 'Quantité'],
    ['Vecchio codice', 'Nuovo codice', 'Quantità'],
    ['Oud artikelnummer', 'Nieuw artikelnummer', 'Aantal'],
    ['Stary kod', 'Nowy kod', 'Ilość'],
    ['Gammalt artikelnr', 'Nytt artikelnr', 'Antal'],
  ])('%s, %s: the new one is ordered', (old, fresh, quantity) => {
    const parsed = parseText(`${old}\t${fresh}\t${quantity}\nHMR-1\tHMR-1001\t12`)
    expect(parsed).toMatchObject({ entries: [{ term: 'HMR-1001', quantity: '12' }] })
  })
  test('whether a substitute is allowed is no number', () => {
    const parsed = parseText('SKU\tSubstitute\tQty\nHMR-1\tno\t12')
    expect(parsed).toMatchObject({ entries: [{ term: 'HMR-1', quantity: '12' }] })
  })
})
