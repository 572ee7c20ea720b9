/** Choosing columns by hand keeps the additional cell that identifies a torn row. */
import { expect, test } from 'vitest'
import { chosenRows, type ColumnChoice } from './chosen-columns.ts'
import { withTornCells } from './table-file.client.ts'
import { tornRows } from './torn-row.ts'

const fields = [
  { heading: 'SKU', label: 'SKU' },
  { heading: 'Price', label: 'Price', kind: 'amount' as const },
]
const choice = (columns: readonly string[], headingRow = 1): ColumnChoice => ({
  headingRow,
  columns,
  decimals: '',
  dayOrder: '',
})

/** For each row below the headings, whether the reader calls it torn. */
async function tornBelow(rows: readonly (readonly string[])[], chosen: ColumnChoice) {
  const [headings = [], ...below] = (
    await withTornCells(chosenRows(rows, chosen, fields), rows, chosen)
  ).slice(Math.max(0, chosen.headingRow - 1))
  const tornIn = tornRows({ headings }, below)
  return below.map((cells) => tornIn(cells) !== undefined)
}

test('a decimal comma that tore a price apart is seen, whichever columns are chosen', async () => {
  const rows = [
    ['Nr', 'Name', 'Preis'],
    ['A-1', 'Hammer', '12', '50'],
    ['A-2', 'Zange', '8'],
    ['A-3', 'Feile', '7', '25'],
  ]
  expect(await tornBelow(rows, choice(['SKU', '', 'Price']))).toEqual([true, false, true])
})

test('headings in a later row, and a column without a name that is chosen', async () => {
  const rows = [['Liste'], ['Nr', 'Preis'], ['A-1', '12', '50'], ['A-2', '8']]
  expect(await tornBelow(rows, choice(['SKU', 'Price'], 2))).toEqual([true, false])
  const unnamed = [
    ['Nr', 'Name', ''],
    ['A-1', 'Hammer', '12.50'],
    ['A-2', 'Zange', '8.00'],
  ]
  expect(await tornBelow(unnamed, choice(['SKU', '', 'Price']))).toEqual([false, false])
})

test('a file without headings is left as it is', async () => {
  const rows = [['A-1', '12', '50']]
  const chosen = chosenRows(rows, choice(['SKU', 'Price'], 0), fields)
  expect(await withTornCells(chosen, rows, choice(['SKU', 'Price'], 0))).toEqual(chosen)
})
