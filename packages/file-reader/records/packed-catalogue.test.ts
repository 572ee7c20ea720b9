/** ZIP archives of trade catalogues: read as one catalogue, in whatever order they were packed. */
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'

const head = `${'V 271126Catalogue'.padEnd(123)}04EUR`
const file = (...lines: readonly string[]): Uint8Array => strToU8([head, ...lines].join('\r\n'))
const files = {
  'Preise/DATPREIS.001': file('P;A;A1;2;900;;;;;;;'),
  'Preise/DATANORM.RAB': file('R;;A10;1;3250;off;'),
  'Preise/datanorm.wrg': file('S;;01;Werkzeug;;;'),
  'Preise/DATANORM.001': file(
    'A;N;A1;00;Hammer;;1;0;ST;1000;;01;;',
    'A;N;A2;00;Zange;;1;0;ST;1005;A10;01;;',
  ),
  'Preise/Liesmich.pdf': strToU8('%PDF-1.7'),
}

async function read(entries: Zippable, name = 'katalog.zip') {
  const { headings, rows } = await readTable(name, zipSync(entries))
  return rows.map(({ row, cells }) => ({
    row,
    ...Object.fromEntries(headings.map((heading, column) => [heading, cells[column]])),
  }))
}

test('groups, discounts and net prices of other files belong to the articles', async () => {
  expect(await read(files)).toMatchObject([
    { row: 2, Name: 'Hammer', Category: 'Werkzeug', 'List price': 10, 'Net cost': 9 },
    { row: 3, Name: 'Zange', Category: 'Werkzeug', 'List price': 10.05, 'Net cost': 6.78 },
  ])
})

test('one BMEcat file, with pictures beside it', async () => {
  const xml =
    '<?xml version="1.0"?><BMECAT version="2005"><HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>A1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Hammer</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>'
  expect(
    await read({ 'catalogue.xml': strToU8(xml), 'a.jpg': new Uint8Array([255, 216]) }),
  ).toMatchObject([{ 'Article number': 'A1', Name: 'Hammer' }])
})

test('one list, whatever stands beside it', async () => {
  const list = strToU8('Artikelnummer;Bezeichnung;Preis\nA1;Hammer;9,50\nA2;Zange;19,00\n')
  const rows = [{ Artikelnummer: 'A1', Bezeichnung: 'Hammer', Preis: '9,50' }, { Preis: '19,00' }]
  expect(await read({ 'Preise.csv': list })).toMatchObject(rows)
  expect(
    await read({
      'Liste/Preise.csv': list,
      '__MACOSX/._Preise.csv': list,
      'Liste/Liesmich.txt': strToU8('Unsere Preise'),
      'Liste/a.jpg': new Uint8Array([255, 216]),
    }),
  ).toMatchObject(rows)
  const sheet = utils.aoa_to_sheet([
    ['SKU', 'Price'],
    ['A1', 9.5],
  ])
  const book = write({ SheetNames: ['L'], Sheets: { L: sheet } }, { type: 'buffer' })
  expect(await read({ 'prices.xlsx': new Uint8Array(book) })).toMatchObject([{ Price: 9.5 }])
  await expect(read({ 'a.csv': list, 'b.csv': list })).rejects.toThrow('is an archive')
})

test.each([
  ['of two catalogues', { 'a.xml': strToU8('<BMECAT/>'), 'b.xml': strToU8('<BMECAT/>') }],
  ['of pictures', { 'a.jpg': new Uint8Array([255, 216]) }],
  ['of another XML', { 'a.xml': strToU8('<catalog/>') }],
])('an archive %s is refused as one', async (_what, entries) => {
  await expect(read(entries)).rejects.toThrow('is an archive, not a workbook')
})

test('a damaged archive says so', async () => {
  const bytes = zipSync(files).subarray(0, 300)
  await expect(readTable('katalog.zip', bytes)).rejects.toThrow('the file is damaged')
})
