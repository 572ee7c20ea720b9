/** Reads the rows of a file of customer part numbers by its headings: pure. */
import * as z from 'zod/mini'
import { withoutApostrophe } from '../platform/files/csv.ts'
import { numberFields, type ImportedNumber } from './contract.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'

type Field = keyof typeof numberFields

/** What a column may be called, in lower case. */
const headings: Readonly<Record<Field, readonly string[]>> = {
  number: [
    'part number',
    'part no',
    'part no.',
    'part',
    'your number',
    'your part number',
    'customer part number',
    'item number',
    'item',
    'material',
    'article',
    'our number',
  ],
  sku: ['sku', 'shop sku', 'supplier number', 'supplier part number', 'supplier sku', 'tool'],
}
const fields = new Map<string, Field>([
  ...headings.number.map((name) => [name, 'number'] as const),
  ...headings.sku.map((name) => [name, 'sku'] as const),
])

export type WrongRow = { readonly row: number; readonly why: string }
export type NumberFile = {
  readonly rows: readonly ImportedNumber[]
  readonly wrong: readonly WrongRow[]
}

const Row = z.strictObject(numberFields)

/** @returns undefined when no column names the numbers, or none the SKUs */
export function readNumbers(table: readonly (readonly string[])[]): NumberFile | undefined {
  const [first = [], ...lines] = table
  const columns = first.map((heading) =>
    fields.get(heading.trim().toLowerCase().replaceAll(/\s+/g, ' ')),
  )
  const [number, sku] = [columns.indexOf('number'), columns.indexOf('sku')]
  if (number < 0 || sku < 0) return undefined
  const rows: ImportedNumber[] = []
  const wrong: WrongRow[] = []
  for (const [index, cells] of lines.entries()) {
    const values = { number: cellText(cells[number]), sku: cellText(cells[sku]) }
    if (values.number === '' && values.sku === '') continue
    const row = index + 2
    const result = Row.safeParse(values)
    if (result.success) rows.push({ row, ...result.data })
    else wrong.push({ row, why: whyOf(result.error) })
  }
  return { rows, wrong }
}

/** Without the mark by which an exported cell is no formula. */
const cellText = (cell = ''): string => withoutApostrophe(cell.trim())

const whyOf = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  messages.wrongField(issue?.path[0] === 'sku' ? 'sku' : 'number', issue?.message ?? '')
