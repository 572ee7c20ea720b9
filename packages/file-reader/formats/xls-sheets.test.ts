/**
 * Old binary workbooks (XLS): cells as people see them; other files in this container are refused
 * by name.
 */
import { readFileSync } from 'node:fs'
import { CFB, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readSheets } from '../read-table.ts'

/** Written by LibreOffice: see its row in the README of the lists. */
const list = new Uint8Array(readFileSync('tests/supplier-lists/zange-preisliste-2027.xls'))

/** A container with one stream, as office programs write it. */
function container(stream: string, content: readonly number[] = []): Uint8Array {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, stream, Uint8Array.from(content))
  return new Uint8Array(Buffer.from(CFB.write(file, { type: 'buffer' })))
}

test('zeros before numbers, days, letters of all Europe, errors and cells over rows are read', async () => {
  const [first] = await readSheets('list.xls', list)
  expect(first?.rows).toEqual([
    ['Gültig ab', '2027-01-01'],
    [],
    ['Warengruppe', 'Artikelnummer', 'Bezeichnung', 'Preis', 'Preis je', 'EAN'],
    ['Zangen', '04711', 'Kombizange „Größe 180“ ąęł', 1234.5, 100, 4_006_381_333_931],
    ['', '04712', 'Seitenschneider', '#DIV/0!', 1],
    ['Hämmer', '00099', 'Hammer, alt', 7.5, 1],
  ])
  expect(first?.parts.merged).toEqual([{ column: 0, lastColumn: 0, from: 3, to: 4 }])
})

test('hidden rows and hidden sheets are told', async () => {
  const sheets = await readSheets('list.xls', list)
  expect(sheets.map(({ sheet, parts }) => [sheet, parts.isHidden, [...parts.hiddenRows]])).toEqual([
    ['Preisliste', false, [5]],
    ['Kalkulation', true, []],
  ])
})

test('days of the calendar that begins in 1904 are those that people see', async () => {
  const book = {
    SheetNames: ['A'],
    Sheets: { A: { '!ref': 'A1', A1: { t: 'n', v: 44_561, z: 'yyyy-mm-dd' } as const } },
    Workbook: { WBProps: { date1904: true } },
  }
  const bytes = new Uint8Array(Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' })))
  expect((await readSheets('mac.xls', bytes))[0]?.rows).toEqual([['2026-01-01']])
})

test('letters of Excel 95 are those of its country', async () => {
  // 'Kleště' in Windows-1250, which is said by the record of the encoding (0x0042).
  const record = (kind: number, data: readonly number[]) => [
    kind & 255,
    kind >> 8,
    data.length & 255,
    data.length >> 8,
    ...data,
  ]
  const word = [0x4b, 0x6c, 0x65, 0x9a, 0x74, 0xec]
  const sheet = [
    ...record(0x08_09, [0x00, 0x05, 0x10, 0x00, 0xbb, 0x0d, 0xcc, 0x07]),
    ...record(0x02_04, [0, 0, 0, 0, 0, 0, word.length, 0, ...word]),
    ...record(0x00_0a, []),
  ]
  const globals = (offset: number) => [
    ...record(0x08_09, [0x00, 0x05, 0x05, 0x00, 0xbb, 0x0d, 0xcc, 0x07]),
    ...record(0x00_42, [0xe2, 0x04]),
    ...record(0x00_85, [offset & 255, offset >> 8, 0, 0, 0, 0, 1, 0x41]),
    ...record(0x00_0a, []),
  ]
  const offset = globals(0).length
  // Streams under 4,096 bytes stand elsewhere in the container: filled up, as programs do.
  const stream = [...globals(offset), ...sheet]
  const bytes = container('Book', [...stream, ...Array<number>(5000 - stream.length).fill(0)])
  expect((await readSheets('cenik.xls', bytes))[0]?.rows).toEqual([['Kleště']])
})

test.each([
  ['a workbook of today with a password', container('EncryptedPackage'), /by a password\. Save it/],
  ['a letter', container('WordDocument'), /is a text document \(DOC\)\. Ask the sender/],
  ['a presentation', container('PowerPoint Document'), /is a presentation \(PPT\)/],
  ['a mail', container('__properties_version1.0'), /is an e-mail of Outlook \(MSG\)/],
  ['something else', container('Notes'), /is a file in an old office format, but not a workbook/],
  ['half a file', list.subarray(0, 900), /damaged/],
  ['a container of which only the first bytes are there', list.subarray(0, 8), /damaged/],
])('%s is refused by its name', async (_what, bytes, why) => {
  await expect(readSheets('list.xls', bytes)).rejects.toThrow(why)
})

test('an old workbook with a password says so', async () => {
  const streams = CFB.read(list, { type: 'buffer' })
  const workbook = CFB.find(streams, 'Workbook')
  const content = [...new Uint8Array(workbook?.content as Uint8Array)]
  // FILEPASS with XOR obfuscation ([MS-XLS] 2.4.117) follows the first record.
  const first = 4 + (content[2] ?? 0) + (content[3] ?? 0) * 256
  const locked = [...content.slice(0, first), 0x2f, 0, 6, 0, 0, 0, 0x12, 0x34, 0x56, 0x78]
  const bytes = container('Workbook', [...locked, ...content.slice(first)])
  await expect(readSheets('list.xls', bytes)).rejects.toThrow(/protected by a password/)
})
