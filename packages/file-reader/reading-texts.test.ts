/** Texts with any letters, line ends and columns: each cell is read as people see it. */
import { readFileSync } from 'node:fs'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSheets, readTable } from './read-table.ts'

const read = async (bytes: Uint8Array, name = 'list.csv') => {
  const { headings, rows } = await readTable(name, bytes)
  return [headings, ...rows.map(({ cells }) => cells)]
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** Encodes by the table of a decoder, which knows every byte. */
const encode = (text: string, encoding: string): Uint8Array => {
  const decoder = new TextDecoder(encoding)
  const table = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)))
  return Uint8Array.from(text, (letter) => table.indexOf(letter))
}

test.each([
  ['windows-1250', 'Kód;Název zboží;Cena\nNR-2;Kleště zámečnické;249,00'],
  ['windows-1251', 'Артикул;Наименование;Цена\nРУ-01;Молоток слесарный;450,00'],
  ['windows-1253', 'Κωδικός;Περιγραφή;Τιμή\nΣΦ-1;Σφυρί πένσα;12,50'],
  ['windows-1252', 'Réf;Désignation;Prix\nM-1;Marteau à panne, 5 € élargi;12,50'],
])('%s is known', async (encoding, text) =>
  expect(await read(encode(text, encoding))).toEqual(text.split('\n').map((row) => row.split(';'))),
)

test('letters of DOS, and letters that were encoded twice, are as they were', async () => {
  // 'Größe für Ä' in code page 850
  const rows = Buffer.concat([
    bytesOf('Nr;Name\n1;Gr'),
    Uint8Array.of(0x94, 0xe1),
    bytesOf('e f'),
    Uint8Array.of(0x81),
    bytesOf('r '),
    Uint8Array.of(0x8e),
  ])
  expect(await read(rows)).toEqual([
    ['Nr', 'Name'],
    ['1', 'Größe für Ä'],
  ])
  const twice = bytesOf(new TextDecoder('windows-1252').decode(bytesOf('Nr;Name\n1;Säge groß')))
  expect((await read(twice))[1]).toEqual(['1', 'Säge groß'])
})

test('ends of lines of several kinds, marks in the middle, names of HTML', async () =>
  expect(
    await read(
      bytesOf('sku;name;price\r\nA;"Caf&eacute; &amp; more";1\n\uFEFFB;<p>Two<br>lines</p>;2\r\n'),
    ),
  ).toEqual([
    ['sku', 'name', 'price'],
    ['A', 'Café & more', '1'],
    ['B', 'Two\nlines', '2'],
  ]))

test.each([
  [String.raw`1;"Säge \"Profi\"";;"5"`, ['1', 'Säge "Profi"', '', '5']],
  [String.raw`2;"Säge \"Profi\";;lang";x;6`, ['2', 'Säge "Profi";;lang', 'x', '6']],
  // Where nothing is escaped, a backslash is one.
  [String.raw`3;"C:\Bilder\";x;7`, ['3', String.raw`C:\Bilder` + '\\', 'x', '7']],
])('a quote behind a backslash ends no cell: %s', async (row, cells) =>
  expect(await read(bytesOf(`sku;name;note;price\n${row}\n`))).toEqual([
    ['sku', 'name', 'note', 'price'],
    cells,
  ]),
)

test('a list without names of columns keeps its first row', async () =>
  expect(await read(bytesOf('100100;Hammer;12,50\n100200;Zange;14,90\n'))).toEqual([
    ['', '', ''],
    ['100100', 'Hammer', '12,50'],
    ['100200', 'Zange', '14,90'],
  ]))

test('of two lists beside each other the right one follows the left one', async () =>
  expect(
    await read(bytesOf('Art.;Name;Preis;;Art.;Name;Preis\nL1;A;1;;R1;C;3\nL2;B;2;;;;\n')),
  ).toEqual([
    ['Art.', 'Name', 'Preis'],
    ['L1', 'A', '1'],
    ['L2', 'B', '2'],
    ['R1', 'C', '3'],
  ]))

test('columns at fixed places are found without a rule below their names, and text is no list', async () => {
  const list = [
    'Trade prices of 2027',
    'Code     Description        Pack   Trade price',
    'H-1      Hammer 500 g          6         12.50',
    'H-2      Engineers hammer     12          9.00',
    'S-1      Saw                   1      1,249.00',
  ]
  expect((await read(bytesOf(list.join('\n')))).slice(0, 2)).toEqual([
    ['Code', 'Description', 'Pack', 'Trade price'],
    ['H-1', 'Hammer 500 g', '6', '12.50'],
  ])
  const letter = 'Dear customer,\n\nour prices:  they are new.\nHammer  12.50\n\nYours  sincerely\n'
  expect((await read(bytesOf(letter)))[0]).toHaveLength(1)
})

test.each([
  ['openTRANS', '<?xml version="1.0"?><ORDER version="2.1"><ORDER_HEADER/></ORDER>'],
  ['XML', `<?xml version="1.0"?><!-- ${'x'.repeat(5000)} --><list><row>1</row></list>`],
  ['JSON', '[{"sku":"A-1","price":12.5}]'],
  [
    'a CODA bank statement',
    '0000018011520105        0938409934CODELICIOUS               GEBABEBB   09029308273 00001\n12001BE33\n',
  ],
  ['a CFONB bank statement', '0130004    00091EUR2 00012345678  251126   0000000012500{\n'],
  [
    'a Norma 43 bank statement',
    '11014400000123456789261101261130200000000100000978BANCO             \n',
  ],
  ['a SYLK file (SLK)', 'ID;PWXL;N;E\nP;PGeneral\nF;DG0G10\nC;Y1;X1;K"SKU"\nE\n'],
  ['an ELDANORM file', 'ELDANORM   0100  Lieferant AG  30112026\nA 4006381333931 HAMMER\n'],
  ['a BgMax file of Bankgirot', '01BGMAX               0120261120080000020000P\n05\n'],
  ['a BAI2 bank statement', '01,122099999,123456789,261126,0200,1,65/\n02,1,1,1,261125,,USD,2/\n'],
  ['a GPC (ABO) bank statement', '0740000000000000000FIRMA               011126000000\n'],
  ['a QIF file', '!Type:Bank\nD11/26/2026\nT119.00\nPMueller\n^\n'],
  ['an OFX file', 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><SIGNONMSGSRSV1>'],
  ['MT940', ':20:STARTUMSE\r\n:25:37040044/0532013000\r\n:28C:00001/001\r\n:60F:C261125EUR1,\r\n'],
  ['MT942', ':20:1\r\n:25:1/2\r\n:28C:1\r\n:34F:EUR0,\r\n:13:2611261200\r\n'],
  ['an EDIFACT message', "UNA:+.? 'UNB+UNOC:3+4012345000009:14'"],
  [
    'UBL',
    '<?xml version="1.0"?>\n<!-- of a test -->\n<ubl:Invoice xmlns:ubl="urn:x"><ID>1</ID></ubl:Invoice>',
  ],
  ['a PDF', '%PDF-1.7\n'],
  [
    'a GAEB bill of quantities',
    '<?xml version="1.0" encoding="UTF-8"?>\n<GAEB xmlns="http://www.gaeb.de/GAEB_DA_XML/DA83/3.2"><GAEBInfo><Version>3.2</Version></GAEBInfo></GAEB>',
  ],
  [
    'a GAEB bill of quantities',
    [
      `00        83L${'Rohbau Halle 3'.padEnd(61)}000001`,
      `01Hallenbau Nord${''.padEnd(58)}000002`,
      `02Anbieter${''.padEnd(64)}000003`,
    ].join('\r\n'),
  ],
  ['a GAEB bill of quantities', '#begin[GAEB]\n#begin[GAEBInfo]\n[Version]1.2[end]\n'],
  ['an SAP IDoc', '<?xml version="1.0"?><ORDERS05><IDOC BEGIN="1"><EDI_DC40/></IDOC></ORDERS05>'],
  ['an SAP IDoc', `EDI_DC40  800000000000123456700 ${'ORDERS05'.padEnd(200)}\n`],
  [
    'UGL',
    `KOP${'12345'.padEnd(10)}${'98765'.padEnd(10)}BE${'4711'.padEnd(60)}\r\nADR${'Müller'.padEnd(60)}\r\nPOA0001\r\n`,
  ],
  [
    'an IDS Connect basket',
    '<?xml version="1.0"?><Warenkorb xmlns="x"><WarenkorbInfo/></Warenkorb>',
  ],
  ['a database (SQLite)', 'SQLite format 3\u0000'],
  [
    'a dBASE table (DBF)',
    `\u0003\u007E\u000B\u001C\u0001\u0000\u0000\u0000\u0041\u0000\u000B\u0000${'\u0000'.repeat(20)}ARTNR${'\u0000'.repeat(6)}C${'\u0000'.repeat(20)}\u000D A-1       \u001A`,
  ],
  ['a text document', '{\\rtf1\\ansi Price list}'],
])('%s is called so, with what to ask for, whatever its name says', async (kind, text) => {
  await expect(read(bytesOf(text), 'list.csv')).rejects.toThrow(kind)
  await expect(read(bytesOf(text), 'list.csv')).rejects.toThrow(/list as CSV, XLSX or ODS/)
})

test.each([
  ['a text document (DOCX)', { '[Content_Types].xml': '', 'word/document.xml': '<w:document/>' }],
  ['a binary workbook (XLSB)', { '[Content_Types].xml': '', 'xl/workbook.bin': 'x' }],
  ['a file of Numbers', { 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }],
  [
    'a text document or presentation (OpenDocument)',
    {
      'content.xml':
        '<office:document-content><office:body><office:text/></office:body></office:document-content>',
    },
  ],
])('an archive that is %s is called so', async (kind, parts) => {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, bytesOf(text)])),
  )
  await expect(read(bytes, 'list.xlsx')).rejects.toThrow(kind)
  await expect(read(bytes, 'list.xlsx')).rejects.toThrow(/list as CSV, XLSX or ODS/)
})

test('a text is read in the encoding that it declares, unless its bytes are UTF-8', async () => {
  const page = (text: string) =>
    `<html><head><meta charset="windows-1250"></head><table><tr><td>SKU<td></td></tr><tr><td>A-1</td><td>${text}</td></tr></table>`
  const rows = async (bytes: Uint8Array) => JSON.stringify(await read(bytes, 'list.xls'))
  expect(await rows(encode(page('Kladivo žluté'), 'windows-1250'))).toContain('Kladivo žluté')
  expect(await rows(bytesOf(page('Kladivo žluté')))).toContain('Kladivo žluté')
})

test('an OpenDocument sheet has merged rows, and zeros that only its format shows', async () => {
  const rows = await read(
    readFileSync('tests/supplier-lists/svensson-prislista-2027.ods'),
    'svensson.ods',
  )
  expect(rows[0]?.slice(0, 5)).toEqual(['Art.nr', 'Benämning', 'Enhet', 'Förp', '1 À-pris'])
  expect(rows.map(([sku]) => sku)).toContain('02002')
})

test('tags in cells are taken out of lists of tools, and kept where people typed the cells', async () => {
  const bytes = bytesOf('Part number;SKU\nOTHER-2;<b>no</b>\n')
  expect((await read(bytes))[1]).toEqual(['OTHER-2', 'no'])
  const [sheet] = await readSheets('list.csv', bytes, 'kept')
  expect(sheet?.rows[1]).toEqual(['OTHER-2', '<b>no</b>'])
})
