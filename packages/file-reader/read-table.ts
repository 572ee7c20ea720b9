/** Reads a supplier's file: CSV, TSV and text in any usual encoding, XLSX, XLS and ODS. */
import { headingKinds, type TableOf } from './headings/article-headings.ts'
import { concatSheets, isList, type NamedTable } from './tables/concat-sheets.ts'
import { textsOfWorkbook } from './tables/workbook-texts.ts'
import { isFlatOds, odsSheets } from './formats/ods-sheets.ts'
import { isSpreadsheetXml, spreadsheetXmlSheets } from './formats/spreadsheet-xml.ts'
import { isMarkup, markupRows } from './formats/markup-table.ts'
import { findHeading, headingAt, type KindOf } from './tables/heading-rows.ts'
import { alignColumns } from './tables/repeated-headers.ts'
import { fileMessages as messages } from './messages.ts'
import { withShownNumbers } from './formats/shown-numbers.ts'
import {
  plainSheet,
  type ColoredCell,
  type RowsOtherwise,
  type SheetParts,
} from './formats/sheet-parts.ts'
import { kindOfBytes, kindOfText, nameOfKind, type FileKind } from './formats/file-kind.ts'
import { decodeDosOrWindows, decodeText } from './encoding/text-encoding.ts'
import {
  mergedHeading,
  sharedNumbers,
  withMergedCells,
  withMergedTexts,
} from './tables/merged-cells.ts'
import { refuseHeadings } from './tables/on-its-side.ts'
import { withProgramCells } from './tables/program-cells.ts'
import { hasSections, sectionOf } from './tables/section-titles.ts'
import { besideColumn, withSideLists } from './tables/side-lists.ts'
import { withVariants } from './tables/variants.ts'
import { refuseLarge } from './tables/refuse-large.ts'
import { laterHeadings } from './tables/second-heading.ts'
import { textRows, type Tags } from './formats/text-rows.ts'
import { rowsWithUnseen } from './formats/unseen-cells.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { maxColumns, maxRows } from './limits.ts'
import {
  currencyOf,
  toTable,
  type Cell,
  type ParsedTable,
  type ReadSheet,
  type Row,
} from './tables/table.ts'

/** How a file is read. */
export type Reading = {
  /** For a workbook; if it is '' or missing, the longest sheet with column names. */
  readonly sheet?: string | undefined
  /** The kind of headings by which the heading row is recognized: of tools, or of prices. */
  readonly of?: TableOf | undefined
  /** The row with the column names, from 1, if somebody has chosen it. */
  readonly headingRow?: number | undefined
}

/** @throws UnreadableFile */
export async function readTable(
  name: string,
  bytes: Uint8Array,
  { sheet = '', of = 'tools', headingRow }: Reading = {},
): Promise<ParsedTable> {
  const records = await readRecords(name, bytes, of)
  if (records) return records
  const sheets = await readSheets(name, bytes)
  const kindOf = headingKinds[of]
  const single = sheets.map((one) => readSheet(one, kindOf, headingRow))
  const joined = of === 'tools' ? concatSheets(single) : undefined
  const tables = [...(joined ? [joined] : []), ...single]
    // A sheet of terms may be longer than the list, but has no column names.
    .toSorted(
      (a, b) =>
        Number(a.isHidden) - Number(b.isHidden) ||
        Number(b.fields >= 2) - Number(a.fields >= 2) ||
        b.rows.length - a.rows.length,
    )
  const read = tables.find((one) => one.sheet === sheet) ?? tables[0]
  const {
    fields: _fields,
    isHidden: _isHidden,
    joins = [],
    ...table
  } = read ?? { sheet: '', isHidden: false, ...toTable([], undefined) }
  const rows = sheets.find((one) => one.sheet === table.sheet)?.rows
  refuseHeadings(table, rows, headingRow)
  if (table.headings.length > maxColumns)
    throw new UnreadableFile(messages.tooManyColumns(table.headings.length, maxColumns))
  if (table.headings.length === 0) throw new UnreadableFile(messages.noTable)
  if (table.rows.length > maxRows) throw new UnreadableFile(messages.tooManyRows(maxRows))
  const whole = { ...table, rows: rowsBelow(table, kindOf, headingRow) }
  return {
    ...(of === 'tools' ? withVariants(withProgramCells(whole)) : whole),
    firstRows: [...textsOfWorkbook(sheets, single), ...whole.firstRows],
    otherSheets: tables.map((one) => one.sheet).filter((other) => other !== table.sheet),
    ...otherListsOf(single, [table.sheet, ...joins]),
  }
}

/** The visible sheets besides those that were read that are lists as well. */
function otherListsOf(
  sheets: readonly NamedTable[],
  read: readonly string[],
): Pick<ParsedTable, 'otherLists'> {
  const lists = sheets.filter((one) => !read.includes(one.sheet) && isList(one))
  return lists.length === 0 ? {} : { otherLists: lists.map(({ sheet }) => sheet) }
}

/** The rows of a list; if its columns were chosen by hand, a later heading is an ordinary row. */
function rowsBelow(
  table: Pick<ParsedTable, 'headings' | 'rows' | 'headingRow'>,
  kindOf: KindOf,
  chosenRow: number | undefined,
): ParsedTable['rows'] {
  const { other, rows } = laterHeadings(table.headings, table.rows, { kindOf })
  if (other && chosenRow === undefined)
    throw new UnreadableFile(messages.otherHeadings(other.row, table.headingRow))
  return rows
}

/** Bytes by which a record format is recognized. */
const headBytes = 4000

/** The table of a file in a record format; undefined for other files. @throws UnreadableFile */
async function readRecords(
  name: string,
  bytes: Uint8Array,
  of: TableOf,
): Promise<ParsedTable | undefined> {
  const content = isZip(bytes) ? await packed(name, bytes) : bytes
  if (content === undefined || isWorkbook(content)) return undefined
  const kind = kindOfText(decodeText(content.subarray(0, headBytes)) ?? '')
  // Few files are catalogues, so their readers are loaded only when needed.
  if (kind === 'datanorm' || kind === 'datanormPrices') {
    const { readDatanorm } = await import('./records/datanorm-table.ts')
    return readDatanorm(name, decodeDosOrWindows(content), of)
  }
  if (kind !== 'bmecat') return undefined
  const { readBmecat } = await import('./records/bmecat-table.ts')
  return readBmecat(name, decodeText(content) ?? '', of)
}

/** The catalogue in an archive; undefined for a workbook, and for any other archive. */
async function packed(name: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { packedCatalogue } = await import('./records/packed-catalogue.ts')
  return packedCatalogue(name, bytes)
}

/** Rows as in the file. */
export type ReadRows = {
  /** For a workbook, the sheet of the rows; '' for a text. */
  readonly sheet: string
  readonly rows: readonly Row[]
  /** The currencies that number formats show, the most frequent first. */
  readonly currencies: readonly string[]
  /**
   * Texts of the workbook outside that sheet's cells, and cells whose display differs from their
   * value.
   */
  readonly says: readonly string[]
  readonly asides: readonly string[]
  /** The rows of those cells, and cells with colors; rows from 0. */
  readonly otherwise: readonly RowsOtherwise[]
  readonly colored: readonly ColoredCell[]
  /** Other sheets that are not empty. */
  readonly otherSheets: readonly string[]
  /** Rows and columns that the program hides, from 0. */
  readonly hidden: Hidden
}

/** Rows and columns, from 0, that the program of a workbook hides. */
export type Hidden = {
  readonly rows: ReadonlySet<number>
  readonly columns: ReadonlySet<number>
}

export const hiddenIn = ({ hiddenRows, hiddenColumns }: SheetParts): Hidden => ({
  rows: hiddenRows,
  columns: hiddenColumns ?? new Set(),
})

/**
 * The rows of a file as they are in it; for a workbook, the rows of its longest visible sheet.
 * @throws UnreadableFile
 */
export async function readRows(name: string, bytes: Uint8Array): Promise<ReadRows> {
  const sheets = await readWholeSheets(name, bytes)
  const [longest, ...others] = sheets.toSorted(
    (a, b) => Number(isUnseen(a)) - Number(isUnseen(b)) || b.rows.length - a.rows.length,
  )
  const { sheet = '', rows = [], parts = plainSheet } = longest ?? {}
  const { currencies = [], says = [], asides = [], otherwise = [], colored = [] } = parts
  return {
    sheet,
    rows,
    currencies,
    says,
    asides,
    otherwise: [...otherwise, ...sharedNumbers(rows, parts.merged)],
    colored,
    otherSheets: others.flatMap((one) => (one.rows.length > 0 ? [one.sheet] : [])),
    hidden: hiddenIn(parts),
  }
}

/** A hidden sheet is read only if the others are empty. */
const isUnseen = ({ rows, parts }: Sheet): boolean => parts.isHidden || rows.length === 0

/**
 * All sheets of a file as they are in it; a text is one sheet.
 * @throws UnreadableFile
 */
export async function readSheets(
  name: string,
  bytes: Uint8Array,
  tags?: Tags,
): Promise<readonly Sheet[]> {
  if (bytes.length === 0) throw new UnreadableFile(messages.empty)
  if (!isWorkbook(bytes)) return xmlSheets(bytes) ?? [{ sheet: '', ...readText(name, bytes, tags) }]
  const list = isZip(bytes) ? await packedIn(name, bytes) : undefined
  if (list && !isZip(list.bytes)) return readSheets(list.name, list.bytes, tags)
  if (list) return sheetsIn(list.name, list.bytes)
  return sheetsIn(name, bytes)
}

/** The sheets of a spreadsheet that is a single XML: of Excel 2003, or a flat ODS. */
function xmlSheets(bytes: Uint8Array): readonly Sheet[] | undefined {
  if (!isXmlWorkbook(bytes)) return undefined
  const text = decodeText(bytes) ?? ''
  const sheets = isSpreadsheetXml(text) ? spreadsheetXmlSheets(text) : odsSheets(text, text)
  return sheets.map((one) => ({ ...one, rows: one.rows.map((row) => row.map(toCell)) }))
}

/** Whether a file is a spreadsheet as a single XML. */
export function isXmlWorkbook(bytes: Uint8Array): boolean {
  const text = decodeText(bytes.subarray(0, headBytes)) ?? ''
  return isSpreadsheetXml(text) || isFlatOds(text)
}

/** The only list in an archive; undefined for a workbook. */
async function packedIn(name: string, bytes: Uint8Array) {
  const { packedList } = await import('./records/packed-catalogue.ts')
  return packedList(name, bytes)
}

/** The sheets of a workbook, with dates and formulas as displayed. */
async function sheetsIn(name: string, bytes: Uint8Array): Promise<readonly Sheet[]> {
  return (await sheetsOfWorkbook(name, bytes)).map((one) => ({
    ...one,
    rows: one.rows.map((row) => row.map(toCell)),
  }))
}

/** Like `readSheets`; a text in a cell that spans several rows is repeated in each row. */
export async function readWholeSheets(
  name: string,
  bytes: Uint8Array,
  tags?: Tags,
): Promise<readonly Sheet[]> {
  const sheets = await readSheets(name, bytes, tags)
  const [list] = sheets.toSorted((a, b) => b.rows.length - a.rows.length)
  refuseLarge(list?.rows ?? [])
  return sheets.map((one) => ({ ...one, rows: withMergedTexts(one.rows, one.parts.merged) }))
}

/** Most files are texts, and loading the libraries for workbooks takes longer than reading one. */
async function sheetsOfWorkbook(name: string, bytes: Uint8Array) {
  if (isZip(bytes)) {
    const { readWorkbook } = await import('./formats/read-workbook.ts')
    return readWorkbook(name, bytes)
  }
  const { xlsSheets } = await import('./formats/xls-sheets.ts')
  return xlsSheets(name, bytes)
}

/** The error for a file without a row. */
export const noTable = messages.noTable

const beginsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

export const isZip = (bytes: Uint8Array): boolean => beginsWith(bytes, [0x50, 0x4b, 3, 4])

/** Whether a file is read as a workbook: a ZIP (XLSX, ODS), or the container of XLS. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  isZip(bytes) || beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

type Sheet = { readonly sheet: string; readonly rows: readonly Row[]; readonly parts: SheetParts }

function readSheet(
  { sheet, rows: kept, parts }: Sheet,
  kindOf: KindOf,
  headingRow: number | undefined,
): NamedTable {
  const rows = withShownNumbers(kept, parts.shown)
  const named =
    headingRow === undefined ? findHeading(rows, kindOf) : headingAt(rows, headingRow - 1, kindOf)
  const found = mergedHeading(rows, parts.merged, named, kindOf)
  const beside = besideColumn(rows, found)
  if (beside !== undefined) throw new UnreadableFile(messages.besideList(beside + 1))
  const { rows: filled, heading } = withSideLists(withMergedCells(rows, parts.merged, found), found)
  const table = withFirstSection(
    toTable(alignColumns(filled, heading, kindOf), heading),
    filled,
    heading?.next ?? 0,
  )
  const unseen = rowsWithUnseen(parts.unseen ?? [], table.headings)
  const isHidden = (index: number): boolean => parts.hiddenRows.has(index) || unseen.has(index)
  return {
    ...table,
    // Currencies in cells take precedence over currencies in formats.
    currency: table.currency || currencyOf([parts.currencies?.[0] ?? '']),
    sheet,
    isHidden: parts.isHidden,
    rows: table.rows.map((row) => (isHidden(row.row - 1) ? { ...row, hidden: true } : row)),
  }
}

/**
 * A list with sections, including the title of the first one, which may be above the column names.
 */
function withFirstSection(table: ReadSheet, rows: readonly Row[], next: number): ReadSheet {
  const index = [next - 2, next - 3].find((above) => sectionOf(rows[above] ?? []) !== undefined)
  if (index === undefined || index < 0 || !hasSections(table.rows)) return table
  return { ...table, rows: [{ row: index + 1, cells: rows[index] ?? [] }, ...table.rows] }
}

/**
 * The database allows no NUL in a cell; invisible characters and excess length are removed, too.
 */
const cleanText = (text: string): string =>
  text
    .replace(/[\0\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .slice(0, 10_000)
    .toWellFormed()

/** The error for a file that is not a table, by its kind. */
function refuseKind(name: string, kind: FileKind): UnreadableFile {
  const wanted = kind === 'archive' ? messages.unpack : messages.askForTable
  return new UnreadableFile(messages.isKind(name, nameOfKind(kind), wanted))
}

/**
 * The text of a file, decoded.
 * @throws UnreadableFile for a file that is not a text, and for a format that is not a table
 */
export function textOfFile(name: string, bytes: Uint8Array): string {
  const ofBytes = kindOfBytes(bytes)
  if (ofBytes) throw refuseKind(name, ofBytes)
  const text = decodeText(bytes)
  if (text === undefined) throw new UnreadableFile(messages.notText(name))
  const ofText = isMarkup(text) ? undefined : kindOfText(text)
  if (ofText) throw refuseKind(name, ofText)
  return text
}

type Rows = Pick<Sheet, 'rows' | 'parts'>
function readText(name: string, bytes: Uint8Array, tags: Tags | undefined): Rows {
  const text = textOfFile(name, bytes)
  if (isMarkup(text)) {
    const { rows, hidden: hiddenRows } = markupRows(text)
    return { rows: rows.map((row) => row.map(toCell)), parts: { ...plainSheet, hiddenRows } }
  }
  const rows = textRows(text, tags)
  const long = rows.findIndex((row) => row.some((cell) => cell.length > maxCellLength))
  if (long >= 0) throw new UnreadableFile(messages.longCell(name, long + 1))
  return { rows: rows.map((row) => row.map(cleanText)), parts: plainSheet }
}

/**
 * Maximum characters of a cell: descriptions may contain pictures, and files without line ends a
 * whole list.
 */
const maxCellLength = 2_000_000

const toCell = (value: Cell): Cell => (typeof value === 'string' ? cleanText(value) : value)
