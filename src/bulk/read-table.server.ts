/** Reads a supplier's file: CSV, TSV and text in any usual encoding, and XLSX. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import papa from 'papaparse'
import readSheets from 'read-excel-file/universal'
import { headingKind } from './fields.ts'
import { bulkJobsMessages as messages } from './messages/bulk-jobs.ts'
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

/** Why a file is refused, in a sentence for people. */
export class UnreadableFile extends Error {}

/**
 * @param sheet of a workbook; the one with most rows where it is '' or not there
 * @throws UnreadableFile
 */
export async function readTable(name: string, bytes: Uint8Array, sheet = ''): Promise<ParsedTable> {
  if (bytes.length === 0) throw new UnreadableFile(messages.file.empty)
  const isZip = [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte)
  const sheets = isZip
    ? await readWorkbook(name, bytes)
    : [{ sheet: '', rows: readText(name, bytes) }]
  const byLength = sheets.toSorted((a, b) => b.rows.length - a.rows.length)
  const read = byLength.find((one) => one.sheet === sheet) ?? byLength[0]
  const table = toTable(read?.rows ?? [], headingKind)
  if (table.headings.length > maxColumns)
    throw new UnreadableFile(messages.file.tooManyColumns(table.headings.length, maxColumns))
  if (table.headings.length === 0) throw new UnreadableFile(messages.file.noTable)
  if (table.rows.length > maxRows) throw new UnreadableFile(messages.file.tooManyRows(maxRows))
  return {
    ...table,
    sheet: read?.sheet ?? '',
    otherSheets: sheets.filter((one) => one !== read).map((one) => one.sheet),
  }
}

/** A cell in the database has no NUL; what no list needs is cut. */
const cleanText = (text: string): string => text.replaceAll('\0', '').slice(0, 10_000)

function readText(name: string, bytes: Uint8Array): Row[] {
  const text = decodeText(bytes)
  if (text === undefined) throw new UnreadableFile(messages.file.notText(name))
  const delimiter = guessDelimiter(text)
  const { data } = papa.parse<string[]>(text, { delimiter, skipEmptyLines: false })
  return data.map((row) => row.map(cleanText))
}

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

/**
 * UTF-8 with and without its mark, UTF-16 with its mark or known by its zero bytes, else
 * Windows-1252.
 * @returns undefined for a file that is no text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const startsWith = (...signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte)
  if (startsWith(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  const sample = bytes.subarray(0, 2000)
  const zerosAt = (parity: number) =>
    sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  if (zerosAt(1) > sample.length / 4 && zerosAt(0) === 0)
    return new TextDecoder('utf-16le').decode(bytes)
  if (zerosAt(0) > sample.length / 4 && zerosAt(1) === 0)
    return new TextDecoder('utf-16be').decode(bytes)
  const isOther = [
    [0x25, 0x50, 0x44, 0x46],
    [0x89, 0x50, 0x4e, 0x47],
    [0xff, 0xd8, 0xff],
    [0xd0, 0xcf, 0x11, 0xe0],
    [0x47, 0x49, 0x46, 0x38],
    [0x1f, 0x8b],
  ].some((signature) => startsWith(...signature))
  if (isOther || sample.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readWorkbook(
  name: string,
  bytes: Uint8Array,
): Promise<{ readonly sheet: string; readonly rows: Row[] }[]> {
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
  for (const [part, content] of Object.entries(parts))
    if (part.startsWith('xl/worksheets/')) parts[part] = withVisibleErrors(content)
  try {
    const sheets = await readSheets(new Blob([zipSync(parts, { level: 0 }).slice().buffer]))
    return sheets.map(({ sheet, data }) => ({
      sheet,
      rows: dropTail(data.map((row) => row.map(toCell))),
    }))
  } catch {
    // Whatever the library fails at, the file is the cause.
    throw new UnreadableFile(messages.file.broken(name))
  }
}

/** A cell with an error, such as #REF!, is read as that text: the library leaves it out. */
const withVisibleErrors = (sheet: Uint8Array): Uint8Array =>
  strToU8(strFromU8(sheet).replace(/(<c\b[^>]*\bt=)"e"/g, '$1"str"'))

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
