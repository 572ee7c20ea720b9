/** XLSX sheets as programs write them, including those of another library. */
import { utils, write, type WorkBook } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheets } from '../read-table.ts'
import { UnreadableFile } from '../unreadable-file.ts'
import { xmlPieces } from './xml-pieces.ts'
import { numberStyles } from './xlsx-styles.ts'

type Parts = { readonly styles?: string; readonly strings?: string; readonly book?: string }
const workbook = (sheet: string, { styles = '', strings = '', book = '' }: Parts = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook>${book}<sheets><sheet name="A &amp; B" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  })
const read = async (bytes: Uint8Array) => {
  const [first] = await readSheets('list.xlsx', bytes)
  return first
}
const rowsOf = async (data: string, parts?: Parts) =>
  (await read(workbook(`<worksheet><sheetData>${data}</sheetData></worksheet>`, parts)))?.rows

test.each<[what: string, cell: string, read: string | number, parts?: Parts]>([
  ['a number', '<c><v>12.5</v></c>', 12.5],
  ['a number in another writing', '<c t="n"><v>1.25E1</v></c>', 12.5],
  [
    'a text beside others',
    '<c t="s"><v>1</v></c>',
    'b',
    { strings: '<si><t>a</t></si><si><t>b</t></si>' },
  ],
  [
    'a text in several writings, with its reading',
    '<c t="s"><v>0</v></c>',
    'Hammer <1> & Säge',
    {
      strings:
        '<si><r><t xml:space="preserve">Hammer </t></r><r><rPr><b/></rPr><t>&lt;1&gt; &amp; S&#228;ge</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si>',
    },
  ],
  ['a text within the cell', '<c t="inlineStr"><is><t>a_x0041_b</t></is></c>', 'aAb'],
  [
    'cents above the line',
    '<c t="inlineStr"><is><r><t>12</t></r><r><rPr><b/><vertAlign val="superscript"/></rPr><t>50</t></r></is></c>',
    '12⁵⁰',
  ],
  [
    'a footnote mark above the line, in a text beside others, and nothing below the line',
    '<c t="s"><v>0</v></c>',
    '12.50¹ H2',
    {
      strings:
        '<si><r><rPr><b/></rPr><t>12.50</t></r><r><rPr><vertAlign val="superscript"/></rPr><t xml:space="preserve">1 </t></r><r><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r></si>',
    },
  ],
  ['the text of a formula', '<c t="str"><f>A1&amp;"x"</f><v>AB</v></c>', 'AB'],
  ['a formula that nobody has computed', '<c><f>A1*2</f></c>', '#FORMULA!'],
  [
    'a shared formula that nobody has computed',
    '<c><f t="shared" si="0"/><v></v></c>',
    '#FORMULA!',
  ],
  ['a formula over no text', '<c t="str"><f>A1</f><v></v></c>', ''],
  ['an error', '<c t="e"><f>A1</f><v>#REF!</v></c>', '#REF!'],
  ['yes and no', '<c t="b"><v>1</v></c>', 'true'],
  [
    'a day in a format with a low number, as other libraries count their own',
    '<c s="0"><v>46388</v></c>',
    '2027-01-01',
    {
      styles:
        '<numFmts><numFmt numFmtId="61" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="61"/></cellXfs>',
    },
  ],
  ['a day as text', '<c t="d"><v>2026-11-28T10:00:00Z</v></c>', '2026-11-28'],
  [
    'a day',
    '<c s="1"><v>46354.75</v></c>',
    '2026-11-28',
    { styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>' },
  ],
  [
    'a day of a Macintosh, in a format of its own',
    '<c s="0"><v>44892</v></c>',
    '2026-11-28',
    {
      book: '<workbookPr date1904="1"/>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="[$-407]d\\.\\ mmmm\\ yyyy;@"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>',
    },
  ],
  [
    'a price whose format has a word with letters of days',
    '<c s="0"><v>46354</v></c>',
    46_354,
    {
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="#,##0.00 &quot;dym&quot;"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>',
    },
  ],
  [
    'a number with the zeros that its format shows',
    '<c s="0"><v>12345</v></c>',
    '0012345',
    {
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>',
    },
  ],
])('%s', async (_, cell, value, parts) => {
  const rows = await rowsOf(`<row>${cell}<c t="inlineStr"><is><t>end</t></is></c></row>`, parts)
  expect(rows).toEqual([[value, 'end']])
})

test('cells and rows without an address follow those before them; others stand where they say', async () =>
  expect(
    await rowsOf(
      "<row><c r='B1'><v>1</v></c><c><v>2</v></c></row><row r='3' hidden='1'><c><v>3</v></c><c s='1'/></row><row/>",
    ),
  ).toEqual([['', 1, 2], [], [3]]))

test('names with a prefix, merged cells, hidden rows and the name of the sheet', async () => {
  const sheet = await read(
    workbook(
      '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row><x:row r="2" hidden="true"><x:c r="A2"><x:v>2</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:B2"/></x:mergeCells></x:worksheet>',
    ),
  )
  expect(sheet).toMatchObject({
    sheet: 'A & B',
    rows: [[1], [2]],
    parts: { hiddenRows: new Set([1]), merged: [{ column: 0, lastColumn: 1, from: 0, to: 1 }] },
  })
})

test.each([
  ['ends within a cell', '<row><c><v>1</v>'],
  ['names a text that is not there', '<row><c t="s"><v>7</v></c></row>'],
  ['has a number that is none', '<row><c><v>1,5</v></c></row>'],
])('a sheet that %s is damaged, and not read in part', async (_, data) => {
  const error = await read(workbook(`<worksheet><sheetData>${data}`)).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(UnreadableFile)
  expect(String(error)).toMatch(/list\.xlsx cannot be read: the file is damaged/)
})

test('pieces of a long text are the text, whatever is cut', () => {
  const xml = `<sst>${Array.from({ length: 200_000 }, (_, n) => `<si><t>Größe ${n} €</t></si>`).join('')}</sst>`
  const pieces = [...xmlPieces(strToU8(xml), ['<si>'])]
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.slice(1).every((piece) => piece.startsWith('<si>'))).toBe(true)
  expect(pieces.join('')).toBe(xml)
})

test('what another library writes is read back', async () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'Ä', '&', '<', '"', "'", '1', '€', '\n'),
    minLength: 1,
  })
  const cell = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), async (rows) => {
      const book: WorkBook = utils.book_new()
      utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet')
      const bytes = new Uint8Array(Buffer.from(write(book, { type: 'buffer', bookSST: true })))
      const seen = (await read(bytes))?.rows.map((row) => [...row])
      const meant = rows.map((row) =>
        row.map((one) => (typeof one === 'string' ? one.trim() : one + 0)),
      )
      for (const row of meant) while (row.at(-1) === '') row.pop()
      while (meant.at(-1)?.length === 0) meant.pop()
      expect(seen).toEqual(meant)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['<border diagonalDown="1"><diagonal style="thin"/></border>', true],
  [
    '<border diagonalUp="1" diagonalDown="1"><left/><diagonal style="medium"><color/></diagonal></border>',
    true,
  ],
  ['<border diagonalDown="1"><diagonal/></border>', false],
  ['<border><left style="thin"/><diagonal/></border>', false],
])('a border across a cell strikes it out: %s', (border, isStruck) => {
  const styles = `<styleSheet><borders count="2"><border/>${border}</borders><cellXfs><xf numFmtId="0" borderId="0"/><xf numFmtId="0" borderId="1"/></cellXfs></styleSheet>`
  expect(numberStyles(styles).map(({ look }) => look.isStruck)).toEqual([false, isStruck])
})
