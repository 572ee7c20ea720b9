/** Writes the smallest XLSX file that a spreadsheet program would open. */
import { strToU8, zipSync } from 'fflate'

const officeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const xml = (text: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)

const relations = (text: string): Uint8Array =>
  xml(`<Relationships xmlns="${packages}/relationships">${text}</Relationships>`)

/** @param sheets the entries of the work sheets */
const contentTypes = (sheets: string): Uint8Array =>
  xml(
    [
      `<Types xmlns="${packages}/content-types">`,
      '<Default Extension="xml" ContentType="application/xml"/>',
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${officeType}.sheet.main+xml"/>`,
      sheets,
      '</Types>',
    ].join(''),
  )

export type Cell = string | { readonly formula: string; readonly value: number }

/** @param sheets rows of cells; a cell is a text, or a formula with its value */
export function workbook(...sheets: readonly (readonly (readonly Cell[])[])[]): Buffer {
  const cell = (value: Cell) =>
    typeof value === 'string'
      ? `<c t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c><f>${value.formula}</f><v>${value.value}</v></c>`
  const data = (rows: readonly (readonly Cell[])[]) =>
    rows
      .map((row, rowIndex) => {
        const cells = row.map((value, column) => {
          const position = `${String.fromCharCode(65 + column)}${rowIndex + 1}`
          return cell(value).replace('<c', `<c r="${position}"`)
        })
        return `<row r="${rowIndex + 1}">${cells.join('')}</row>`
      })
      .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const each = (render: (number: number) => string) =>
    sheets.map((_, index) => render(index + 1)).join('')
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': contentTypes(
        each(
          (number) =>
            `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${officeType}.worksheet+xml"/>`,
        ),
      ),
      '_rels/.rels': relations(
        `<Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
          each(
            (number) => `<sheet name="Sheet ${number}" sheetId="${number}" r:id="r${number}"/>`,
          ) +
          '</sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': relations(
        each(
          (number) =>
            `<Relationship Id="r${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        ),
      ),
      ...Object.fromEntries(
        sheets.map((rows, index) => [
          `xl/worksheets/sheet${index + 1}.xml`,
          xml(`<worksheet xmlns="${main}"><sheetData>${data(rows)}</sheetData></worksheet>`),
        ]),
      ),
    }),
  )
}
