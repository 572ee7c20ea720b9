/** A currency that only number formats show is the currency of the list. */
import { write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readTable } from '../read-table.ts'
import { currencyOfFormat } from './currency-formats.ts'

test.each([
  ['"$"#,##0.00', '$'],
  ['[$$-409]#,##0.00', '$'],
  ['#,##0.00\\ [$€-407]', '€'],
  ['[$CHF]\\ #,##0.00', 'CHF'],
  ['#,##0.00 "€"', '€'],
  ['_-£* #,##0.00_-', '£'],
  ['#,##0.00', ''],
  ['dd.mm.yyyy', ''],
  ['[Red]0.00', ''],
])('%s shows %s', (format, currency) => {
  expect(currencyOfFormat(format)).toBe(currency)
})

const cells = [
  ['SKU', 'Name', 'Price'],
  ['A-1', 'Hammer', 10.5],
  ['A-2', 'Saw', 12.5],
] as const

test('an old workbook', async () => {
  const sheet = Object.fromEntries(
    cells.flatMap((row, line) =>
      row.map((value, column) => {
        const cell =
          typeof value === 'number' ? { t: 'n', v: value, z: '"$"#,##0.00' } : { t: 's', v: value }
        return [`${'ABC'[column]}${line + 1}`, cell]
      }),
    ),
  )
  const book = { SheetNames: ['Liste'], Sheets: { Liste: { ...sheet, '!ref': 'A1:C3' } } }
  const bytes = write(book, { type: 'buffer', bookType: 'biff8' })
  expect(await readTable('list.xls', new Uint8Array(bytes))).toMatchObject({ currency: 'USD' })
})

test('a workbook of today', async () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const relations = (...targets: readonly (readonly [string, string])[]) =>
    strToU8(
      `<Relationships xmlns="${packaged}">${targets
        .map(
          ([type, target], index) =>
            `<Relationship Id="rId${index + 1}" Type="${office}/${type}" Target="${target}"/>`,
        )
        .join('')}</Relationships>`,
    )
  const rows = cells.map((row, line) => {
    const inner = row.map((value, column) => {
      const at = `${'ABC'[column]}${line + 1}`
      return typeof value === 'number'
        ? `<c r="${at}" s="1"><v>${value}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
    })
    return `<row r="${line + 1}">${inner.join('')}</row>`
  })
  const bytes = zipSync({
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    ),
  })
  expect(await readTable('list.xlsx', bytes)).toMatchObject({ currency: 'USD' })
})

test('an OpenDocument sheet', async () => {
  const row = (values: readonly (string | number)[]) =>
    `<table:table-row>${values
      .map((value) =>
        typeof value === 'number'
          ? `<table:table-cell office:value-type="currency" office:currency="CHF" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
          : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`,
      )
      .join('')}</table:table-row>`
  const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="L">${cells
    .map((one) => row(one))
    .join('')}</table:table></office:spreadsheet></office:body></office:document-content>`
  const bytes = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(content),
  })
  expect(await readTable('list.ods', bytes)).toMatchObject({ currency: 'CHF' })
})
