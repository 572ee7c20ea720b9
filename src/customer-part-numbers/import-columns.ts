/** Reads the rows of a file of customer part numbers by its headings: pure. */
import * as z from 'zod/mini'
import { fieldOfKey } from '../../packages/file-reader/headings/dictionary.ts'
import { wordsOf } from '../../packages/file-reader/headings/heading-key.ts'
import { withoutApostrophe } from '../platform/files/csv.ts'
import { numberFields, type ImportedNumber } from './contract.ts'
import { partNumberPageMessages as messages } from './messages/page.ts'

export type WrongRow = { readonly row: number; readonly why: string }
export type NumberFile = {
  readonly rows: readonly ImportedNumber[]
  readonly wrong: readonly WrongRow[]
}

const Row = z.strictObject(numberFields)

/** @returns undefined when no column names the numbers, or none the SKUs */
export function readNumbers(table: readonly (readonly string[])[]): NumberFile | undefined {
  const named = table.slice(0, maxHeadRows).map(columnsOf)
  const heading = named.findIndex(({ number, sku }) => number >= 0 && sku >= 0)
  const { number, sku } = named[heading] ?? { number: -1, sku: -1 }
  if (number < 0 || sku < 0) return undefined
  const rows: ImportedNumber[] = []
  const wrong: WrongRow[] = []
  for (const [index, cells] of table.slice(heading + 1).entries()) {
    const values = { number: cellText(cells[number]), sku: cellText(cells[sku]) }
    if (values.number === '' && values.sku === '') continue
    const row = heading + index + 2
    const result = Row.safeParse(values)
    if (result.success) rows.push({ row, ...result.data })
    else wrong.push({ row, why: whyOf(result.error) })
  }
  return { rows, wrong }
}

/** How far below the beginning the headings may stand. */
const maxHeadRows = 30

function columnsOf(headings: readonly string[]) {
  const columns = headings.map((heading) => fieldOfKey('partNumber', wordsOf(heading)))
  return { number: columns.indexOf('number'), sku: columns.indexOf('sku') }
}

/** Without the mark by which an exported cell is no formula. */
const cellText = (cell = ''): string => withoutApostrophe(cell.trim())

const whyOf = ({ issues: [issue] }: Pick<z.core.$ZodError, 'issues'>): string =>
  messages.wrongField(issue?.path[0] === 'sku' ? 'sku' : 'number', issue?.message ?? '')
