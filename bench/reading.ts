/**
 * Large files of others, read in the thread that the shop reads them in: a CSV of 25 MB, an XLSX and
 * an XLS of a million cells. Subject `reading` of `npm run bench`; with `--columns=100`, the workbooks
 * have five million cells, the most that is read; `--rows=5000` makes all of them small.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { readTable } from '../src/platform/files/read-in-thread.server.ts'
import { UnreadableFile } from '../packages/file-reader/unreadable-file.ts'
import { memoryOf } from './process-memory.ts'
import { createReport, printMachine } from './report.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    columns: { type: 'string', default: '20' },
  },
})
/** Rows that are read of any list, and columns of the workbooks: a million cells. */
const [rowCount, columnCount] = [Number(values.rows), Number(values.columns)]
/** Of the CSV: the most that is taken. */
const megabytes = 25

const headings = ['Artikelnummer', 'Bezeichnung', 'Preis', 'Preis je', 'EAN']
const cellsOf = (row: number): readonly string[] => [
  `A-${100_000 + row}`,
  `Kombizange, isoliert, Größe ${row}`,
  `${5 + (row % 90)},50`,
  ['1', '100', '1000'][row % 3] ?? '1',
  String(4_000_000_000_000 + row),
]

/** A list in German, as long in bytes as is taken. */
function csv(): Uint8Array {
  const wanted = (megabytes * 1_000_000) / rowCount
  const lines = Array.from({ length: rowCount - 1 }, (_, row) => {
    const line = cellsOf(row).join(';')
    return `${line};"${'Beschreibung; mit Zeichen. '.repeat(20).slice(0, wanted - line.length - 6)}"`
  })
  return strToU8([`${headings.join(';')};Beschreibung`, ...lines].join('\n'))
}

/** A workbook as programs write it: texts and numbers, each with its address. */
function xlsx(): Uint8Array {
  const letters = (column: number) => utils.encode_col(column)
  const text = (at: string, value: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const at = (column: number) => `${letters(column)}${row + 1}`
    const cells = Array.from({ length: columnCount }, (_cell, column) => {
      if (row === 0) return text(at(column), headings[column] ?? `Merkmal ${column}`)
      const own = cellsOf(row)[column]
      if (own !== undefined && column < 2) return text(at(column), own)
      return `<c r="${at(column)}"><v>${own?.replace(',', '.') ?? (row * column) % 977}</v></c>`
    })
    return `<row r="${row + 1}">${cells.join('')}</row>`
  })
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const relation = (type: string, target: string) =>
    strToU8(
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`,
    )
  return zipSync({
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  })
}

/** The same cells as an old workbook. */
function xls(): Uint8Array {
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (_cell, column) => {
      if (row === 0) return headings[column] ?? `Merkmal ${column}`
      const own = cellsOf(row)[column]
      if (own !== undefined && column < 2) return own
      return own === undefined ? (row * column) % 977 : Number(own.replace(',', '.'))
    }),
  )
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true }), 'Liste')
  return new Uint8Array(Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' })))
}

/** What a list came to, or the sentence by which it is refused. */
async function rowsOf(name: string, bytes: Uint8Array): Promise<string> {
  try {
    const { rows, headings: named } = await readTable(name, bytes)
    if (rows.length !== rowCount - 1)
      throw new CommandError(`${name}: ${rows.length} rows were read`)
    return `${rows.length} rows of ${named.length} columns`
  } catch (error) {
    if (error instanceof UnreadableFile) return `refused (${error.message})`
    throw error
  }
}

/** @returns seconds of processor, of this process with its threads */
async function read(name: string, bytes: Uint8Array): Promise<number> {
  const held = memoryOf(process)
  const before = process.cpuUsage()
  const start = performance.now()
  const came = await rowsOf(name, bytes)
  const used = process.cpuUsage(before)
  const processor = (used.user + used.system) / 1e6
  console.log(
    `${name}: ${(bytes.length / 1e6).toFixed(1)} MB, ${came} ` +
      `in ${((performance.now() - start) / 1000).toFixed(1)} s, ${processor.toFixed(1)} s of ` +
      `processor, ${Math.max(0, (memoryOf(process) - held) / 1e6).toFixed(0)} MB more held than before; ` +
      `load average ${loadavg()[0]?.toFixed(1)}`,
  )
  return processor
}

await script(async () => {
  printMachine('no database', 'one file at a time')
  const { ratio, exitCode } = createReport()
  const million = Math.max(1, (rowCount * columnCount) / 1e6)
  for (const [name, make, goal] of [
    ['list.csv', csv, 5],
    ['list.xlsx', xlsx, 15 * million],
    ['list.xls', xls, 15 * million],
  ] as const)
    ratio(`reading-${name}`, await read(name, make()), goal, { atMost: true, unit: 's' })
  return exitCode()
})
