/**
 * Rewrites a table whose columns somebody chose by hand with headings that every reader knows, so
 * that no reader needs to know about the choice. Pure.
 */
import { signBefore, type DecimalSign } from '../../../packages/file-reader/numbers/number-signs.ts'

/** A field that a column of a file can be. */
export type ColumnField = {
  /** The heading by which the reader recognises it. */
  readonly heading: string
  /** Its label for people. */
  readonly label: string
  /** How its cells are normalised before they are read. */
  readonly kind?: 'amount' | 'count' | 'day' | undefined
  /** Whether several columns may be this field; they are read one after the other. */
  readonly isRepeated?: boolean
}

/** A part of the shop that reads files whose columns can be chosen. */
export type ColumnPlace = {
  /** The name under which a choice is kept for the next file. */
  readonly name: string
  readonly fields: readonly ColumnField[]
  /** The heading of the field that a file's heading names; '' for none. */
  readonly recognise: (heading: string) => string
}

export type ColumnChoice = {
  /** The row with the headings, from 1; 0: the file has none. */
  readonly headingRow: number
  /** The heading of the field of each column; '' for a column that is left out. */
  readonly columns: readonly string[]
  /** The decimal sign, or that whole numbers are cents; '' if the reader detects it. */
  readonly decimals: '' | 'comma' | 'dot' | 'cents'
  /** Which part of 3/4/2026 is the day; '' if the reader detects it. */
  readonly dayOrder: '' | 'day' | 'month'
}

type Rows = readonly (readonly string[])[]

/** The last row in which headings may be. */
export const maxHeadingRow = 30

/** The chosen headings as the file has them; empty if it has none. */
export const headingsOf = (rows: Rows, headingRow: number): readonly string[] =>
  headingRow === 0 ? [] : (rows[headingRow - 1] ?? [])

/** The number of cells of the widest row. */
export const widthOf = (rows: Rows): number =>
  rows.reduce((widest, { length }) => Math.max(widest, length), 0)

/**
 * The rows as they will be read: headings of the chosen fields, then the rows below the file's
 * headings. Rows above stay as empty ones, so that a row keeps its number.
 * @param signOfColumn the decimal sign of a column if the choice names none; by default the reader
 *   detects it
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

/** The number of rows that are examined to find out how a column is written. */
const looked = 500

/**
 * The decimal sign of a column of amounts, if its values prove one: a preview shows them as they
 * will be read.
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

/** '1.000,0' as '1000'; fractions of a piece stay. */
function settledCount(cell: string, decimals: 'comma' | 'dot' | 'cents'): string {
  if (decimals === 'cents') return cell
  const [sign, group] = decimals === 'comma' ? [',', '.'] : ['.', ',']
  return cell
    .replaceAll(group, '')
    .replaceAll(sign, '.')
    .replace(/\.0+(?=\D*$)/, '')
}

/**
 * '1.234,50' as '1234.50', and '1.234' if the dot is the decimal sign; three decimals get a fourth,
 * so that they are not taken for thousands. As cents, '1234' is '12.34'.
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

/** '3/4/26' as '2026-04-03' or '2026-03-04'; anything else unchanged. */
function settledDay(cell: string, order: 'day' | 'month'): string {
  const [, first = '', second = '', year = '', rest = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})\b(.*)$/.exec(cell) ?? []
  if (year === '') return cell
  const [day, month] = order === 'day' ? [first, second] : [second, first]
  const whole = year.padStart(4, '20')
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${rest}`
}

/**
 * A file of the chosen rows in which every reader finds text: all cells are quoted.
 * @param isOpen whether the original file ended without a line end: then this file does, too
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
