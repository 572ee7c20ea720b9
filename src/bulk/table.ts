/** A supplier's list as rows of cells: where its heading stands, and which rows are no articles. Pure. */

/** A cell: text as it stands in the file, or a number of a spreadsheet. */
export type Cell = string | number
export type Row = readonly Cell[]

/** A row of a list with its number in the file, from 1. */
export type NumberedRow = { readonly row: number; readonly cells: Row }

/** A list that was read: its headings, and the rows below them that have anything in them. */
export type ParsedTable = {
  readonly headings: readonly string[]
  readonly rows: readonly NumberedRow[]
  /** The currency that headings, titles or cells name, by its letters; '' for none. */
  readonly currency: string
  /** The sheet that was read; '' of a file that has none. */
  readonly sheet: string
  /** The other sheets of the workbook, which were not read. */
  readonly otherSheets: readonly string[]
}

export const maxColumns = 100
export const maxRows = 50_000
/** Rows in which the heading is looked for: titles and terms stand above it. */
const headingDepth = 30

export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')
const filled = (row: Row): number => row.filter((cell) => !isEmptyCell(cell)).length

/** What a heading is compared by. */
export const headingKey = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#-]+/gu, ' ')
    .trim()

/** What a cell may be in a heading: the name of a field, from how many pieces a price counts. */
export type HeadingKind = 'field' | 'quantity' | 'unknown'

/**
 * The index of the row that names the columns: of the first rows the one with the most names of
 * fields, among equals with the most quantities, if these are at least two; where there is none, the
 * first with as many cells as the widest. Quantities alone name nothing: they are data too.
 * @returns -1 when nothing is filled
 */
function findHeading(rows: readonly Row[], kindOf: (key: string) => HeadingKind): number {
  const first = rows.slice(0, headingDepth)
  const scores = first.map((row) => {
    const kinds = row.map((cell) => (typeof cell === 'string' ? kindOf(headingKey(cell)) : ''))
    const fields = kinds.filter((kind) => kind === 'field').length
    const quantities = kinds.filter((kind) => kind === 'quantity').length
    return { fields, quantities, isHeading: fields > 0 && fields + quantities >= 2 }
  })
  const [best] = scores
    .filter(({ isHeading }) => isHeading)
    .toSorted((a, b) => b.fields - a.fields || b.quantities - a.quantities)
  if (best) return scores.indexOf(best)
  const widest = Math.max(0, ...first.map(filled))
  return widest === 0 ? -1 : first.findIndex((row) => filled(row) === widest)
}

/** Rows below the heading in which a currency is looked for. */
const sampledRows = 20
const currencies: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\beur(?:o|os)?\b/gi],
  ['USD', /\bUS ?\$|(?<![A-Z])\$|\busd\b/gi],
  ['GBP', /£|\bgbp\b/gi],
  ['CHF', /\bchf\b|\bsfr\b/gi],
  ['PLN', /\bpln\b|zł/gi],
  ['SEK', /\bsek\b/gi],
  ['DKK', /\bdkk\b/gi],
  ['CZK', /\bczk\b|Kč/gi],
]

/** The currency that texts of a list name most often, by its letters; '' for none. */
export function currencyOf(cells: readonly Cell[]): string {
  const text = cells.filter((cell) => typeof cell === 'string').join(' ')
  const counts = currencies.map(([name, sign]) => ({ name, count: text.match(sign)?.length ?? 0 }))
  const [most] = counts.toSorted((a, b) => b.count - a.count)
  return most && most.count > 0 ? most.name : ''
}

/** Splits a sheet into its heading and the rows below it that have anything in them. */
export function toTable(
  rows: readonly Row[],
  kindOf: (key: string) => HeadingKind,
): Omit<ParsedTable, 'sheet' | 'otherSheets'> {
  const heading = findHeading(rows, kindOf)
  const width = rows.reduce(
    (widest, row) => Math.max(widest, row.findLastIndex((cell) => !isEmptyCell(cell)) + 1),
    0,
  )
  return {
    currency: currencyOf(rows.slice(0, heading + sampledRows).flat()),
    headings: Array.from({ length: width }, (_, column) =>
      String(rows[heading]?.[column] ?? '').trim(),
    ),
    rows: rows
      .map((cells, index) => ({ row: index + 1, cells: cells.slice(0, width) }))
      .slice(heading + 1)
      .filter(({ cells }) => filled(cells) > 0),
  }
}

/** Whether a row repeats the heading. */
export const isHeadingAgain = (headings: readonly string[], row: Row): boolean => {
  const keys = headings.map(headingKey)
  const same = keys.filter((key, column) => key !== '' && key === headingKey(row[column])).length
  return same > 0 && same === keys.filter((key) => key !== '').length
}

/** Whether a row is a sum, a title or a remark: one or two cells where articles have many. */
export const isRemark = (headings: readonly string[], row: Row): boolean =>
  filled(row) <= 2 && headings.filter(Boolean).length >= 4
