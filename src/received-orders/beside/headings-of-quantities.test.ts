/** Headings that are not surely those of an ordered number of pieces. */
import { expect, test } from 'vitest'
import { besideLines } from './table-unread.ts'
import { parseText } from '../../order-pad/parse-text.ts'

function kindsOf(table: string) {
  const parsed = parseText(table)
  if (parsed.kind !== 'parsed') throw new Error(parsed.kind)
  const rows = table.split('\n')
  const lines = parsed.entries.map(({ term, quantity, prose, line }) => ({
    sellerNumber: term,
    quantity,
    prose,
    from: rows.indexOf(line) + 1,
  }))
  return Array.from(besideLines(table, lines, new Set()).doubts.values(), ({ kind, text }) => [
    kind,
    text,
  ])
}

test.each([
  'Qty sold',
  'Quantity invoiced',
  'Qty received',
  'Damaged qty',
  'Ilość zwrócona',
  'Qté livrée',
  'Weight',
  'Lead time',
  'Losgröße',
  'Giacenza',
  '在庫',
  'Qty (x12)',
  'Menge/100',
  'Menge 12er',
  'Ilość opakowań',
])('the only number column with the heading “%s” asks', (heading) => {
  expect(kindsOf(`SKU\tName\t${heading}\nHMR-1001\tClaw Hammer\t24`)).toEqual([
    ['heading', heading],
  ])
})

test('of a quantity before and its change, none is sure', () => {
  expect(kindsOf('SKU\tPrevious qty\tChange\nHMR-1001\t24\t+12')).toEqual([
    ['heading', 'Previous qty'],
  ])
})

test.each(['Qty', 'Menge', 'Quantité', 'Order qty', 'Ilość', 'Stück', 'Anzahl', 'Cantidad'])(
  'the heading “%s” asks nothing',
  (heading) => {
    expect(kindsOf(`SKU\tName\t${heading}\nHMR-1001\tClaw Hammer\t24`)).toEqual([])
  },
)
