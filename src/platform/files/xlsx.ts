/**
 * The parts of a workbook with one sheet, as text. Pure. Texts are written as texts, never as
 * formulas. Source: ECMA-376, part 1, SpreadsheetML.
 */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'
const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetNames = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Everything except the sheet, by file name within the archive. */
export const workbookParts: readonly (readonly [name: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `${head}<Types xmlns="${packageNames}/content-types">` +
      '<Default Extension="rels" ' +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
      '<Override PartName="/xl/worksheets/sheet1.xml" ' +
      `ContentType="${contentType}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${head}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" ` +
      `Type="${officeNames}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${head}<workbook xmlns="${sheetNames}" xmlns:r="${officeNames}"><sheets>` +
      '<sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" ` +
      `Type="${officeNames}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
]

/** Keeps the first row visible. */
export const sheetStart =
  `${head}<worksheet xmlns="${sheetNames}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '</sheetView></sheetViews><sheetData>'
export const sheetEnd = '</sheetData></worksheet>'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** The most characters that a cell may have. */
const maxCellText = 32_767

/** Text for XML: characters that XML 1.0 cannot contain are left out. */
const toXml = (text: string): string =>
  text
    .slice(0, maxCellText)
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)

const toCell = (value: string | number): string =>
  typeof value === 'number'
    ? `<c><v>${value}</v></c>`
    : value === ''
      ? '<c/>'
      : `<c t="inlineStr"><is><t xml:space="preserve">${toXml(value)}</t></is></c>`

/** @param first the number of the first of these rows, from 1 */
export const sheetRows = (rows: readonly (readonly (string | number)[])[], first: number): string =>
  rows
    .map((cells, index) => `<row r="${first + index}">${cells.map(toCell).join('')}</row>`)
    .join('')
