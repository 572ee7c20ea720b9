/**
 * Large files of others, read in the thread that the shop reads them in: a CSV of 25 MB, an XLSX of a
 * million cells. Subject `reading` of `npm run bench`.
 */
import { loadavg } from 'node:os'
import { strToU8, zipSync } from 'fflate'
import { CommandError, script } from '../scripts/lib/command-error.mjs'
import { readTable } from '../src/platform/files/read-in-thread.server.ts'
import { createReport, printMachine } from './report.ts'

/** Rows that are read of any list, and columns of the workbook: a million cells. */
const [rowCount, columnCount] = [50_000, 20]
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
  const letters = (column: number) => String.fromCodePoint(65 + column)
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

/** @returns seconds of processor, of this process with its threads */
async function read(name: string, bytes: Uint8Array): Promise<number> {
  const before = process.cpuUsage()
  const start = performance.now()
  const table = await readTable(name, bytes)
  const used = process.cpuUsage(before)
  if (table.rows.length !== rowCount - 1)
    throw new CommandError(`${name}: ${table.rows.length} rows were read`)
  const processor = (used.user + used.system) / 1e6
  console.log(
    `${name}: ${(bytes.length / 1e6).toFixed(1)} MB, ${table.rows.length} rows of ` +
      `${table.headings.length} columns in ${((performance.now() - start) / 1000).toFixed(1)} s, ` +
      `${processor.toFixed(1)} s of processor; load average ${loadavg()[0]?.toFixed(1)}`,
  )
  return processor
}

await script(async () => {
  printMachine('no database', 'one file at a time')
  const { ratio, exitCode } = createReport()
  for (const [name, bytes, goal] of [
    ['list.csv', csv(), 5],
    ['list.xlsx', xlsx(), 15],
  ] as const)
    ratio(`reading-${name}`, await read(name, bytes), goal, { atMost: true, unit: 's' })
  return exitCode()
})
