/**
 * A table whose columns somebody has chosen by hand, written again with headings that every reader
 * knows: so that no reader has to know of the choice. Pure.
 */
import { signBefore, type DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'

/** What a column of a file may be. */
export type ColumnField = {
  /** The heading by which the reader knows it. */
  readonly heading: string
  /** What people call it. */
  readonly label: string
  /** How its cells are settled before they are read. */
  readonly kind?: 'amount' | 'count' | 'day' | undefined
  /** Whether several columns may be it, which are read one after the other. */
  readonly isRepeated?: boolean
}

/** A place that reads files whose columns can be chosen. */
export type ColumnPlace = {
  /** By this a choice is kept for the next file. */
  readonly name: string
  readonly fields: readonly ColumnField[]
  /** The heading of the field that a heading of a file names; '' for none. */
  readonly recognise: (heading: string) => string
}

export type ColumnChoice = {
  /** The row that has the headings, from 1; 0: the file has none. */
  readonly headingRow: number
  /** By column the heading of its field; '' for one that is left out. */
  readonly columns: readonly string[]
  /** The sign before decimals, or that whole numbers are cents; '' where the reader finds it out. */
  readonly decimals: '' | 'comma' | 'dot' | 'cents'
  /** Which part of 3/4/2026 is the day; '' where the reader finds it out. */
  readonly dayOrder: '' | 'day' | 'month'
}

type Rows = readonly (readonly string[])[]

/** How far below the beginning of a file headings may stand. */
export const maxHeadingRow = 30

/** The headings of a choice as the file has them; empty without headings. */
export const headingsOf = (rows: Rows, headingRow: number): readonly string[] =>
  headingRow === 0 ? [] : (rows[headingRow - 1] ?? [])

/** Cells of the widest row. */
export const widthOf = (rows: Rows): number =>
  rows.reduce((widest, { length }) => Math.max(widest, length), 0)

/**
 * The rows as they will be read: headings of the chosen fields, then the rows below the file's
 * headings. Rows above stay as empty ones, so that a row keeps its number.
 * @param signOfColumn how amounts of a column are settled where the choice says nothing; left to the reader
 * @returns rows of the chosen columns only, in the order of the file
 */
export function chosenRows(
  rows: Rows,
  { headingRow, columns, decimals: chosenSign, dayOrder }: ColumnChoice,
  fields: readonly ColumnField[],
  signOfColumn: (index: number) => ColumnChoice['decimals'] = () => '',
): Rows {
  const kinds = new Map(fields.map(({ heading, kind }) => [heading, kind]))
  const chosen = columns.flatMap((heading, index) => {
    const isAmount = kinds.get(heading) === 'amount'
    const decimals = chosenSign || (isAmount ? signOfColumn(index) : '')
    return heading === '' ? [] : [{ heading, index, decimals }]
  })
  const above = Array.from({ length: Math.max(0, headingRow - 1) }, () => chosen.map(() => ''))
  const below = rows.slice(headingRow).map((row) =>
    chosen.map(({ heading, index, decimals }) => {
      const cell = (row[index] ?? '').trim()
      const kind = kinds.get(heading)
      if (kind === 'amount' && decimals !== '') return settledAmount(cell, decimals)
      if (kind === 'count' && decimals !== '') return settledCount(cell, decimals)
      return kind === 'day' && dayOrder !== '' ? settledDay(cell, dayOrder) : cell
    }),
  )
  return [...above, chosen.map(({ heading }) => heading), ...below]
}

/** Rows that show how a column is written. */
const looked = 500

/**
 * The sign before the decimals of a column of amounts, where its values prove one: a preview shows
 * them as they will be read.
 */
export function provenDecimals(
  rows: Rows,
  { headingRow }: Pick<ColumnChoice, 'headingRow'>,
  index: number,
): '' | DecimalSign {
  const signs = new Set(
    rows
      .slice(headingRow, headingRow + looked)
      .map((row) => signBefore((row[index] ?? '').replaceAll(/[^\d.,]/g, ''))),
  )
  return signs.has('comma') === signs.has('dot') ? '' : signs.has('comma') ? 'comma' : 'dot'
}

/** '1.000,0' as '1000'; a part of a piece stays. */
function settledCount(cell: string, decimals: 'comma' | 'dot' | 'cents'): string {
  if (decimals === 'cents') return cell
  const [sign, group] = decimals === 'comma' ? [',', '.'] : ['.', ',']
  return cell
    .replaceAll(group, '')
    .replaceAll(sign, '.')
    .replace(/\.0+(?=\D*$)/, '')
}

/**
 * '1.234,50' as '1234.50', and '1.234' with decimals of its own; three decimals get a fourth, as none
 * may be taken for thousands. Of cents '1234' is '12.34'.
 */
function settledAmount(cell: string, decimals: 'comma' | 'dot' | 'cents'): string {
  if (decimals === 'cents')
    return cell
      .replaceAll(/(?<=\d)[\s.,'’](?=\d{3})/g, '')
      .replace(/^(\D*)(\d+)(?=\D*$)/, (_, before: string, digits: string) => {
        const whole = digits.padStart(3, '0')
        return `${before}${whole.slice(0, -2)}.${whole.slice(-2)}`
      })
  const [sign, group] = decimals === 'comma' ? [',', '.'] : ['.', ',']
  const plain = cell.replaceAll(group, '').replaceAll(sign, '.')
  return plain.replace(/\.(\d{3})(?=\D*$)/, '.$10').replace(/^([^\d.]*\d+)(?=[^\d.%]*$)/, '$1.00')
}

/** '3/4/26' as '2026-04-03' or '2026-03-04'; anything else as it is. */
function settledDay(cell: string, order: 'day' | 'month'): string {
  const [, first = '', second = '', year = '', rest = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\b(.*)$/.exec(cell) ?? []
  if (year === '') return cell
  const [day, month] = order === 'day' ? [first, second] : [second, first]
  const whole = year.padStart(4, '20')
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`
}

/**
 * A file of the chosen rows that every reader reads as text: all cells are quoted.
 * @param isOpen whether the file ended without a line end: then this one does
 */
export const chosenFile = (name: string, rows: Rows, isOpen = false): File =>
  new File(
    [
      rows
        .map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`)
        .join('')
        .slice(0, isOpen ? -2 : undefined),
    ],
    `${name.replace(/\.[^.]*$/, '')}.csv`,
    { type: 'text/csv' },
  )
