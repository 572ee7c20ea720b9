/**
 * A supplier's list as rows of cells: the position of its heading, and the rows that are not
 * articles. Pure.
 */
import { currencyIn } from '../headings/currency-names.ts'
import { headingKey } from '../headings/heading-key.ts'
import { baseOfHeading } from '../headings/price-base.ts'

/** A cell: a text as in the file, or a number of a spreadsheet. */
export type Cell = string | number
export type Row = readonly Cell[]

/** A row of a list with its number in the file, from 1. */
export type NumberedRow = {
  readonly row: number
  readonly cells: Row
  /**
   * Hidden in the spreadsheet, or with a struck-out cell: the sender may not want it to be read.
   */
  readonly hidden?: boolean
}

/** A list as read: its headings, and the non-empty rows below them. */
export type ParsedTable = {
  readonly headings: readonly string[]
  readonly rows: readonly NumberedRow[]
  /** The currency code that headings, titles or cells contain; '' for none. */
  readonly currency: string
  /** The quantity that the prices are for, if a title above the list states it. */
  readonly titledQuantity?: number
  /** The row with the column names, from 1; 0 if there is none. */
  readonly headingRow: number
  /** The number of cells in that row, if other rows have more. */
  readonly headingCells?: number
  /**
   * The first non-empty rows of the file, as short texts; row 0 has the workbook's texts about
   * prices beside the list: comments, page headers, sheets of notes.
   */
  readonly firstRows: readonly FirstRow[]
  /** The sheet that was read; '' for a file without sheets. */
  readonly sheet: string
  /** The other sheets of the workbook, which were not read. */
  readonly otherSheets: readonly string[]
  /** The other sheets that are visible and also lists; undefined if there are none. */
  readonly otherLists?: readonly string[]
}

export type FirstRow = { readonly row: number; readonly text: string }

/** The placeholder for a formula whose result is not in the file. */
export const formulaWithoutValue = '#FORMULA!'
export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')
const filled = (row: Row): number => row.filter((cell) => !isEmptyCell(cell)).length

/** The number of rows below the heading in which a currency is searched. */
const sampledRows = 20

/**
 * The currency that the texts of a list mention most often, as `currencyIn` finds it in one text.
 */
export const currencyOf = (cells: readonly Cell[]): string =>
  currencyIn(cells.filter((cell) => typeof cell === 'string').join(' '))

/** The column names, and the index of the first row below them. */
export type ListHeading = {
  readonly headings: readonly string[]
  /** The index of the row with the names; undefined if there is none. */
  readonly index?: number
  readonly next: number
  /**
   * The number of headings that are names of fields, and the number of those with the minimum
   * quantity of a price.
   */
  readonly fields: number
  readonly quantities: number
}

/** A sheet of a file: its heading, and the non-empty rows below it. */
export type ReadSheet = Omit<ParsedTable, 'sheet' | 'otherSheets' | 'otherLists'> & {
  /** The number of headings that are names of fields. */
  readonly fields: number
}

/**
 * Splits a sheet into its heading and the rows below it.
 * @param heading the position of the heading
 */
export function toTable(rows: readonly Row[], heading: ListHeading | undefined): ReadSheet {
  const { headings = [], next = 0, fields = 0 } = heading ?? {}
  const width = rows.reduce(
    (widest, row) => Math.max(widest, row.findLastIndex((cell) => !isEmptyCell(cell)) + 1),
    0,
  )
  const titles = rows.slice(0, Math.max(0, next - 1)).map(titleCells)
  const titled = quantityOfTitle(titles.flat().join('\n'))
  const headingRows = heading?.index === undefined ? [] : rows.slice(heading.index, next)
  const own = Math.max(0, ...headingRows.map(({ length }) => length))
  return {
    fields,
    ...(headingRows.length > 0 && own < width ? { headingCells: own } : {}),
    headingRow: heading?.index === undefined ? 0 : heading.index + 1,
    firstRows: firstRowsOf(rows),
    ...(titled === undefined ? {} : { titledQuantity: titled }),
    currency: currencyOf([...rows.slice(0, next), ...articlesAmong(rows, next, headings)].flat()),
    headings: Array.from({ length: width }, (_, column) => headings[column] ?? ''),
    rows: rows
      .map((cells, index) => ({ row: index + 1, cells: cells.slice(0, width) }))
      .slice(next)
      .filter(({ cells }) => filled(cells) > 0),
  }
}

/** The texts of a title row; the comma of 'per 1,000' has split it in a file of commas. */
const titleCells = (row: Row): readonly string[] => {
  const texts = row.filter((cell) => typeof cell === 'string')
  return texts.reduce<string[]>((joined, text) => {
    const before = joined.at(-1) ?? ''
    return /(?<!\d)[1-9]\d{0,2}$/.test(before) && /^\d{3}(?!\d)/.test(text)
      ? [...joined.slice(0, -1), `${before},${text}`]
      : [...joined, text]
  }, [])
}

/** The first rows, without titles between articles, which only apply to the rows below them. */
function articlesAmong(
  rows: readonly Row[],
  next: number,
  headings: readonly string[],
): readonly Row[] {
  const first = rows.slice(next, next + sampledRows)
  const article = first.findIndex((row) => filled(row) > 0 && !isRemark(headings, row))
  return first.filter((row, index) => index < article || !isRemark(headings, row))
}

/**
 * The number of rows from which a person can choose the headings, and the characters shown of each.
 */
const [shownRows, shownSigns] = [40, 90]

const firstRowsOf = (rows: readonly Row[]): readonly FirstRow[] =>
  rows
    .map((row, index) => ({
      row: index + 1,
      text: row
        .filter((cell) => !isEmptyCell(cell))
        .map((cell) => String(cell).trim())
        .join(' · ')
        .slice(0, shownSigns)
        .toWellFormed(),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, shownRows)

const priceWords =
  /(?<!\p{L})(?:(?:netto|einkaufs|verkaufs)?preise?|preis-?(?:einheit|basis)|pe(?=\s*[:=]\s*\d)|prices?|prix|ceny|cena|prezz[io]|precios?|pre[cç]os?|prij(?:s|zen)|priser?|[aá]rak?)(?!\p{L})/iu

/** Whether a text is about prices. */
export const namesPrices = (text: string): boolean => priceWords.test(text)

/** 'Alle Preise je 100 Stück' → 100. @param text lines above the headings */
export const quantityOfTitle = (text: string): number | undefined => {
  const said = text
    .split('\n')
    .filter(namesPrices)
    .flatMap((line) => baseOfHeading(line).quantity ?? [])
  return new Set(said).size === 1 ? said[0] : undefined
}

/** Whether a row repeats the heading, or one of its two rows. */
export const isHeadingAgain = (headings: readonly string[], row: Row): boolean => {
  const names = row.flatMap((cell, column) =>
    isEmptyCell(cell) ? [] : [{ name: headingKey(cell), heading: headingKey(headings[column]) }],
  )
  const isWord = ({ name }: { readonly name: string }) => /\p{L}/u.test(name)
  return (
    names.length >= 2 &&
    names.filter(isWord).length * 2 > names.length &&
    names.every(({ name, heading }) => name === '' || ` ${heading} `.includes(` ${name} `))
  )
}

/** The beginning of a row with totals. */
const sums =
  /^(?:(?:zwischen|gesamt|end)?summe|gesamt(?:betrag)?|(?:sub[- ]?|grand |sous[- ]?)?totale?|totaal|somme|suma|sum|razem|og[oó]łem|celkem|spolu|i alt|totalt)(?![\p{L}\p{N}-])/iu

/** Whether a text begins like a total. */
export const isSum = (text: string): boolean => sums.test(text)

/**
 * Whether a row is a total, a title or a remark: it has few cells in the columns that articles
 * fill.
 */
export const isRemark = (headings: readonly string[], row: Row): boolean => {
  const [most, present] = [headings.filter(Boolean).length, filled(row)]
  if (most < 3) return false
  const first = row.find((cell) => !isEmptyCell(cell))
  return present <= (most < 4 ? 1 : 2) || (present * 2 <= most && isSum(String(first).trim()))
}
