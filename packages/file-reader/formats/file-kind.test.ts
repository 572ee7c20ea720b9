/** A refused file's format is named, and the message states what to ask the sender for. */
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'

const read = (text: string, name = 'list.txt') => readTable(name, new TextEncoder().encode(text))

const metel = [
  `LISTINO METEL       BETIT12345678903LSP2026113020270101${' '.repeat(41)}00000000020`,
  'BET000010001     8014230123456Martello da carpentiere 500g          000120000600001EURPCE',
].join('\n')
const epp =
  '[INFO]\n"1.05",3,1250,"Subiekt GT"\n\n[NAGLOWEK]\n"TOWARY"\n\n[ZAWARTOSC]\n1,"M-1","","x",23.0000\n'
const page = [
  'MIME-Version: 1.0',
  'X-Document-Type: Workbook',
  'Content-Type: multipart/related; boundary="----=_NextPart"',
  '',
  '------=_NextPart',
  'Content-Type: text/html; charset="us-ascii"',
  '',
  '<html><body><table><tr><td>Material</td><td>Price</td></tr></table></body></html>',
].join('\r\n')
const saved = page.replace(
  'MIME-Version: 1.0',
  'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://shop.example/list\r\nSubject: List\r\nMIME-Version: 1.0',
)
const ublCatalogue =
  '<?xml version="1.0"?><Catalogue xmlns="urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2"><ID>1</ID></Catalogue>'

test.each([
  ['a METEL price list', metel],
  ['an EDI++ file (EPP) of Subiekt', epp],
  ['a web page in one file (MHT)', page],
  ['a web page in one file (MHT)', saved],
  ['a catalogue in UBL', ublCatalogue],
])('%s', (kind, text) =>
  expect(read(text)).rejects.toThrow(
    `list.txt is ${kind}. Ask the sender for the list as CSV, XLSX or ODS.`,
  ),
)

test.each([
  [
    'a list below a title',
    'METEL-Preise 2027\nSKU;Name;Price\nA-1;Hammer;4,50\n',
    ['SKU', 'Name', 'Price'],
  ],
  ['a list of sections', '[INFO]\nSKU;Name;Price\nA-1;Hammer;4,50\n', ['SKU', 'Name', 'Price']],
])('%s is a list', async (_of, text, headings) =>
  expect((await read(text)).headings).toEqual(headings),
)

test('columns that are separated by a caret', async () => {
  const { headings, rows } = await read(
    'SKU^Name^Description^Price^Stock\nC-1^Pliers^long^4.50^12\nC-2^Hammer, 2 lb^^5.50^3\n',
  )
  expect([headings, ...rows.map(({ cells }) => cells)]).toEqual([
    ['SKU', 'Name', 'Description', 'Price', 'Stock'],
    ['C-1', 'Pliers', 'long', '4.50', '12'],
    ['C-2', 'Hammer, 2 lb', '', '5.50', '3'],
  ])
})

test('a field without a value in the dump of a database is empty', async () => {
  const { rows } = await read(
    String.raw`sku	name	price	min_order` + '\n' + String.raw`MY-1	Pliers	4.50	\N` + '\n',
  )
  expect(rows.map(({ cells }) => cells)).toEqual([['MY-1', 'Pliers', '4.50', '']])
})
