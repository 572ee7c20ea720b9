/** Reads a supplier's file: CSV, TSV and text in any usual encoding, and XLSX. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import papa from 'papaparse'
import readSheets from 'read-excel-file/universal'
import { headingKind } from '../columns/fields.ts'
import { joinAlike, type NamedTable } from './join-sheets.ts'
import { isMarkup, markupRows } from './markup-table.ts'
import { findHeading, type KindOf } from '../columns/heading-rows.ts'
import { withOneOrder } from './later-headings.ts'
import { bulkJobsMessages as messages } from '../messages/bulk-jobs.ts'
import { withAddresses } from './sheet-addresses.ts'
import { plainSheet, sheetParts, withTallCells, type SheetParts } from './sheet-parts.ts'
import { paddedStyles, withPaddedNumbers } from './padded-numbers.ts'
import { priceHeadingKind } from '../price-files/price-columns.ts'
import { decodeText } from './text-encoding.ts'
import {
  isEmptyCell,
  maxColumns,
  maxRows,
  toTable,
  type Cell,
  type ParsedTable,
  type Row,
} from './table.ts'

/** The most bytes of an unpacked XLSX: a small file can expand to very many. */
const maxUnpackedBytes = 200_000_000

/** What a file is a list of. */
export type TableOf = 'tools' | 'prices'

/** Why a file is refused, in a sentence for people. */
export class UnreadableFile extends Error {}

/**
 * @param sheet of a workbook; where it is '' or not there, the longest that names its columns
 * @param of by whose headings the heading is known: of tools, or of prices
 * @throws UnreadableFile
 */
export async function readTable(
  name: string,
  bytes: Uint8Array,
  sheet = '',
  of: TableOf = 'tools',
): Promise<ParsedTable> {
  const sheets = await readSheetsOf(name, bytes)
  const kindOf = of === 'prices' ? priceHeadingKind : headingKind
  const single = sheets.map((one) => readSheet(one, kindOf))
  const joined = of === 'tools' ? joinAlike(single) : undefined
  const tables = [...(joined ? [joined] : []), ...single]
    // A sheet of terms may be longer than the list, and names no columns.
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
    ...table
  } = read ?? { sheet: '', isHidden: false, ...toTable([], undefined) }
  if (table.headings.length > maxColumns)
    throw new UnreadableFile(messages.file.tooManyColumns(table.headings.length, maxColumns))
  if (table.headings.length === 0) throw new UnreadableFile(messages.file.noTable)
  if (table.rows.length > maxRows) throw new UnreadableFile(messages.file.tooManyRows(maxRows))
  return {
    ...table,
    otherSheets: tables.map((one) => one.sheet).filter((other) => other !== table.sheet),
  }
}

/**
 * The rows of a file as they stand in it; of a workbook those of its longest sheet.
 * @throws UnreadableFile
 */
export async function readRows(name: string, bytes: Uint8Array): Promise<readonly Row[]> {
  const sheets = await readSheetsOf(name, bytes)
  const [longest] = sheets.toSorted((a, b) => b.rows.length - a.rows.length)
  return longest?.rows ?? []
}

/** A text is one sheet. */
async function readSheetsOf(name: string, bytes: Uint8Array): Promise<readonly Sheet[]> {
  if (bytes.length === 0) throw new UnreadableFile(messages.file.empty)
  const isZip = [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)
  return isZip
    ? readWorkbook(name, bytes)
    : [{ sheet: '', rows: readText(name, bytes), parts: plainSheet }]
}

type Sheet = { readonly sheet: string; readonly rows: readonly Row[]; readonly parts: SheetParts }

function readSheet({ sheet, rows, parts }: Sheet, kindOf: KindOf): NamedTable {
  const heading = findHeading(rows, kindOf)
  const filled = withTallCells(rows, parts, heading?.next ?? 0)
  const table = toTable(withOneOrder(filled, heading, kindOf), heading)
  return {
    ...{ ...table, sheet, isHidden: parts.isHidden },
    rows: table.rows.map((row) =>
      parts.hiddenRows.has(row.row - 1) ? { ...row, hidden: true } : row,
    ),
  }
}

/** A cell in the database has no NUL; what nobody sees, and what no list needs, is cut. */
const cleanText = (text: string): string =>
  text
    .replace(/[\0\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .slice(0, 10_000)
    .toWellFormed()

function readText(name: string, bytes: Uint8Array): Row[] {
  const text = decodeText(bytes)
  if (text === undefined)
    throw new UnreadableFile(
      bytes[0] === 0xd0 ? messages.file.oldWorkbook(name) : messages.file.notText(name),
    )
  if (isMarkup(text)) return markupRows(text).map((row) => row.map(toCell))
  const delimiter = guessDelimiter(text)
  const { data, errors } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: false })
  const isTorn = errors.some(({ type }) => type === 'Quotes') && data.some(hasLines)
  return (isTorn ? readLines(text, delimiter) : data).map((row) => row.map(cleanCell))
}

const hasLines = (row: readonly string[]): boolean => row.some((cell) => cell.includes('\n'))

/**
 * Each line for itself: a quote that does not end, as after inches, would take the lines below it
 * into one cell. On such a line quotes are signs like others.
 */
const readLines = (text: string, delimiter: string): string[][] =>
  text.split(/\r\n|\r|\n/).map((line) => {
    const { data, errors } = papa.parse<string[]>(line, { delimiter })
    const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
    return isOpen ? line.split(delimiter).map(unquoted) : (data[0] ?? [])
  })

const unquoted = (text: string): string =>
  text.replace(/^"(.*)"$/s, (_whole, inner: string) => inner.replaceAll('""', '"'))

/** What protects a number from a spreadsheet is no part of it: ="0012345". */
const cleanCell = (text: string): string =>
  cleanText(/^="?".*"$/s.test(text) ? text.replace(/^="(.*)"$/s, '$1').replaceAll('""', '"') : text)

/** The delimiter that most of the first lines have; of two the one with more columns. */
function guessDelimiter(text: string): string {
  const lines = text.slice(0, 100_000).split(/\r?\n/).slice(0, 40)
  const scores = [';', '\t', ',', '|'].map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const common = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
    return { delimiter, common }
  })
  return scores.toSorted((a, b) => b.common - a.common)[0]?.delimiter ?? ','
}

async function readWorkbook(name: string, bytes: Uint8Array): Promise<Sheet[]> {
  let unpackedBytes = 0
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, {
      filter: ({ name: part, originalSize }) => {
        const isNeeded = /\.(xml|rels)$/.test(part)
        if (isNeeded) unpackedBytes += originalSize
        return isNeeded && unpackedBytes <= maxUnpackedBytes
      },
    })
  } catch {
    throw new UnreadableFile(messages.file.broken(name))
  }
  if (unpackedBytes > maxUnpackedBytes) throw new UnreadableFile(messages.file.tooLargeInside)
  if (!('xl/workbook.xml' in parts)) throw new UnreadableFile(messages.file.otherArchive(name))
  const padded = paddedStyles(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()))
  for (const [part, content] of Object.entries(parts))
    if (part.startsWith('xl/worksheets/'))
      parts[part] = strToU8(withPaddedNumbers(withVisibleErrors(strFromU8(content)), padded))
  try {
    const sheets = await readSheets(new Blob([zipSync(parts, { level: 0 }).slice().buffer]))
    const found = sheetParts((path) => strFromU8(parts[path] ?? new Uint8Array()))
    return sheets.map(({ sheet, data }) => ({
      sheet,
      rows: dropTail(data.map((row) => row.map(toCell))),
      parts: found.get(sheet) ?? plainSheet,
    }))
  } catch {
    // Whatever the library fails at, the file is the cause.
    throw new UnreadableFile(messages.file.broken(name))
  }
}

/** Each cell has its address, and one with an error, such as #REF!, is read as that text. */
const withVisibleErrors = (sheet: string): string =>
  withAddresses(sheet).replace(/(<c\b[^>]*\bt=)"e"/g, '$1"str"')

/** A formula has the value from when the file was saved; a date is 'YYYY-MM-DD'. */
const toCell = (value: unknown): Cell =>
  typeof value === 'number'
    ? value
    : typeof value === 'string'
      ? cleanText(value)
      : value instanceof Date && !Number.isNaN(value.getTime())
        ? value.toISOString().slice(0, 10)
        : typeof value === 'boolean'
          ? String(value)
          : ''

/** Without the empty rows at the end. */
const dropTail = (rows: readonly Row[]): Row[] =>
  rows.slice(0, rows.findLastIndex((row) => row.some((cell) => !isEmptyCell(cell))) + 1)
