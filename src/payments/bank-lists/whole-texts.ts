/** Lists in which the text of an entry goes on in the next line. Pure. */
import type { BankColumns } from './bank-csv-columns.ts'

type Row = readonly string[]

/** Whether a row repeats the day and the currency of the one above, and has neither amount nor more. */
function goesOnFrom(last: Row, row: Row, texts: readonly number[]): boolean {
  const others = [...last.keys()].filter((column) => !texts.includes(column))
  const isSame = (column: number) => row[column] === '' || row[column] === last[column]
  const isNothing = (column: number) => !/[\p{L}\d]/u.test(row[column] ?? '')
  const left = others.filter((column) => /[\p{L}\d]/u.test(last[column] ?? '') && isNothing(column))
  const hasText = texts.some((column) => !isNothing(column))
  // Besides its amount it must lack another cell: an entry without an amount is asked about.
  return hasText && left.length > 1 && others.every((one) => isSame(one) || isNothing(one))
}

/**
 * Some banks go on with a text in the next line, where nothing else stands: it belongs to the entry
 * above.
 */
export function withWholeTexts({
  columns,
  rows,
}: {
  readonly columns: BankColumns
  readonly rows: readonly Row[]
}): readonly Row[] {
  const texts = [...columns.references, ...columns.further]
  const amounts = (['amount', 'credit', 'debit'] as const).flatMap(
    (field) => columns.fields.get(field) ?? [],
  )
  const whole: Row[] = []
  for (const row of rows) {
    const isText = row.every((cell, column) => cell === '' || texts.includes(column))
    const last = whole.at(-1)
    const isSaid = amounts.some((column) => (row[column] ?? '') !== '')
    const goesOn = isText || (last !== undefined && !isSaid && goesOnFrom(last, row, texts))
    if (!goesOn || last === undefined) whole.push(row)
    else
      whole[whole.length - 1] = last.map((cell, column) =>
        texts.includes(column) ? [cell, row[column] ?? ''].filter(Boolean).join(' ') : cell,
      )
  }
  return whole
}
