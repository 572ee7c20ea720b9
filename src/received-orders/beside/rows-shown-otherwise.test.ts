/** A row of which a workbook shows a cell otherwise, or in another color, asks; in ODS hidden rows as well. */
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  hiddenByCondition,
  showsOtherwise,
} from '../../../packages/file-reader/formats/sheet-asides.ts'
import { readFile } from '../read-file.server.ts'
import { doubtsOfShown } from './rows-shown-otherwise.ts'

const rowsOf = (shown: Partial<Parameters<typeof doubtsOfShown>[0]>, lines: readonly number[]) =>
  Object.fromEntries(
    [...doubtsOfShown({ otherwise: [], colored: [], ...shown }, lines)].map(([row, { text }]) => [
      row,
      text,
    ]),
  )

test('rows of cells and of ranges are found, others are not', () => {
  const otherwise = [
    { from: 2, to: 2, text: 'C3, struck out' },
    { from: 4, to: 6, text: 'the format of A5:B7 (0" dozen")' },
  ]
  expect(rowsOf({ otherwise }, [1, 2, 3, 4, 5, 6, 7])).toEqual({
    2: 'C3, struck out',
    4: 'the format of A5:B7 (0" dozen")',
    5: 'the format of A5:B7 (0" dozen")',
    6: 'the format of A5:B7 (0" dozen")',
  })
})

const reddish = '#ff0000 #ffffff'
const gray = '#000000 #dddddd'
test.each<[what: string, looks: readonly string[], found: Readonly<Record<number, string>>]>([
  ['one of three', ['', reddish, ''], { 1: 'B2' }],
  ['one of two', [reddish, ''], { 0: 'B1' }],
  ['all', [reddish, reddish, reddish], {}],
  ['a plain one among red ones', [reddish, '', reddish, reddish], { 1: 'B2' }],
  ['most', [reddish, reddish, ''], { 2: 'B3' }],
  ['every second row in gray', ['', gray, '', gray, ''], {}],
  [
    'every second row in red',
    ['', '#000000 #ff0000', '', '#000000 #ff0000', ''],
    { 1: 'B2', 3: 'B4' },
  ],
])('a row in another color asks where few do: %s', (_what, looks, found) => {
  const colored = looks.flatMap((look, row) => (look === '' ? [] : [{ row, column: 1, look }]))
  expect(rowsOf({ colored }, [...looks.keys()])).toEqual(found)
})
test('the color of headings is no color of a line', () => {
  const colored = [{ row: 0, column: 0, look: reddish }]
  expect(rowsOf({ colored }, [1, 2])).toEqual({})
})

const styled = (
  styles: string,
  rows: readonly (readonly [style: number, cells: readonly (string | number)[]])[],
) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8(`<styleSheet>${styles}</styleSheet>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${rows
        .map(
          ([style, cells]) =>
            `<row>${cells
              .map((cell) =>
                typeof cell === 'number'
                  ? `<c s="${style}"><v>${cell}</v></c>`
                  : `<c s="${style}" t="inlineStr"><is><t>${cell}</t></is></c>`,
              )
              .join('')}</row>`,
        )
        .join('')}</sheetData></worksheet>`,
    ),
  })
const looks = (font: string) =>
  `<fonts><font><sz val="11"/></font><font>${font}</font></fonts><fills><fill/></fills><cellXfs><xf fontId="0" fillId="0"/><xf fontId="1" fillId="0"/></cellXfs>`
const doubtsIn = async (name: string, bytes: Uint8Array) =>
  (await readFile(name, bytes)).drafts[0]?.lines.map(({ doubt }) => doubt?.kind)

test('a red row of a workbook asks, and more than twenty rows that are struck out do', async () => {
  const red = styled(looks('<color rgb="FFFF0000"/>'), [
    [1, ['SKU', 'Qty']],
    [0, ['HMR-1001', 24]],
    [1, ['HMR-1002', 24]],
    [0, ['HMR-1003', 24]],
  ])
  expect(await doubtsIn('order.xlsx', red)).toEqual([undefined, 'other-color', undefined])
  const struck = styled(looks('<strike/>'), [
    [0, ['SKU', 'Qty']],
    ...Array.from({ length: 30 }, (_, at): [number, (string | number)[]] => [
      1,
      [`HMR-${2000 + at}`, 24],
    ]),
  ])
  expect(await doubtsIn('order.xlsx', struck)).toEqual(Array(30).fill('shown-otherwise'))
})

test('a condition of Excel 2010 that strikes out names its cells; one that is bold does not', () => {
  const rule = (look: string) =>
    `<extLst><ext><x14:conditionalFormattings><x14:conditionalFormatting><x14:cfRule type="expression"><xm:f>TRUE</xm:f><x14:dxf><font>${look}</font></x14:dxf></x14:cfRule><xm:sqref>A2:C2</xm:sqref></x14:conditionalFormatting></x14:conditionalFormattings></ext></extLst>`
  const find = hiddenByCondition('')
  expect(find(rule('<strike/>'))).toEqual(['A2:C2'])
  expect(find(rule('<color rgb="FFFFFFFF"/>'))).toEqual(['A2:C2'])
  expect(find(rule('<b/>'))).toEqual([])
})

const odsRow = (attributes: string, sku: string, cell = '') =>
  `<table:table-row ${attributes}><table:table-cell office:value-type="string" ${cell}><text:p>${sku}</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="24"><text:p>24</text:p></table:table-cell></table:table-row>`
const ods = (rows: string, columns = '') =>
  zipSync({
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles><style:style style:name="low" style:family="table-row"><style:table-row-properties style:row-height="0cm"/></style:style><style:style style:name="high" style:family="table-row"><style:table-row-properties style:row-height="0.45cm"/></style:style><style:style style:name="thin" style:family="table-column"><style:table-column-properties style:column-width="0.01in"/></style:style><style:style style:name="red" style:family="table-cell"><style:text-properties fo:color="#ff0000"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="A">${columns}${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ),
  })
test.each([
  ['of no height', odsRow('table:style-name="low"', 'HMR-1002'), 'hidden-row'],
  ['filtered', odsRow('table:visibility="filter"', 'HMR-1002'), 'hidden-row'],
  [
    'of a closed group',
    `<table:table-row-group table:display="false">${odsRow('', 'HMR-1002')}</table:table-row-group>`,
    'hidden-row',
  ],
  [
    'of an open group in which another one is closed',
    `<table:table-row-group><table:table-row-group table:display="false"/>${odsRow('', 'HMR-1002')}</table:table-row-group>`,
    undefined,
  ],
  ['that is high', odsRow('table:style-name="high"', 'HMR-1002'), undefined],
  ['in red', odsRow('', 'HMR-1002', 'table:style-name="red"'), 'other-color'],
])('in ODS a row %s', async (_what, row, doubt) => {
  const bytes = ods(`${odsRow('', 'HMR-1001')}${row}${odsRow('', 'HMR-1003')}`)
  expect(await doubtsIn('order.ods', bytes)).toEqual([undefined, doubt, undefined])
})
test('in ODS a column of no width is hidden, as one in a closed group', async () => {
  const first = '<table:table-column/>'
  for (const column of [
    '<table:table-column table:style-name="thin"/>',
    '<table:table-column-group table:display="false"><table:table-column/></table:table-column-group>',
  ])
    expect(await doubtsIn('order.ods', ods(odsRow('', 'HMR-1001'), first + column))).toEqual([
      'hidden-column',
    ])
})

test.each([
  '-0;0',
  '"-"0',
  '\\-0',
  '[Red]-0',
  '(0)',
  '0"0"',
  '"1"00',
  '#"00"',
  '0"."0',
  '0":"00',
  '00/24',
  '0\\ \\x\\ 12',
  '0"/12"',
  '"~"0',
  '0"+"',
  '0*x',
])('a quantity in the format %s looks like another one', (format) => {
  expect(showsOtherwise(-1, format)).toBe(true)
})

test.each([
  '0',
  '#,##0',
  '0.00',
  '#,##0;-#,##0',
  '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  '_-* #,##0.00\\ "€"_-;-* #,##0.00\\ "€"_-',
  '#,##0.00\\ [$€-407]',
  '"$"#,##0.00_);("$"#,##0.00)',
  '# ?/?',
  '# ??/16',
  '#,##0.00\\ "kr"',
])('a number in the format %s is shown as it is', (format) => {
  expect(showsOtherwise(-1, format)).toBe(false)
})
