/**
 * Lists whose last text continues in cells after the last heading, like those of Austrian banks.
 * Pure.
 */
import type { BankColumns } from './bank-csv-columns.ts'

type Row = readonly string[]
type List = { readonly headings: Row; readonly rows: readonly Row[] }

/**
 * The list with empty headings above these cells. A comma in every amount shows that no comma has
 * split an amount: then only texts can be longer, and they come after all columns that are read.
 * @returns undefined for any other list
 */
export function withTextsBehind(
  { headings, rows }: List,
  { fields, references }: BankColumns,
): List | undefined {
  const width = Math.max(...rows.map(({ length }) => length))
  const last = headings.length - 1
  const amounts = (['amount', 'credit', 'debit'] as const).flatMap(
    (field) => fields.get(field) ?? [],
  )
  const areWhole = rows.every((row) =>
    amounts.every((index) => /^$|,\d\d\D*$/.test((row[index] ?? '').trim())),
  )
  const areBefore = [...fields.values()].every((index) => index < last)
  if (width <= headings.length || !areWhole || !areBefore || !references.includes(last))
    return undefined
  return {
    headings: Array.from({ length: width }, (_, index) => headings[index] ?? ''),
    rows,
  }
}
