/** Old workbooks and those of OpenDocument are looked at as those of Excel are: nobody sees white text. */
import { CFB } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from '../read-file.server.ts'

/** What a file says beside what is read, as a person is told. */
async function saidBy(name: string, bytes: Uint8Array) {
  const read = await readFile(name, bytes)
  return read.drafts.flatMap(({ unread = [], says }) => [...unread, ...(says?.file ?? [])])
}

/** An old workbook as its records are: a font for the number, and for the last letter of the article. */
type OldBook = {
  readonly color?: number
  readonly isStruck?: boolean
  readonly height?: number
  readonly fill?: number
  readonly letter?: { readonly color?: number; readonly isStruck?: boolean }
  readonly header?: string
}
function oldBook({
  color = 8,
  isStruck = false,
  height = 200,
  fill = 0,
  letter = {},
  header = '',
}: OldBook) {
  const low = (value: number) => [value & 255, (value >> 8) & 255]
  const record = (kind: number, data: readonly number[]) => [
    ...low(kind),
    ...low(data.length),
    ...data,
  ]
  const text = (value: string) => Array.from(value, (sign) => sign.charCodeAt(0))
  const font = (icv: number, struck: boolean, high = 200) =>
    record(0x31, [
      ...low(high),
      ...low(struck ? 8 : 0),
      ...low(icv),
      ...low(400),
      0,
      0,
      0,
      0,
      0,
      0,
      5,
      0,
      ...text('Arial'),
    ])
  const format = (place: number, pattern: number) =>
    record(0xe0, [
      ...low(place),
      0,
      0,
      0,
      0,
      0x20,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      pattern << 2,
      ...low(fill),
    ])
  const begin = (part: number) =>
    record(0x08_09, [0, 6, part, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0])
  const end = record(0x0a, [])
  const string = (value: string, runs: readonly number[] = []) => [
    ...low(value.length),
    runs.length > 0 ? 8 : 0,
    ...(runs.length > 0 ? low(runs.length / 2) : []),
    ...text(value),
    ...runs.flatMap(low),
  ]
  const shared = record(0xfc, [
    3,
    0,
    0,
    0,
    3,
    0,
    0,
    0,
    ...string('Article'),
    ...string('Quantity'),
    ...string('HAM-16', [5, 6]),
  ])
  const globals = (offset: number) => [
    ...begin(5),
    ...[0, 1, 2, 3].flatMap(() => font(8, false)),
    ...font(color, isStruck, height),
    ...font(letter.color ?? 8, letter.isStruck ?? false),
    ...format(0, 0),
    ...format(5, fill === 0 ? 0 : 1),
    ...record(0x85, [...low(offset), 0, 0, 0, 0, 6, 0, ...text('Sheet1')]),
    ...shared,
    ...end,
  ]
  const cell = (row: number, column: number, place: number) =>
    record(0xfd, [...low(row), ...low(column), 0, 0, ...low(place), 0, 0])
  const sheet = [
    ...begin(16),
    ...(header === '' ? [] : record(0x14, [...low(header.length), 0, ...text(header)])),
    ...cell(0, 0, 0),
    ...cell(0, 1, 1),
    ...cell(1, 0, 2),
    ...record(0x02_7e, [1, 0, 1, 0, 1, 0, ...low((24 << 2) | 2), 0, 0]),
    ...end,
  ]
  const stream = [...globals(globals(0).length), ...sheet]
  const file = CFB.utils.cfb_new()
  const filled = [...stream, ...Array<number>(5000 - stream.length).fill(0)]
  CFB.utils.cfb_add(file, 'Workbook', Uint8Array.from(filled))
  return new Uint8Array(Buffer.from(CFB.write(file, { type: 'buffer' })))
}

test.each<[string, OldBook, readonly string[]]>([
  ['plain', {}, []],
  ['with page numbers', { header: '&C&"Arial,Regular"&12Page &P of &N' }, []],
  ['white on blue', { color: 9, fill: 12 }, []],
  ['with a header', { header: '&LANFRAGE&RPage &P' }, ['ANFRAGE']],
  ['white', { color: 9 }, ['B2 (struck out, tiny, or in the color of the cell)']],
  ['blue on blue', { color: 12, fill: 12 }, ['B2 (struck out, tiny, or in the color of the cell)']],
  ['struck', { isStruck: true }, ['B2 (struck out, tiny, or in the color of the cell)']],
  ['tiny', { height: 20 }, ['B2 (struck out, tiny, or in the color of the cell)']],
  [
    'partly struck',
    { letter: { isStruck: true } },
    ['A2 (struck out, tiny, or in the color of the cell)'],
  ],
  [
    'partly white',
    { letter: { color: 1 } },
    ['A2 (struck out, tiny, or in the color of the cell)'],
  ],
])('an old workbook that is %s is looked at as one of today', async (_what, book, said) => {
  expect(await saidBy('order.xls', oldBook(book))).toEqual(said)
})

/** An OpenDocument one: how its number looks, and what its pages print. */
function openBook(properties: string, header = '', article = 'HAM-16') {
  const cell = (value: string) =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
  return zipSync({
    'styles.xml': strToU8(
      `<office:document-styles><office:styles><style:style style:name="Default" style:family="table-cell"/><style:style style:name="Loud" style:family="table-cell" style:parent-style-name="Default">${properties}</style:style></office:styles><office:master-styles><style:master-page style:name="Default"><style:header><text:p><text:sheet-name>???</text:sheet-name>${header}</text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number> / <text:page-count>9</text:page-count></text:p></style:footer></style:master-page><style:master-page style:name="Report"><style:header><text:p>Never printed</text:p></style:header></style:master-page></office:master-styles></office:document-styles>`,
    ),
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles><style:style style:name="ta1" style:family="table" style:master-page-name="Default"/><style:style style:name="ce1" style:family="table-cell" style:parent-style-name="Loud"/><style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sheet1" table:style-name="ta1"><table:table-column/><table:table-column table:default-cell-style-name="ce1"/><table:table-row>${cell('Article')}<table:table-cell table:style-name="Default" office:value-type="string"><text:p>Quantity</text:p></table:table-cell></table:table-row><table:table-row>${cell(article)}<table:table-cell office:value-type="float" office:value="24"><text:p>24</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })
}

test.each<[string, string, string, readonly string[]]>([
  ['plain', '', '', []],
  ['bold', '<style:text-properties fo:color="#000000" fo:font-weight="bold"/>', '', []],
  [
    'white on blue',
    '<style:table-cell-properties fo:background-color="#102030"/><style:text-properties fo:color="#ffffff"/>',
    '',
    [],
  ],
  ['with a header', '', 'ANFRAGE', ['ANFRAGE']],
  [
    'white',
    '<style:text-properties fo:color="#ffffff"/>',
    '',
    ['B2 (struck out, tiny, or in the color of the cell)'],
  ],
  [
    'tiny',
    '<style:text-properties fo:font-size="1pt"/>',
    '',
    ['B2 (struck out, tiny, or in the color of the cell)'],
  ],
  [
    'raised',
    '<style:text-properties style:text-position="super 58%"/>',
    '',
    ['B2 (struck out, tiny, or in the color of the cell)'],
  ],
  ['not raised', '<style:text-properties style:text-position="0% 100%"/>', '', []],
  [
    'struck',
    '<style:text-properties style:text-line-through-style="solid"/>',
    '',
    ['B2 (struck out, tiny, or in the color of the cell)'],
  ],
])(
  'an OpenDocument workbook that is %s is looked at as one of Excel',
  async (_what, properties, header, said) => {
    expect(await saidBy('order.ods', openBook(properties, header))).toEqual(said)
  },
)

test('a part of a cell of an OpenDocument workbook that is struck out is named', async () => {
  const article = 'HAM-1<text:span text:style-name="T1">7</text:span>6'
  expect(await saidBy('order.ods', openBook('', '', article))).toEqual([
    'A2 (struck out, tiny, or in the color of the cell)',
  ])
})
